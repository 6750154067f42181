package org.gobang.ui.swing.present;

import java.util.Optional;
import java.util.function.Consumer;
import org.gobang.api.Point;
import org.gobang.api.render.Workbench;

/** Asks a computer where to move, and shows what it said until the position is another one. */
final class Hints implements AutoCloseable {

  private final Workbench workbench;
  private final Words words;
  private final Interpreter interpreter;
  private final Advice advice;
  private final Consumer<Notice> told;
  private Optional<Point> point = Optional.empty();

  /**
   * Nothing asked yet.
   *
   * @param told what to tell the person, whenever there is something
   */
  Hints(
      Workbench workbench,
      Words words,
      Interpreter interpreter,
      Advice advice,
      Consumer<Notice> told) {
    this.workbench = workbench;
    this.words = words;
    this.interpreter = interpreter;
    this.advice = advice;
    this.told = told;
  }

  /** Where the computer would move; empty while nothing is known. */
  Optional<Point> point() {
    return point;
  }

  void ask(Optional<Position> position) {
    Optional<Position> undecided = position.filter(now -> !now.over());
    if (undecided.isEmpty()) {
      told.accept(Notice.failure(words.of("refused.game-over")));
    } else if (workbench.plugins().players().isEmpty()) {
      told.accept(Notice.failure(words.of("hint.none")));
    } else {
      told.accept(new Notice(words.of("hint.asked"), false));
      advice.hint(undecided.get(), this::answered);
    }
  }

  private void answered(Advice.Said said) {
    point = said.best();
    String sentence = said.sentence().isBlank() ? words.of("hint.none") : said.sentence();
    String by = interpreter.player(said.by().player());
    told.accept(
        point
            .map(where -> new Notice(words.of("hint.given", by, where), false))
            .orElse(Notice.failure(sentence)));
  }

  /** The position is another one. */
  void forget() {
    point = Optional.empty();
    advice.close();
  }

  @Override
  public void close() {
    advice.close();
  }
}
