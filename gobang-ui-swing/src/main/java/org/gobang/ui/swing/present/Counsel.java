package org.gobang.ui.swing.present;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.gobang.api.Point;
import org.gobang.api.player.Insight;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.advice.HeatMap;
import org.gobang.presentation.advice.Hint;
import org.gobang.presentation.advice.HintText;
import org.gobang.presentation.advice.Hints;
import org.gobang.presentation.advice.PlayerWeights;
import org.gobang.presentation.advice.Thinking;
import org.gobang.presentation.advice.ThinkingLog;
import org.gobang.presentation.text.Texts;

/**
 * What players tell of positions: those that play in the game, and those that are asked for a hint
 * or for weights. Each answer belongs to its position, and is given for no other.
 */
final class Counsel implements AutoCloseable {

  private final Texts texts;
  private final HintText hintWords;
  private final Consumer<Notice> told;
  private final Hints hints;
  private final HeatMap heatMap;
  private ThinkingLog thoughts = new ThinkingLog();

  /**
   * Nothing asked yet.
   *
   * @param events the event thread
   * @param told what to tell the person, whenever there is something
   * @param changed called where there is something else to be seen
   */
  Counsel(
      Workbench workbench, Texts texts, Executor events, Consumer<Notice> told, Runnable changed) {
    this.texts = texts;
    this.hintWords = new HintText(texts);
    this.told = told;
    this.hints = new Hints(workbench, events);
    this.heatMap =
        new HeatMap(
            workbench,
            events,
            new HeatMap.Listener() {
              @Override
              public void weighed(PlayerWeights weighed) {
                changed.run();
              }

              @Override
              public void failed(String sentence) {
                told.accept(failure(sentence, "weights.none.player"));
              }
            });
  }

  private Notice failure(String sentence, String key) {
    return Notice.failure(sentence.isBlank() ? texts.of(key) : sentence);
  }

  /** Another game. */
  void begun() {
    thoughts = new ThinkingLog();
    hints.forget();
  }

  /**
   * The game stands so now.
   *
   * @param nanos when that was heard
   */
  void changed(Position now, long nanos) {
    thoughts.changed(now.state(), nanos);
    boolean asked = hints.asked();
    hints.changed(now.state());
    if (asked && !hints.asked()) {
      told.accept(Notice.NONE);
    }
    heatMap.changed(now.state());
  }

  /** The computer that is to move told something. */
  void reported(Insight insight) {
    thoughts.reported(insight);
  }

  /** What a computer told of a position, or else before the move that led there. */
  Optional<Thinking> thinking(Position position) {
    return thoughts.at(position.state());
  }

  /** Whose weights are to be shown. */
  HeatMap heatMap() {
    return heatMap;
  }

  /** What the points of a position are worth, where that is to be shown. */
  Optional<PlayerWeights> weighed(Position position) {
    return heatMap.at(position.state(), thoughts);
  }

  /** The hint for a position, in words; empty where there is none. */
  Optional<Notice> hint(Position position) {
    return hints.at(position.state()).map(hint -> new Notice(hintWords.sentence(hint), false));
  }

  /** Where to play in a position, as was asked; empty where that is not known. */
  Optional<Point> point(Position position) {
    return hints.at(position.state()).map(Hint::point);
  }

  void askForHint(Optional<Position> position) {
    Optional<Position> undecided = position.filter(now -> !now.over());
    if (undecided.isEmpty()) {
      told.accept(Notice.failure(texts.of("refused.game-over")));
      return;
    }
    told.accept(new Notice(texts.of("hint.asked"), false));
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
            told.accept(failure(sentence, "hint.none"));
          }
        });
  }

  @Override
  public void close() {
    hints.close();
    heatMap.close();
  }
}
