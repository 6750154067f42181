package org.gobang.ui.swing.present;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.gobang.api.Point;
import org.gobang.api.render.Workbench;

/** What players say of the position who are asked about it: a hint, and a heat map. */
final class Counsel implements AutoCloseable {

  private final Words words;
  private final Consumer<Notice> told;
  private final Hints hints;
  private final HeatMap heatMap;

  /**
   * Nobody asked yet.
   *
   * @param events the event thread
   * @param told what to tell the person, whenever there is something
   */
  Counsel(
      Workbench workbench,
      Words words,
      Interpreter interpreter,
      Executor events,
      Consumer<Notice> told) {
    this.words = words;
    this.told = told;
    this.hints = new Hints(workbench, words, interpreter, new Advice(workbench, events), told);
    this.heatMap = new HeatMap(new Advice(workbench, events), this::heatTold);
  }

  HeatMap heatMap() {
    return heatMap;
  }

  /** Where a player who was asked would move; the one asked for a hint before the other. */
  Optional<Point> point() {
    return hints.point().or(heatMap::best);
  }

  void askForHint(Optional<Position> position) {
    hints.ask(position);
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

  /** Another position, or another game: the hint counts no more. */
  void forgetHint() {
    hints.forget();
  }

  @Override
  public void close() {
    hints.close();
    heatMap.close();
  }
}
