package org.gobang.ui.console.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobang.api.player.Insight;

/** What the computer that thinks, or thought last, has told of it. */
final class Thinking {

  private long since;
  private Optional<Insight.Line> line = Optional.empty();
  private Optional<String> note = Optional.empty();

  /** A computer begins. */
  void begin(long now) {
    since = now;
    line = Optional.empty();
    note = Optional.empty();
  }

  void heard(Insight insight) {
    if (insight instanceof Insight.Line seen && seen.rank() == 1) {
      line = Optional.of(seen);
    } else if (insight instanceof Insight.Note told) {
      note = Optional.of(told.text());
    }
  }

  /** When it began, in nanoseconds. */
  long since() {
    return since;
  }

  /** What it told, in words. */
  List<String> lines(Describer describer) {
    List<String> lines = new ArrayList<>();
    line.map(describer::line).ifPresent(lines::addAll);
    note.ifPresent(lines::add);
    return lines;
  }
}
