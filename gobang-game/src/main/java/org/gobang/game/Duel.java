package org.gobang.game;

import java.time.Duration;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Result;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A game between two computers, played to its end on one thread: nobody listens, nothing waits for
 * anything but the players. Each of them has the one thread that the guard gives it, so that a move
 * costs a hand-over to it and back.
 */
final class Duel {

  private static final Logger LOG = LoggerFactory.getLogger(Duel.class);

  private final Standing standing;
  private final GameSetup setup;
  private final Referee referee;
  private final Timing timing;

  Duel(Standing standing, GameSetup setup, Referee referee, Timing timing) {
    this.standing = standing;
    this.setup = setup;
    this.referee = referee;
    this.timing = timing;
  }

  /**
   * Plays, and lets the players go before it returns: none of them thinks on beside the next game,
   * unless it cannot be ended.
   */
  GameState play() throws InterruptedException {
    try {
      while (!standing.over()) {
        turn();
      }
      return standing.state(timing.nanoTime());
    } finally {
      for (Stone stone : Stone.values()) {
        standing.chair(stone).letGo(Runnable::run);
      }
    }
  }

  private void turn() throws InterruptedException {
    try {
      play(standing.toMove());
    } catch (InterruptedException dropped) {
      throw dropped;
    } catch (Throwable e) {
      // The board's, as the guard lets nothing else through; that is nobody's loss, and the end.
      Fault.log(LOG, "A board failed", e);
      end(new Result(Optional.empty(), Ending.ABANDONED, "the board failed: " + Fault.words(e)));
    }
  }

  private void play(Stone stone) throws InterruptedException {
    GuardedTurn turn =
        new GuardedTurn(
            standing.position().board(),
            standing.clocks().budget(setup.budget(), stone),
            1,
            insight -> {});
    Reply reply = ask(stone, turn);
    if (reply instanceof Reply.Chosen chosen) {
      moved(stone, chosen, turn);
    } else if (reply instanceof Reply.Failed failed) {
      standing.charge(failed.spent());
      end(Lost.by(stone, failed, setup.fouls()));
    }
  }

  private Reply ask(Stone stone, GuardedTurn turn) throws InterruptedException {
    try {
      return standing.chair(stone).player().ask(turn, () -> standing.runClock(timing.nanoTime()));
    } catch (RefusedException e) {
      return new Reply.Failed(Ending.REFUSED, Fault.sentence(e), Duration.ZERO);
    }
  }

  private void moved(Stone stone, Reply.Chosen chosen, GuardedTurn turn) {
    Move move = new Move.Place(stone, chosen.point());
    standing.moved(
        move, standing.position().after(move), chosen.spent(), turn.worthAfter(chosen.point()));
    if (!standing.over()) {
      referee.look(standing.position().board(), turn.worth()).ifPresent(this::end);
    }
  }

  private void end(Result result) {
    standing.end(result, timing.nanoTime());
  }
}
