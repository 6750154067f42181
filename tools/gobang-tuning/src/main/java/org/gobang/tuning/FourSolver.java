package org.gobang.tuning;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;

/**
 * Finds the shortest VCF: a win in which each move of the attacker makes a four with one answer. It
 * uses iterative deepening, for rules with one answer to a four.
 */
final class FourSolver {

  private final SearchPosition position;
  private final long maxNodes;
  private long nodes;

  /** The plies within which a position is not won, by its key. */
  private final Map<Long, Integer> failed = new HashMap<>();

  private FourSolver(SearchPosition position, long maxNodes) {
    this.position = position;
    this.maxNodes = maxNodes;
  }

  /**
   * A VCF.
   *
   * @param move the first move
   * @param plies the length in plies
   */
  record Win(int move, int plies) {}

  /**
   * Finds a VCF of the side to move; empty if there is none.
   *
   * @param position the position, unchanged after the call
   * @param mostPlies the maximum length of the win
   * @param maxNodes the maximum number of nodes
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

  /** Returns a move that wins within a number of plies, {@link SearchPosition#NOWHERE} for none. */
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
