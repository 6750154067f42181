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
 * What players think of the positions of the game at hand: those that play in it, and those that
 * are asked for a hint or for weights. An answer belongs to its position, and is given for no
 * other.
 *
 * <p>Used on the front end's thread alone.
 */
public final class Adviser implements AutoCloseable {

  private final InterfaceContext context;
  private final Texts texts;
  private final Notices notices;
  private final Hints hints;
  private final HeatMap heatMap;
  private final Runnable changed;
  private SteppedHint.Step step = SteppedHint.Step.AREA;
  private Source shown = Source.OfGame.OFF;
  private ThinkingLog thinking = new ThinkingLog();

  /**
   * An adviser of no game yet.
   *
   * @param changed run when there are other weights to show
   */
  public Adviser(InterfaceContext context, Runnable changed) {
    this.context = context;
    this.texts = context.texts();
    this.notices = context.notices();
    this.changed = changed;
    this.hints = new Hints(context);
    this.heatMap = new HeatMap(context, new WeightsShown());
  }

  private Notice asking(String key) {
    return new Notice(texts.of(key), false);
  }

  private void fail(String sentence, String key) {
    notices.fail(sentence.isBlank() ? texts.of(key) : texts.reported(sentence));
  }

  /** Another game begins. */
  public void begin() {
    thinking = new ThinkingLog();
    hints.forget();
  }

  /**
   * The game is in another state.
   *
   * @param nanos when that was received
   */
  public void changed(GameState now, long nanos) {
    thinking.changed(now, nanos);
    hints.changed(now);
    if (!hints.asked()) {
      notices.withdraw(asking("hint.asked"));
    }
    heatMap.changed(now);
  }

  /** The computer that is to move reported something. */
  public void reported(Insight insight) {
    thinking.reported(insight);
  }

  /** What a computer reported about a position, or else before the move that led there. */
  public Optional<Thinking> thinking(GameState state) {
    return thinking.at(state);
  }

  /** The heat map: whose weights are shown. */
  public HeatMap heatMap() {
    return heatMap;
  }

  /** The weights of the points of a position, where they are shown. */
  public Optional<HeatMap.PlayerWeights> weights(GameState state) {
    return heatMap.at(state, thinking);
  }

  /** Shows the weights of a player in this position and those to come, or of none. */
  public void showWeights(Source source, GameState now) {
    shown = source;
    notices.settle();
    if (source == Source.OfGame.ANY) {
      notices.show(asking("weights.asked"));
    }
    heatMap.show(source, now);
  }

  /** The hint for a position, as far as it is shown; empty where there is none. */
  public Optional<SteppedHint> hint(GameState state) {
    return hints.at(state).map(hint -> new SteppedHint(hint, step));
  }

  /** Shows a hint that was found otherwise, where the game is at its position. */
  public void give(SteppedHint known) {
    hints.give(known.hint());
    step = known.step();
  }

  /** Shows the hint no longer. */
  public void forgetHint() {
    hints.forget();
  }

  /**
   * Asks where the side to move should play: first for the area, then for the move, then for the
   * line.
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
            // Shown with its sentence for as long as the game is at that position.
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

  private final class WeightsShown implements HeatMap.Listener {
    @Override
    public void weighed(HeatMap.PlayerWeights weights) {
      notices.withdraw(asking("weights.asked"));
      changed.run();
    }

    @Override
    public void failed(String sentence) {
      fail(sentence, shown == Source.OfGame.ANY ? "weights.none" : "weights.none.player");
    }
  }
}
