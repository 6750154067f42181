package org.gobang.ui.swing.present;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;

/** The notes of a record by their paths. */
record TestNotes(Map<List<Integer>, List<RecordNote>> notes) {

  static TestNotes of(GameRecord record) {
    Map<List<Integer>, List<RecordNote>> notes = new LinkedHashMap<>();
    notes.put(List.of(), record.notes());
    collect(record.lines(), List.of(), notes);
    return new TestNotes(notes);
  }

  private static void collect(
      List<Node> nodes, List<Integer> from, Map<List<Integer>, List<RecordNote>> notes) {
    for (int child = 0; child < nodes.size(); child++) {
      List<Integer> path = behind(from, child);
      notes.put(path, nodes.get(child).notes());
      collect(nodes.get(child).next(), path, notes);
    }
  }

  private static List<Integer> behind(List<Integer> from, int child) {
    List<Integer> path = new ArrayList<>(from);
    path.add(child);
    return path;
  }

  List<RecordNote> at(List<Integer> path) {
    return notes.getOrDefault(path, List.of());
  }

  TestNotes with(List<Integer> path, List<RecordNote> replaced) {
    Map<List<Integer>, List<RecordNote>> all = new LinkedHashMap<>(notes);
    all.put(path, replaced);
    return new TestNotes(all);
  }

  /** The same moves with these notes. */
  GameRecord in(GameRecord record) {
    return record.withNotes(at(List.of())).withLines(in(record.lines(), List.of()));
  }

  private List<Node> in(List<Node> nodes, List<Integer> from) {
    List<Node> noted = new ArrayList<>();
    for (int child = 0; child < nodes.size(); child++) {
      List<Integer> path = behind(from, child);
      Node node = nodes.get(child);
      noted.add(new Node(node.move(), at(path), in(node.next(), path)));
    }
    return noted;
  }
}
