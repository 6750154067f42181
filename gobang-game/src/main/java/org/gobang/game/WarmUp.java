package org.gobang.game;

import java.time.Duration;
import java.util.function.Consumer;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;

/**
 * Some moves that a search plays against itself in a new process, before the first one that counts.
 * Until then Java has neither loaded its classes nor compiled them to machine code, and tables for
 * the rules are still to be made: the first move would be late.
 */
public final class WarmUp {

  /** On an empty board the first two of them take no search. */
  private static final int MOVES = 4;

  private static final Duration MOVE_TIME = Duration.ofMillis(30);

  /** What can be told how much to remember is a search; any other player needs no warming up. */
  private static final String OF_A_SEARCH = "hash";

  private WarmUp() {}

  /**
   * Plays the moves if the player is a search; one that fails has shown enough.
   *
   * @param setup the player; another one is made of it, and closed
   * @param start where to begin
   * @param reports told of the player's insights
   * @throws RefusedException if the player cannot be made, as where it does not play the rules
   * @throws InterruptedException if the thread was interrupted meanwhile
   */
  public static void of(PlayerSetup setup, Board start, Consumer<Insight> reports)
      throws InterruptedException {
    if (setup.provider().options().stream().noneMatch(each -> each.key().equals(OF_A_SEARCH))) {
      return;
    }
    Budget budget = Budget.of(new Budget.Limit.MoveTime(MOVE_TIME));
    try (GuardedPlayer player = GuardedPlayer.create(setup, start)) {
      Board board = start;
      for (int i = 0; i < MOVES && board.outcome() instanceof Outcome.Undecided; i++) {
        if (!(player.ask(board, budget, 1, new StopSignal(), reports)
            instanceof Reply.Chosen chosen)) {
          return;
        }
        board = board.play(chosen.point());
      }
    }
  }
}
