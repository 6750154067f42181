package org.gobang.record;

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
 * The notes to one position, as SGF holds them: one comment, the times, the evaluations, and one
 * list of points for each mark, shapes before labels, in this order.
 */
final class NoteList {

  private final StringBuilder words = new StringBuilder();
  private final List<RecordNote.Spent> times = new ArrayList<>();
  private final List<RecordNote.Evaluated> scores = new ArrayList<>();
  private final Map<String, Set<Point>> shapes = new LinkedHashMap<>();
  private final Map<String, Set<Point>> labels = new LinkedHashMap<>();

  /** Adds words, below those that are there. */
  void comment(String text) {
    if (!text.isBlank()) {
      words.append(words.length() == 0 ? "" : "\n\n").append(text);
    }
  }

  void spent(RecordNote.Spent time) {
    times.add(time);
  }

  void evaluated(RecordNote.Evaluated score) {
    scores.add(score);
  }

  void mark(String mark, Collection<Point> points) {
    Map<String, Set<Point>> marks = SgfNotes.isShape(mark) ? shapes : labels;
    marks.computeIfAbsent(mark, absent -> new LinkedHashSet<>()).addAll(points);
  }

  /** Sorts in the notes of a record. */
  static NoteList of(List<RecordNote> notes) {
    NoteList list = new NoteList();
    for (RecordNote note : notes) {
      if (note instanceof RecordNote.Comment comment) {
        list.comment(comment.text());
      } else if (note instanceof RecordNote.Spent spent) {
        list.spent(spent);
      } else if (note instanceof RecordNote.Evaluated evaluated) {
        list.evaluated(evaluated);
      } else if (note instanceof RecordNote.Marked marked) {
        list.mark(marked.mark(), marked.points());
      }
    }
    return list;
  }

  /** The comment; empty if there is none. */
  String words() {
    return words.toString();
  }

  List<RecordNote.Spent> times() {
    return times;
  }

  List<RecordNote.Evaluated> scores() {
    return scores;
  }

  /** The points of each mark that is a shape. */
  Map<String, Set<Point>> shapes() {
    return shapes;
  }

  /** The points of each mark that is a text. */
  Map<String, Set<Point>> labels() {
    return labels;
  }

  List<RecordNote> list() {
    List<RecordNote> notes = new ArrayList<>();
    if (words.length() > 0) {
      notes.add(new RecordNote.Comment(words()));
    }
    notes.addAll(times);
    notes.addAll(scores);
    for (Map<String, Set<Point>> marks : List.of(shapes, labels)) {
      marks.forEach((mark, points) -> notes.add(new RecordNote.Marked(mark, List.copyOf(points))));
    }
    return notes;
  }
}
