package org.gobang.ui.console.screen;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.gobang.api.player.Weights;
import org.gobang.api.render.GameState;
import org.gobang.api.render.WhoPlays;
import org.gobang.api.render.Workbench;
import org.gobang.presentation.Adviser;
import org.gobang.presentation.Hint;
import org.gobang.presentation.HintWords;
import org.gobang.presentation.Hints;
import org.gobang.ui.console.table.Names;
import org.gobang.ui.console.table.Words;

/** A hint and a heat map: asked for, shown, and forgotten with the next move. */
final class Advice implements AutoCloseable {

  private final Words words;
  private final Names names;
  private final Consumer<Said> says;
  private final Hints hints;
  private final Adviser weighers;
  private Optional<Weighed> weighed = Optional.empty();
  private boolean heatWanted;

  /** The weights that a player gave. */
  record Weighed(String player, Heat heat) {}

  Advice(Workbench workbench, Executor loop, Words words, Names names, Consumer<Said> says) {
    this.words = words;
    this.names = names;
    this.says = says;
    this.hints = new Hints(workbench, loop);
    this.weighers = new Adviser(workbench, loop);
  }

  /** The hint for a game as it stands. */
  Optional<Hint> hint(GameState now) {
    return hints.at(now);
  }

  /** A hint in words. */
  String sentence(Hint hint) {
    return HintWords.in(words.locale()).sentence(hint);
  }

  /** What the points are worth, while it is to be shown. */
  Optional<Weighed> weighed() {
    return weighed;
  }

  /** The position has changed: what was said of it counts no more. */
  void forget() {
    hints.forget();
    weighed = Optional.empty();
    weighers.close();
  }

  /** Shows the hint no longer. */
  void forgetHint() {
    hints.forget();
  }

  @Override
  public void close() {
    hints.close();
    weighers.close();
  }

  void askForHint(GameState now) {
    says.accept(Said.well(words.of("hint.asked")));
    hints.ask(
        now,
        new Hints.Reply() {
          @Override
          public void given(Hint hint) {
            // Shown with its sentence for as long as the game stands there.
            says.accept(Said.NOTHING);
          }

          @Override
          public void failed(String sentence) {
            says.accept(Said.badly(sentence.isBlank() ? words.of("hint.none") : sentence));
          }
        });
  }

  /** Whether the heat map is to be shown. */
  boolean heatWanted() {
    return heatWanted;
  }

  void hideHeat() {
    heatWanted = false;
    weighed = Optional.empty();
    weighers.close();
  }

  /** Shows the heat map of a position, and those of the positions to come. */
  void showHeat(GameState now) {
    heatWanted = true;
    weighers.weights(
        now,
        new Adviser.Reply() {
          @Override
          public void given(WhoPlays by, Weights answer) {
            says.accept(Said.NOTHING);
            weighed = Optional.of(new Weighed(names.player(by.player()), Heat.of(answer)));
          }

          @Override
          public void failed(String sentence) {
            heatWanted = false;
            says.accept(Said.badly(sentence.isBlank() ? words.of("weights.none") : sentence));
          }
        });
  }
}
