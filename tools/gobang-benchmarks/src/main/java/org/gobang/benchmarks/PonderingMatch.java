package org.gobang.benchmarks;

import java.util.IntSummaryStatistics;
import java.util.Locale;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Player;
import org.gobang.testkit.TestTurn;

/**
 * A match between {@code search} with and without pondering, with equal nodes per move and for
 * pondering. Both players alternate on one thread, so a match is reproducible.
 */
public final class PonderingMatch {

  private static final int SIZE = 15;

  private final Budget budget;
  private final IntSummaryStatistics pondering = new IntSummaryStatistics();
  private final IntSummaryStatistics waiting = new IntSummaryStatistics();

  private PonderingMatch(Budget budget) {
    this.budget = budget;
  }

  /**
   * Plays the match. Colours are swapped after each game, and the seed changes after every second
   * game.
   *
   * @param args the number of games and the number of nodes per move
   * @throws InterruptedException if the thread is interrupted
   */
  public static void main(String[] args) throws InterruptedException {
    int games = Integer.parseInt(args[0]);
    long nodes = Long.parseLong(args[1]);
    PonderingMatch match = new PonderingMatch(Budget.of(new Budget.Limit.Nodes(nodes)));
    double points = 0;
    for (int game = 0; game < games; game++) {
      points += match.play(game % 2 == 0 ? Stone.BLACK : Stone.WHITE, game / 2);
    }
    System.out.printf(
        Locale.ROOT,
        "pondering: %.1f of %d points; mean depth %.2f, without pondering %.2f%n",
        points,
        games,
        match.pondering.getAverage(),
        match.waiting.getAverage());
  }

  /** Plays a game and returns the points of the pondering side. */
  private double play(Stone ponders, long seed) throws InterruptedException {
    Board board = Services.board("freestyle", Start.empty(SIZE));
    try (Player own = Services.player("search", board, seed);
        Player other = Services.player("search", board, seed)) {
      while (board.outcome() instanceof Outcome.Undecided) {
        boolean ownTurn = board.toMove() == ponders;
        if (!ownTurn) {
          own.ponder(new TestTurn(board, budget, 1));
        }
        TestTurn turn = new TestTurn(board, budget, 1);
        board = board.play((ownTurn ? own : other).choose(turn));
        // One is a move without a search.
        turn.reported().stream()
            .filter(Insight.Line.class::isInstance)
            .mapToInt(line -> ((Insight.Line) line).depth())
            .reduce((before, last) -> last)
            .stream()
            .filter(depth -> depth > 1)
            .forEach(ownTurn ? pondering : waiting);
      }
    }
    if (board.outcome() instanceof Outcome.Won won) {
      return won.stone() == ponders ? 1 : 0;
    }
    return 0.5;
  }
}
