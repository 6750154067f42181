package org.gobang.presentation.edit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.record.RecordNote;

/** The marks among the notes of a position. */
public final class BoardMarks {

  private BoardMarks() {}

  /**
   * Returns the mark on each point; of several on one point, the last.
   *
   * @param notes the notes of a position
   * @return a shape of {@link RecordNote.Marked}, or a text, by point
   */
  public static Map<Point, String> of(List<RecordNote> notes) {
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
   * Toggles a mark: adds it in place of the existing one, or removes it if it is of the same kind.
   *
   * @param notes the notes of the position
   * @return its notes with the change
   */
  public static List<RecordNote> toggle(List<RecordNote> notes, MarkTool tool, Point point) {
    Optional<String> before = Optional.ofNullable(of(notes).get(point));
    List<RecordNote> next = without(notes, point);
    return before.filter(tool::draws).isPresent()
        ? next
        : with(next, tool.next(of(next).values()), point);
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
