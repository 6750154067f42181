package org.gobang.game;

import java.time.Duration;
import java.util.function.Consumer;
import org.gobang.api.Option;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Stop;

/**
 * Plays some moves with a search player in a new process before its first real move, so that Java
 * compiles the code. Class loading, just-in-time compilation and the tables of the rules would
 * delay that move.
 */
public final class PlayerWarmUp {

  /** The number of moves. On an empty board, the first two need no search. */
  private static final int MOVES = 4;

  private static final Duration MOVE_TIME = Duration.ofMillis(30);

  private PlayerWarmUp() {}

  /**
   * Plays the moves if the player is a search player. Stops at the first failure.
   *
   * @param setup the player; an instance is created and closed
   * @param start the initial board
   * @param stop requests an immediate stop, for example for a real move
   * @param reports receives the insights of the player
   * @throws RefusedException if the player cannot be created, for example because it does not
   *     support the rules
   * @throws InterruptedException if the thread is interrupted while waiting
   */
  public static void run(PlayerSetup setup, Board start, Stop stop, Consumer<Insight> reports)
      throws InterruptedException {
    if (setup.provider().options().stream().noneMatch(each -> each.key().equals(Option.HASH))) {
      return;
    }
    Budget budget = Budget.of(new Budget.Limit.MoveTime(MOVE_TIME));
    try (GuardedPlayer player = GuardedPlayer.create(setup, start)) {
      Board board = start;
      for (int i = 0; i < MOVES && board.outcome() instanceof Outcome.Undecided; i++) {
        if (stop.requested()
            || !(player.ask(board, budget, 1, stop, reports)
                instanceof PlayerReply.Chosen chosen)) {
          return;
        }
        board = board.play(chosen.point());
      }
    }
  }
}
