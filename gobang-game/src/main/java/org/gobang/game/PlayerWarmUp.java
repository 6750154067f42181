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
 * Lets a search play some moves against itself in a new process before its first real move. Class
 * loading, just-in-time compilation and the tables of the rules would delay that move.
 */
public final class PlayerWarmUp {

  /** On an empty board the first two need no search. */
  private static final int MOVES = 4;

  private static final Duration MOVE_TIME = Duration.ofMillis(30);

  private PlayerWarmUp() {}

  /**
   * Plays the moves if the player is a search, and stops at its first failure.
   *
   * @param setup the player, of which an instance is created and closed
   * @param start the board to start with
   * @param stop requests the end at once, when the player has something better to do
   * @param reports receives the player's insights
   * @throws RefusedException if the player cannot be created, such as for rules that it does not
   *     play
   * @throws InterruptedException if the thread was interrupted meanwhile
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
