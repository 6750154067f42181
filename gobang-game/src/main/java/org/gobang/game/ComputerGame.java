package org.gobang.game;

import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.player.Score;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Result;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A game between two engines, played to the end on the calling thread. It has no listeners and is
 * not saved. Each player runs on its own {@link PlayerThread}, so that a move costs one hand-over
 * to that thread and back.
 */
record ComputerGame(
    GameModel model, GameSetup setup, GameAdjudicator adjudicator, TimeSource timeSource) {

  private static final Logger LOG = LoggerFactory.getLogger(ComputerGame.class);

  /**
   * Plays the game and closes the players before returning, so that they use no processor time
   * during the next game, except on abandoned threads.
   */
  GameState play() throws InterruptedException {
    try {
      while (!model.over()) {
        turn();
      }
      return model.state(timeSource.nanoTime());
    } finally {
      for (Stone seat : Stone.values()) {
        model.player(seat).release(Runnable::run);
      }
    }
  }

  private void turn() throws InterruptedException {
    try {
      playTurn();
    } catch (InterruptedException dropped) {
      throw dropped;
    } catch (Throwable e) {
      // GuardedPlayer throws nothing else, so the board failed: the game ends without a loser.
      PluginErrors.log(LOG, "A board failed", e);
      end(
          new Result(
              Optional.empty(), Ending.ABANDONED, "the board failed: " + PluginErrors.describe(e)));
    }
  }

  private void playTurn() throws InterruptedException {
    GamePosition before = model.position();
    GuardedTurn turn =
        GuardedTurn.move(
            before.board(),
            model.clocks().current().budget(setup.budget(), before.seatToAct()),
            1,
            insight -> {});
    PlayerReply reply = ask(before, turn);
    if (reply instanceof PlayerReply.Answered answered) {
      moved(before, answered, turn);
    } else if (reply instanceof PlayerReply.Failed failed) {
      model.clocks().charge(failed.spent());
      end(LossResult.of(before.toAct(), failed, setup.fouls()));
    }
  }

  private PlayerReply ask(GamePosition before, GuardedTurn turn) throws InterruptedException {
    try {
      return model
          .player(before.seatToAct())
          .instance()
          .ask(turn, () -> model.clocks().run(before.seatToAct(), timeSource.nanoTime()));
    } catch (RefusedException e) {
      return PlayerReply.Failed.uncreated(e);
    }
  }

  private void moved(GamePosition before, PlayerReply.Answered answered, GuardedTurn turn) {
    Move move = before.move(answered);
    model.moved(move, before.after(move), answered.spent(), turn.scoreAfter(move));
    if (!model.over()) {
      // A score for a stone of the opponent's colour says nothing about the player's own side.
      Optional<Score> own =
          before.toAct() == before.toMove() ? turn.score() : Optional.<Score>empty();
      adjudicator.adjudicate(model.position().board(), own).ifPresent(this::end);
    }
  }

  private void end(Result result) {
    model.end(result, timeSource.nanoTime());
  }
}
