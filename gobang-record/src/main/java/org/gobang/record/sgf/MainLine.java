package org.gobang.record.sgf;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;

/** Makes a variation the main line of a record, because readers show the end of the main line. */
final class MainLine {

  private MainLine() {}

  /**
   * Returns the same tree with the nodes of a path first among their siblings.
   *
   * @throws IllegalArgumentException if the path does not exist in the record
   */
  static GameRecord of(GameRecord record, List<Integer> path) {
    List<Node> along = record.follow(path);
    List<Node> lines = List.of();
    for (int step = path.size(); step-- > 0; ) {
      Node node = along.get(step);
      List<Node> next = step + 1 < path.size() ? lines : node.next();
      List<Node> siblings = step == 0 ? record.lines() : along.get(step - 1).next();
      lines = first(new Node(node.move(), node.notes(), next), siblings, path.get(step));
    }
    return record.withLines(path.isEmpty() ? record.lines() : lines);
  }

  private static List<Node> first(Node node, List<Node> siblings, int index) {
    List<Node> sorted = new ArrayList<>(siblings);
    sorted.remove(index);
    sorted.add(0, node);
    return sorted;
  }
}
