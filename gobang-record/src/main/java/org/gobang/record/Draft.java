package org.gobang.record;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.record.Node;
import org.jspecify.annotations.Nullable;

/** A position of a record that is being read: the start, or what is behind a move. */
final class Draft {

  private final @Nullable Move move;
  private final List<Draft> next = new ArrayList<>();
  private final NoteList notes = new NoteList();
  private @Nullable Node node;

  Draft(@Nullable Move move) {
    this.move = move;
  }

  /** What was noted here. */
  NoteList notes() {
    return notes;
  }

  List<Draft> next() {
    return next;
  }

  /** The nodes behind this one, which are finished already. */
  List<Node> nodes() {
    List<Node> nodes = new ArrayList<>();
    for (Draft draft : next) {
      if (draft.node != null) {
        nodes.add(draft.node);
      }
    }
    return nodes;
  }

  /** Makes the node, after those behind it were made. */
  void finish() {
    if (move != null) {
      node = new Node(move, notes.list(), nodes());
    }
  }
}
