package org.gobang.presentation.edit;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gobang.api.Keyword;
import org.gobang.api.Point;
import org.gobang.api.record.RecordNote;

/** The kinds of marks to draw on a chosen point. */
public enum MarkTool implements Keyword {
  /** A triangle. */
  TRIANGLE,
  /** A square. */
  SQUARE,
  /** A circle. */
  CIRCLE,
  /** A cross. */
  CROSS,
  /** The first unused letter. */
  LETTER,
  /** The first unused number. */
  NUMBER;

  /** Returns whether this tool draws a mark. */
  private boolean draws(String mark) {
    return switch (this) {
      case LETTER -> mark.length() == 1 && Character.isLetter(mark.charAt(0));
      case NUMBER -> mark.chars().allMatch(Character::isDigit);
      default -> mark.equals(word());
    };
  }

  /** Returns the next mark to draw, given the existing ones. */
  private String next(Collection<String> there) {
    Stream<String> candidates =
        switch (this) {
          case LETTER ->
              IntStream.concat(IntStream.rangeClosed('A', 'Z'), IntStream.rangeClosed('a', 'z'))
                  .mapToObj(Character::toString);
          case NUMBER -> IntStream.iterate(1, number -> number + 1).mapToObj(String::valueOf);
          default -> Stream.of(word());
        };
    return candidates
        .filter(mark -> isShape() || !there.contains(mark))
        .findFirst()
        // All letters are on the board.
        .orElse("A");
  }

  private boolean isShape() {
    return this != LETTER && this != NUMBER;
  }

  /**
   * Returns the mark on each point, or the last one of several marks.
   *
   * @param notes the notes of a position
   * @return a shape of {@link RecordNote.Marked}, or a text, by point
   */
  public static Map<Point, String> marks(List<RecordNote> notes) {
    Map<Point, String> marks = new LinkedHashMap<>();
    for (RecordNote note : notes) {
      if (note instanceof RecordNote.Marked marked) {
        marked.points().forEach(point -> marks.put(point, marked.mark()));
      }
    }
    return marks;
  }

  /**
   * Returns the arrows and lines between points.
   *
   * @param notes the notes of a position
   */
  public static List<RecordNote.Connected> connections(List<RecordNote> notes) {
    return notes.stream()
        .filter(RecordNote.Connected.class::isInstance)
        .map(RecordNote.Connected.class::cast)
        .toList();
  }

  /**
   * Toggles the mark of this tool: replaces an existing mark of another kind, or removes a mark of
   * the same kind.
   *
   * @param notes the notes of the position
   * @return its notes with the change
   */
  List<RecordNote> toggle(List<RecordNote> notes, Point point) {
    Optional<String> before = Optional.ofNullable(marks(notes).get(point));
    List<RecordNote> next = without(notes, point);
    return before.filter(this::draws).isPresent()
        ? next
        : with(next, next(marks(next).values()), point);
  }

  private static List<RecordNote> with(List<RecordNote> notes, String mark, Point point) {
    List<RecordNote> next = new ArrayList<>(notes);
    for (int i = 0; i < next.size(); i++) {
      if (next.get(i) instanceof RecordNote.Marked marked && marked.mark().equals(mark)) {
        List<Point> points = new ArrayList<>(marked.points());
        points.add(point);
        next.set(i, new RecordNote.Marked(mark, points));
        return next;
      }
    }
    next.add(new RecordNote.Marked(mark, List.of(point)));
    return next;
  }

  private static List<RecordNote> without(List<RecordNote> notes, Point point) {
    List<RecordNote> next = new ArrayList<>();
    for (RecordNote note : notes) {
      if (note instanceof RecordNote.Marked marked && marked.points().contains(point)) {
        List<Point> points = new ArrayList<>(marked.points());
        points.removeIf(point::equals);
        if (!points.isEmpty()) {
          next.add(new RecordNote.Marked(marked.mark(), points));
        }
      } else {
        next.add(note);
      }
    }
    return next;
  }
}
