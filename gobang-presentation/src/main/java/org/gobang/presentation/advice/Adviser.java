package org.gobang.presentation.advice;

import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.api.player.Insight;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.advice.HeatMap.Source;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.text.Notice;
import org.gobang.presentation.text.Notices;
import org.gobang.presentation.text.Texts;

/**
 * Collects assessments of the current game: engine reports, hints and weights of points. An answer
 * belongs to its position and is shown for no other.
 *
 * <p>Use only on the interface thread.
 */
public final class Adviser implements AutoCloseable {

  private final InterfaceContext context;
  private final Texts texts;
  private final Notices notices;
  private final Hints hints;
  private final HeatMap heatMap;
  private SteppedHint.Step step = SteppedHint.Step.AREA;
  private Source shown = Source.OfGame.OFF;
  private ThinkingLog thinking = new ThinkingLog();

  /**
   * Creates an adviser without a game.
   *
   * @param changed run when the displayed weights change
   */
  public Adviser(InterfaceContext context, Runnable changed) {
    this.context = context;
    this.texts = context.texts();
    this.notices = context.notices();
    this.hints = new Hints(context);
    this.heatMap =
        new HeatMap(
            context,
            weights -> {
              notices.withdraw(asking("weights.asked"));
              changed.run();
            },
            sentence ->
                fail(
                    sentence, shown == Source.OfGame.ANY ? "weights.none" : "weights.none.player"));
  }

  private Notice asking(String key) {
    return new Notice(texts.of(key), false);
  }

  private void fail(String sentence, String key) {
    notices.fail(sentence.isBlank() ? texts.of(key) : sentence);
  }

  /** Handles the start of another game. */
  public void begin() {
    thinking = new ThinkingLog();
    hints.forget();
  }

  /**
   * Handles a new state of the game.
   *
   * @param nanos the time of receipt, in nanoseconds of the interface clock
   */
  public void changed(GameState now, long nanos) {
    thinking.changed(now, nanos);
    hints.changed(now);
    if (!hints.asked()) {
      notices.withdraw(asking("hint.asked"));
    }
    heatMap.changed(now);
  }

  /** Handles a report of the engine to move. */
  public void reported(Insight insight) {
    thinking.reported(insight);
  }

  /**
   * Returns the engine report on the position or, if there is none, on the position before the last
   * move.
   */
  public Optional<Thinking> thinking(GameState state) {
    return thinking.at(state);
  }

  /** Returns the heat map. */
  public HeatMap heatMap() {
    return heatMap;
  }

  /** Returns the weights of the points in a position, if the heat map is on. */
  public Optional<HeatMap.PlayerWeights> weights(GameState state) {
    return heatMap.at(state, thinking);
  }

  /** Shows the weights from a source in this and later positions, or hides them. */
  public void showWeights(Source source, GameState now) {
    shown = source;
    notices.settle();
    if (source == Source.OfGame.ANY) {
      notices.show(asking("weights.asked"));
    }
    heatMap.show(source, now);
  }

  /** Returns the shown part of the hint for a position; empty without a hint. */
  public Optional<SteppedHint> hint(GameState state) {
    return hints.at(state).map(hint -> new SteppedHint(hint, step));
  }

  /** Shows an existing hint if the game is at the position of the hint. */
  public void give(SteppedHint known) {
    hints.give(known.hint());
    step = known.step();
  }

  /** Hides the hint. */
  public void forgetHint() {
    hints.forget();
  }

  /**
   * Requests a hint for the side to move, or shows its next part: first the area, then the move,
   * then the variation.
   *
   * @throws RefusedException if the game is over there
   */
  public void askForHint(GameState now) {
    if (now.result().isPresent()) {
      throw new RefusedException(Game.OVER, "the game is over");
    }
    if (hints.at(now).isPresent()) {
      step = step.next();
      notices.settle();
      return;
    }
    step = SteppedHint.Step.AREA;
    notices.show(asking("hint.asked"));
    hints.ask(
        now,
        new Hints.Reply() {
          @Override
          public void given(Hint hint) {
            // The hint is shown with its sentence while the game is at that position.
            notices.settle();
          }

          @Override
          public void chosen(String key) {
            notices.say(texts.of("hint.choice", context.describer().choice(now, key)));
          }

          @Override
          public void failed(String sentence) {
            fail(sentence, "hint.none");
          }

          @Override
          public void late() {
            notices.fail(texts.of("judge.late"));
          }
        });
  }

  @Override
  public void close() {
    hints.close();
    heatMap.close();
  }
}
