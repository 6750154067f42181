package org.gobang.record.io;

import java.util.ArrayList;
import java.util.Collection;
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

  private static final Set<String> SHAPES =
      Set.of(
          RecordNote.Marked.CIRCLE,
          RecordNote.Marked.CROSS,
          RecordNote.Marked.SQUARE,
          RecordNote.Marked.TRIANGLE);

  private final StringBuilder comment = new StringBuilder();
  private final List<RecordNote.Spent> times = new ArrayList<>();
  private final List<RecordNote.Evaluated> evaluations = new ArrayList<>();
  private final Map<String, Set<Point>> shapes = new LinkedHashMap<>();
  private final Map<String, Set<Point>> labels = new LinkedHashMap<>();
  private final Set<RecordNote.Connected> arrows = new LinkedHashSet<>();
  private final Set<RecordNote.Connected> lines = new LinkedHashSet<>();

  /**
   * Sorts the notes of a record.
   *
   * @param notes notes in any order
   * @return the same notes; comments are joined
   */
  public static PositionNotes of(List<RecordNote> notes) {
    PositionNotes sorted = new PositionNotes();
    for (RecordNote note : notes) {
      if (note instanceof RecordNote.Comment comment) {
        sorted.addComment(comment.text());
      } else if (note instanceof RecordNote.Spent spent) {
        sorted.addTime(spent);
      } else if (note instanceof RecordNote.Evaluated evaluated) {
        sorted.addEvaluation(evaluated);
      } else if (note instanceof RecordNote.Marked marked) {
        sorted.addMark(marked.mark(), marked.points());
      } else if (note instanceof RecordNote.Connected connected) {
        sorted.addConnection(connected);
      }
    }
    return sorted;
  }

  /**
   * Appends a paragraph to the comment.
   *
   * @param text its text; a blank one is ignored
   */
  public void addComment(String text) {
    if (!text.isBlank()) {
      comment.append(comment.length() == 0 ? "" : "\n\n").append(text);
    }
  }

  /**
   * Adds the time of the move.
   *
   * @param time the time
   */
  public void addTime(RecordNote.Spent time) {
    times.add(time);
  }

  /**
   * Adds an evaluation.
   *
   * @param evaluation the evaluation
   */
  public void addEvaluation(RecordNote.Evaluated evaluation) {
    evaluations.add(evaluation);
  }

  /**
   * Adds marks.
   *
   * @param mark a shape of {@link RecordNote.Marked}, or a label
   * @param points the points that it is on
   */
  public void addMark(String mark, Collection<Point> points) {
    Map<String, Set<Point>> marks = SHAPES.contains(mark) ? shapes : labels;
    marks.computeIfAbsent(mark, absent -> new LinkedHashSet<>()).addAll(points);
  }

  /**
   * Adds an arrow or a line.
   *
   * @param connection the points that it connects
   */
  public void addConnection(RecordNote.Connected connection) {
    (connection.arrow() ? arrows : lines).add(connection);
  }

  /**
   * Returns the comment.
   *
   * @return its text; empty if there is none
   */
  public String comment() {
    return comment.toString();
  }

  /**
   * Returns the times of the move.
   *
   * @return usually one
   */
  public List<RecordNote.Spent> times() {
    return times;
  }

  /**
   * Returns the evaluations.
   *
   * @return all of them
   */
  public List<RecordNote.Evaluated> evaluations() {
    return evaluations;
  }

  /**
   * Returns the marks that are shapes.
   *
   * @return the points of each shape
   */
  public Map<String, Set<Point>> shapes() {
    return shapes;
  }

  /**
   * Returns the marks that are text.
   *
   * @return the points of each label
   */
  public Map<String, Set<Point>> labels() {
    return labels;
  }

  /**
   * Returns the arrows.
   *
   * @return each of them once
   */
  public Set<RecordNote.Connected> arrows() {
    return arrows;
  }

  /**
   * Returns the lines between points.
   *
   * @return each of them once
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
