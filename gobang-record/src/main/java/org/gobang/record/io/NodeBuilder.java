package org.gobang.record.io;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.record.Node;
import org.jspecify.annotations.Nullable;

/** A node of a game tree during reading: the root, or the position after a move. */
public final class NodeBuilder {

  private final @Nullable Move move;
  private final List<NodeBuilder> children = new ArrayList<>();
  private final PositionNotes notes = new PositionNotes();
  private @Nullable Node node;

  NodeBuilder(@Nullable Move move) {
    this.move = move;
  }

  /**
   * Returns the notes on this position.
   *
   * @return the notes, which can be modified
   */
  public PositionNotes notes() {
    return notes;
  }

  void add(NodeBuilder child) {
    children.add(child);
  }

  /** Returns the built children. */
  List<Node> builtChildren() {
    List<Node> nodes = new ArrayList<>();
    for (NodeBuilder child : children) {
      if (child.node != null) {
        nodes.add(child.node);
      }
    }
    return nodes;
  }

  /** Builds the node; the children must be built before. */
  void build() {
    if (move != null) {
      node = new Node(move, notes.list(), builtChildren());
    }
  }
}
