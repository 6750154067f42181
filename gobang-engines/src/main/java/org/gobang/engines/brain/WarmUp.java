package org.gobang.engines.brain;

import java.time.Duration;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.player.Budget;
import org.gobang.game.GuardedPlayer;
import org.gobang.game.PlayerSetup;
import org.gobang.game.Reply;
import org.gobang.game.StopSignal;

/**
 * The first moves of a game that a search plays against itself before the first one that counts.
 * Until then Java has neither loaded its classes nor compiled them to machine code, and tables for
 * the rules are still to be made: the first move would be late.
 */
final class WarmUp {

  /** The first two of them take no search. */
  private static final int MOVES = 4;

  private static final Duration MOVE_TIME = Duration.ofMillis(30);

  private WarmUp() {}

  /**
   * Plays the moves; a player that fails has shown enough.
   *
   * @param setup the player; another one is made of it, and closed
   * @param empty the board
   * @throws RefusedException if the player cannot be made, as where it does not play the rules
   * @throws InterruptedException if the thread was interrupted meanwhile
   */
  static void of(PlayerSetup setup, Board empty) throws InterruptedException {
    Budget budget = Budget.of(new Budget.Limit.MoveTime(MOVE_TIME));
    try (GuardedPlayer player = GuardedPlayer.create(setup, empty)) {
      Board board = empty;
      for (int i = 0; i < MOVES && board.outcome() instanceof Outcome.Undecided; i++) {
        Detail detail = new Detail(board.size(), 1, false);
        if (!(player.ask(board, budget, 1, new StopSignal(), detail::of)
            instanceof Reply.Chosen chosen)) {
          return;
        }
        board = board.play(chosen.point());
      }
    }
  }
}
