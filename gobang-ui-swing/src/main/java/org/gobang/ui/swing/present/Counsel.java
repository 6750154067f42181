package org.gobang.ui.swing.present;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.gobang.api.Point;
import org.gobang.api.render.Workbench;
import org.gobang.presentation.Hint;
import org.gobang.presentation.HintWords;
import org.gobang.presentation.Hints;

/** What players that are asked about the position say of it: a hint, and a heat map. */
final class Counsel implements AutoCloseable {

  private final Words words;
  private final Consumer<Notice> told;
  private final Hints hints;
  private final HeatMap heatMap;

  /**
   * Nothing asked yet.
   *
   * @param events the event thread
   * @param told what to tell the person, whenever there is something
   */
  Counsel(Workbench workbench, Words words, Executor events, Consumer<Notice> told) {
    this.words = words;
    this.told = told;
    this.hints = new Hints(workbench, events);
    this.heatMap = new HeatMap(new Advice(workbench, events), this::heatTold);
  }

  HeatMap heatMap() {
    return heatMap;
  }

  /** The hint for a position, in words; empty where there is none. */
  Optional<Notice> notice(Position position) {
    return hints
        .at(position.state())
        .map(hint -> new Notice(HintWords.in(words.locale()).sentence(hint), false));
  }

  /** Where to play in a position, as was asked; empty where that is not known. */
  Optional<Point> point(Position position) {
    return hints.at(position.state()).map(Hint::point);
  }

  void askForHint(Optional<Position> position) {
    Optional<Position> undecided = position.filter(now -> !now.over());
    if (undecided.isEmpty()) {
      told.accept(Notice.failure(words.of("refused.game-over")));
      return;
    }
    told.accept(new Notice(words.of("hint.asked"), false));
    hints.ask(
        undecided.get().state(),
        new Hints.Reply() {
          @Override
          public void given(Hint hint) {
            // Shown with its sentence for as long as the game stands there.
            told.accept(Notice.NONE);
          }

          @Override
          public void failed(String sentence) {
            told.accept(Notice.failure(sentence.isBlank() ? words.of("hint.none") : sentence));
          }
        });
  }

  private void heatTold(String failure) {
    if (!failure.isEmpty()) {
      told.accept(Notice.failure(failure));
    } else if (heatMap.told().isEmpty()) {
      told.accept(Notice.failure(words.of("weights.none")));
    } else {
      told.accept(Notice.NONE);
    }
  }

  /** The game stands so now. */
  void changed(Position now) {
    boolean asked = hints.asked();
    hints.changed(now.state());
    if (asked && !hints.asked()) {
      told.accept(Notice.NONE);
    }
  }

  @Override
  public void close() {
    hints.close();
    heatMap.close();
  }
}
