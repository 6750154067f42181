package org.gobang.ui.console.pipe;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.gobang.api.Point;
import org.gobang.api.Printable;
import org.gobang.api.Stone;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.text.Texts;

/** Describes a game in sentences for users of screen readers. */
record Speech(Texts texts) {

  private static final Comparator<Point> BY_COLUMN =
      Comparator.comparingInt(Point::column).thenComparingInt(Point::row);

  /**
   * Returns the sentences after a change.
   *
   * @param first whether the game has just started, which adds the rules and the terms
   */
  List<String> about(ShownPosition now, boolean first) {
    List<String> sentences = new ArrayList<>();
    if (first) {
      sentences.add(title(now));
      sentences.add(texts.of("spoken.begin"));
    }
    sentences.addAll(standing(now));
    return sentences;
  }

  /** Returns a description of the current position, like the screen. */
  List<String> position(ShownPosition now) {
    List<String> sentences = new ArrayList<>();
    sentences.add(title(now));
    if (now.stones().isEmpty()) {
      sentences.add(texts.of("spoken.empty"));
    }
    for (Stone stone : Stone.values()) {
      List<Point> stones =
          now.stones().keySet().stream().filter(at -> now.stones().get(at) == stone).toList();
      if (!stones.isEmpty()) {
        sentences.add(texts.of("spoken.stones", texts.of(stone), stones.size(), points(stones)));
      }
    }
    now.last().ifPresent(point -> sentences.add(texts.of("spoken.last", point)));
    if (!now.line().isEmpty()) {
      sentences.add(texts.of("spoken.line", points(now.line())));
    }
    if (!now.forbidden().isEmpty()) {
      sentences.add(texts.of("forbidden", points(List.copyOf(now.forbidden().keySet()))));
    }
    sentences.addAll(standing(now));
    return sentences;
  }

  private String title(ShownPosition now) {
    return Printable.of(now.title(texts));
  }

  /** Returns the result or the side to move, unless the description of the opening includes it. */
  private List<String> standing(ShownPosition now) {
    if (!now.ending().isEmpty()) {
      return List.of(Printable.of(now.ending()));
    }
    return now.personToMove() && now.step().task().isEmpty()
        ? List.of(now.asked(texts))
        : List.of();
  }

  private static String points(List<Point> points) {
    return points.stream().sorted(BY_COLUMN).map(Point::toString).collect(Collectors.joining(", "));
  }
}
