package org.gobang.record.io;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gobang.api.Point;
import org.gobang.api.record.RecordNote;

/**
 * The notes on one position in a canonical order: one comment, the times, the evaluations, one list
 * of points for each mark with shapes before labels, and the connections with arrows before lines.
 */
public final class PositionNotes {

  private final StringBuilder comment = new StringBuilder();
  private final List<RecordNote.Spent> times = new ArrayList<>();
  private final List<RecordNote.Evaluated> evaluations = new ArrayList<>();
  private final Map<String, Set<Point>> shapes = new LinkedHashMap<>();
  private final Map<String, Set<Point>> labels = new LinkedHashMap<>();
  private final Set<RecordNote.Connected> arrows = new LinkedHashSet<>();
  private final Set<RecordNote.Connected> lines = new LinkedHashSet<>();

  /**
   * Adds a note. A further comment becomes a paragraph, and a further mark of the same kind adds
   * points.
   *
   * @param note the note
   */
  public void add(RecordNote note) {
    if (note instanceof RecordNote.Comment further) {
      comment.append(comment.length() == 0 ? "" : "\n\n").append(further.text());
    } else if (note instanceof RecordNote.Spent spent) {
      times.add(spent);
    } else if (note instanceof RecordNote.Evaluated evaluated) {
      evaluations.add(evaluated);
    } else if (note instanceof RecordNote.Marked marked) {
      (marked.isShape() ? shapes : labels)
          .computeIfAbsent(marked.mark(), absent -> new LinkedHashSet<>())
          .addAll(marked.points());
    } else if (note instanceof RecordNote.Connected connected) {
      (connected.arrow() ? arrows : lines).add(connected);
    }
  }

  /**
   * Appends a paragraph to the comment.
   *
   * @param text the text of the paragraph; blank text is ignored
   */
  public void addComment(String text) {
    if (!text.isBlank()) {
      add(new RecordNote.Comment(text));
    }
  }

  /**
   * Returns the comment.
   *
   * @return the text; empty if there is none
   */
  public String comment() {
    return comment.toString();
  }

  /**
   * Returns the times of the move.
   *
   * @return the times, usually one
   */
  public List<RecordNote.Spent> times() {
    return times;
  }

  /**
   * Returns the evaluations.
   *
   * @return all evaluations
   */
  public List<RecordNote.Evaluated> evaluations() {
    return evaluations;
  }

  /**
   * Returns the marks with shapes.
   *
   * @return the points by shape
   */
  public Map<String, Set<Point>> shapes() {
    return shapes;
  }

  /**
   * Returns the marks with text.
   *
   * @return the points by label
   */
  public Map<String, Set<Point>> labels() {
    return labels;
  }

  /**
   * Returns the arrows.
   *
   * @return the arrows, without duplicates
   */
  public Set<RecordNote.Connected> arrows() {
    return arrows;
  }

  /**
   * Returns the lines between points.
   *
   * @return the lines, without duplicates
   */
  public Set<RecordNote.Connected> lines() {
    return lines;
  }

  /** Returns all notes, in their canonical order. */
  public List<RecordNote> list() {
    List<RecordNote> notes = new ArrayList<>();
    if (comment.length() > 0) {
      notes.add(new RecordNote.Comment(comment()));
    }
    notes.addAll(times);
    notes.addAll(evaluations);
    for (Map<String, Set<Point>> marks : List.of(shapes, labels)) {
      marks.forEach((mark, points) -> notes.add(new RecordNote.Marked(mark, List.copyOf(points))));
    }
    notes.addAll(arrows);
    notes.addAll(lines);
    return notes;
  }
}
