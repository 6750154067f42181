package org.gobang.tuning;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;

/**
 * Finds the shortest win by fours alone: each move of the attacker makes a four, so the defender
 * has one answer. Iterative deepening; for rules where a four is answered at one point.
 */
final class FourSolver {

  private final SearchPosition position;
  private final long maxNodes;
  private long nodes;

  /** By the key of a position, the plies within which it is not won. */
  private final Map<Long, Integer> failed = new HashMap<>();

  private FourSolver(SearchPosition position, long maxNodes) {
    this.position = position;
    this.maxNodes = maxNodes;
  }

  /**
   * A win by fours.
   *
   * @param move the first move
   * @param plies how many it takes
   */
  record Win(int move, int plies) {}

  /**
   * Searches for a win of the side to move.
   *
   * @param position the position; unchanged when this returns
   * @param mostPlies how long the win may be
   * @param maxNodes how many nodes to search at most
   */
  static Optional<Win> solve(SearchPosition position, int mostPlies, long maxNodes) {
    FourSolver solver = new FourSolver(position, maxNodes);
    for (int plies = 1; plies <= mostPlies && solver.nodes < maxNodes; plies += 2) {
      int move = solver.winningMove(plies);
      if (move != SearchPosition.NOWHERE) {
        return Optional.of(new Win(move, plies));
      }
    }
    return Optional.empty();
  }

  /** A move that wins within so many plies, {@link SearchPosition#NOWHERE} if there is none. */
  private int winningMove(int plies) {
    int side = position.sideToMove();
    int five = position.fivePoint(side);
    if (five != SearchPosition.NOWHERE || plies < 3 || ++nodes > maxNodes) {
      return five;
    }
    if (failed.getOrDefault(position.key(), 0) >= plies) {
      return SearchPosition.NOWHERE;
    }
    int toStop = position.fivePoint(side ^ 1);
    for (int word = 0; word < position.words(); word++) {
      for (long left = position.fourPoints(side, word); left != 0; left &= left - 1) {
        int point = (word << 6) + Long.numberOfTrailingZeros(left);
        boolean stops = toStop == SearchPosition.NOWHERE || toStop == point;
        if (stops && !position.isForbidden(point) && wins(point, plies)) {
          return point;
        }
      }
    }
    failed.put(position.key(), plies);
    return SearchPosition.NOWHERE;
  }

  private boolean wins(int four, int plies) {
    int side = position.sideToMove();
    position.makeMove(four);
    int answer = position.fivePoint(side);
    boolean wins = false;
    if (answer != SearchPosition.NOWHERE && position.count(side ^ 1, Shape.FIVE) == 0) {
      wins = position.count(side, Shape.FIVE) > 1 || position.isForbidden(answer);
      if (!wins) {
        position.makeMove(answer);
        wins = winningMove(plies - 2) != SearchPosition.NOWHERE;
        position.undoMove();
      }
    }
    position.undoMove();
    return wins;
  }
}
