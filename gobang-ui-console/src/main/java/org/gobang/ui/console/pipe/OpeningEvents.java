package org.gobang.ui.console.pipe;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.gobang.api.Point;
import org.gobang.presentation.position.OpeningStep;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.text.Texts;

/**
 * Writes the options of a human in an opening: the keys of choices, and stones, offers or picks. A
 * description goes to standard error.
 */
record OpeningEvents(PipeStreams streams, Texts texts) {

  void write(ShownPosition now) {
    OpeningStep step = now.step();
    if (step.task().isEmpty() || !now.personToMove() || now.explored()) {
      return;
    }
    String side = EventLines.name(now.toMove());
    if (!now.offered().isEmpty()) {
      streams.event(
          "choices "
              + side
              + now.offered().stream().map(each -> " " + each.key()).collect(Collectors.joining()));
    }
    if (step.offers() > 0) {
      streams.event("offer " + side + " " + (step.offered().size() + 1) + " of " + step.offers());
    } else if (!step.offered().isEmpty()) {
      streams.event("pick " + side + EventLines.points(step.offered()));
    } else if (!now.choices().forced()) {
      streams.event(
          "lay "
              + side
              + " "
              + EventLines.name(now.state().toMove())
              + EventLines.points(corners(step.region())));
    }
    streams.say(now.asked(texts));
    for (ShownPosition.Choices.Offered each : now.offered()) {
      streams.say(texts.of("choice.typed", each.key(), each.label().name()));
    }
  }

  /** Returns the first and last point of a square, or all points of another region. */
  private static List<Point> corners(List<Point> region) {
    List<Point> sorted =
        region.stream()
            .sorted(Comparator.comparingInt(Point::row).thenComparingInt(Point::column))
            .toList();
    if (sorted.size() < 2) {
      return sorted;
    }
    Point first = sorted.get(0);
    Point last = sorted.get(sorted.size() - 1);
    int columns = last.column() - first.column() + 1;
    int rows = last.row() - first.row() + 1;
    return columns * rows == sorted.size() ? List.of(first, last) : sorted;
  }
}
