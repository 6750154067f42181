package org.gobang.ui.console.screen;

import java.util.Optional;
import java.util.concurrent.Executor;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.advice.HeatMap;
import org.gobang.presentation.advice.HeatMap.Source.OfGame;
import org.gobang.presentation.advice.Hint;
import org.gobang.presentation.advice.HintText;
import org.gobang.presentation.advice.Hints;
import org.gobang.presentation.advice.PlayerWeights;
import org.gobang.presentation.text.Texts;

/** A hint and a heat map, asked for, and what is said meanwhile. */
final class Advice implements AutoCloseable {

  private final Texts texts;
  private final HintText hintWords;
  private final Notices notices;
  private final Hints hints;
  private final HeatMap heatMap;
  private final Said hintAsked;
  private final Said weightsAsked;

  Advice(Workbench workbench, Executor loop, Texts texts, Notices notices) {
    this.texts = texts;
    this.hintWords = new HintText(texts);
    this.notices = notices;
    this.hints = new Hints(workbench, loop);
    this.heatMap = new HeatMap(workbench, loop, new HeatTold());
    this.hintAsked = Said.well(texts.of("hint.asked"));
    this.weightsAsked = Said.well(texts.of("weights.asked"));
  }

  /** The hint for a game as it stands. */
  Optional<Hint> hint(GameState now) {
    return hints.at(now);
  }

  /** A hint in words. */
  String sentence(Hint hint) {
    return hintWords.sentence(hint);
  }

  /** Shows the hint no longer. */
  void forgetHint() {
    hints.forget();
  }

  /** What points are worth to players, while that is to be shown. */
  HeatMap heatMap() {
    return heatMap;
  }

  /** The game stands so now. */
  void changed(GameState now) {
    hints.changed(now);
    if (!hints.asked()) {
      notices.unsay(hintAsked);
    }
    heatMap.changed(now);
  }

  @Override
  public void close() {
    hints.close();
    heatMap.close();
  }

  void askForHint(GameState now) {
    notices.say(hintAsked);
    hints.ask(
        now,
        new Hints.Reply() {
          @Override
          public void given(Hint hint) {
            // Shown with its sentence for as long as the game stands there.
            notices.hush();
          }

          @Override
          public void failed(String sentence) {
            notices.complain(sentence.isBlank() ? texts.of("hint.none") : sentence);
          }
        });
  }

  /** Shows the heat map of this position and those to come, or no longer. */
  void switchHeat(GameState now) {
    if (heatMap.isOn()) {
      heatMap.show(OfGame.OFF, now);
    } else {
      notices.say(weightsAsked);
      heatMap.show(OfGame.ANY, now);
    }
  }

  private final class HeatTold implements HeatMap.Listener {

    @Override
    public void weighed(PlayerWeights weighed) {
      notices.unsay(weightsAsked);
    }

    @Override
    public void failed(String sentence) {
      notices.complain(sentence.isBlank() ? texts.of("weights.none") : sentence);
    }
  }
}
