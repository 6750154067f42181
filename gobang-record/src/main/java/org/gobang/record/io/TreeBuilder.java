package org.gobang.record.io;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.record.Node;
import org.gobang.record.format.RecordMessages;

/**
 * Builds the tree of moves of a record. The algorithm is not recursive, so variations may be nested
 * to any depth.
 */
public final class TreeBuilder {

  /** The maximum number of moves. Games have hundreds of moves, opening books tens of thousands. */
  public static final int MAX_MOVES = 100_000;

  private final String text;
  private final NodeBuilder root = new NodeBuilder(null);

  /** The nodes in the order of the file, so that each node follows its parent. */
  private final List<NodeBuilder> nodes = new ArrayList<>();

  /**
   * Creates a tree without moves.
   *
   * @param text the text of the file, for the indices of positions
   */
  public TreeBuilder(String text) {
    this.text = text;
  }

  /**
   * Returns the position before the first move.
   *
   * @return the root
   */
  public NodeBuilder root() {
    return root;
  }

  /**
   * Returns whether there are no moves.
   *
   * @return true if the root is the only node
   */
  public boolean isEmpty() {
    return nodes.isEmpty();
  }

  /**
   * Returns the number of moves.
   *
   * @return the number, including variations
   */
  public int size() {
    return nodes.size();
  }

  /**
   * Adds a move.
   *
   * @param parent the position before the move
   * @param move the move
   * @param index the index of the move in the text
   * @return the position after the move
   * @throws UnreadableContentException if there are too many moves
   */
  public NodeBuilder add(NodeBuilder parent, Move move, int index) {
    if (nodes.size() == MAX_MOVES) {
      throw new UnreadableContentException(text, index, RecordMessages.of("many.moves", MAX_MOVES));
    }
    NodeBuilder child = new NodeBuilder(move);
    parent.add(child);
    nodes.add(child);
    return child;
  }

  /**
   * Builds the tree. Must be called only once.
   *
   * @return the first moves, with their variations
   */
  public List<Node> build() {
    for (int i = nodes.size() - 1; i >= 0; i--) {
      nodes.get(i).build();
    }
    return root.builtChildren();
  }
}
