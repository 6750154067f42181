package org.gobang.ai.search;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.gobang.ai.search.opening.OpeningSearch;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.tree.Variation;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.player.Turn;

/**
 * A search of opening positions with parts of a turn's budget.
 *
 * @param context the tables and limits of the game
 * @param time the time of the turn
 */
record BudgetedOpeningSearch(SearchContext context, Turn turn, TimeManager time)
    implements OpeningSearch {

  /** The time for a step without a time limit. */
  private static final long UNLIMITED_TIME = Duration.ofSeconds(3).toNanos();

  /** The minimum nodes for the value of a position. */
  private static final long FEWEST_NODES = 20;

  @Override
  public List<Valued> best(Board board, List<Point> among, int lines, double part)
      throws InterruptedException {
    SearchPosition position = BoardConversion.position(board);
    List<Integer> moves =
        among.isEmpty()
            ? context.rootMoves(position, board)
            : among.stream().map(point -> BoardConversion.number(point, board)).toList();
    if (moves.isEmpty()) {
      return List.of(new Valued(board.vacant().get(0), 0));
    }
    int multiPv = Math.min(lines, moves.size());
    long nodes = context.nodes(turn.budget());
    boolean counted = nodes < Long.MAX_VALUE;
    List<Variation> best =
        new LazySmp(
                position,
                context.tables(position),
                context.limits(
                    turn,
                    counted ? time.deadline() : deadline(part),
                    counted ? Math.max(FEWEST_NODES, (long) (nodes * part)) : nodes))
            .search(
                moves,
                multiPv,
                Optional.empty(),
                SearchContext.maxDepth(turn.budget()),
                0,
                search -> multiPv > 1 || search.isUndecided());
    SearchContext.throwIfInterrupted();
    return best.stream()
        .map(each -> new Valued(BoardConversion.point(each.move(), board.size()), each.value()))
        .toList();
  }

  @Override
  public boolean isOver() {
    return turn.stop().requested() || time.now() - time.deadline() > 0;
  }

  private long deadline(double part) {
    return Math.min(time.deadline(), time.now() + time.share(part, UNLIMITED_TIME));
  }
}
