package org.gobang.ai.search.tree;

import org.gobang.ai.search.position.SearchPosition;

/** The state of one search thread: position, stack and number of searched nodes. */
final class SearchState {

  static final int MAX_PLY = 120;

  final SearchPosition position;
  final MoveHistory history;
  final TranspositionTable table;

  /** The number of entries before the root, so that every node has enough ancestors. */
  private static final int ANCESTORS = 4;

  private final StackEntry[] stack = new StackEntry[ANCESTORS + MAX_PLY + 3];
  private final SearchLimits limits;
  private long nodes;
  private boolean stopped;

  SearchState(
      SearchPosition position, MoveHistory history, TranspositionTable table, SearchLimits limits) {
    this.position = position;
    this.history = history;
    this.table = table;
    this.limits = limits;
    for (int i = 0; i < stack.length; i++) {
      stack[i] = new StackEntry(position.points());
    }
  }

  /** Returns the stack entry at a distance from the root, from -4 on. */
  StackEntry at(int ply) {
    return stack[ANCESTORS + ply];
  }

  /** Prepares the entries of the root and of the nodes before it. */
  void startAtRoot() {
    at(0).formerPv = true;
    int evaluation = Evaluation.of(position);
    for (int ply = 0; ply >= -ANCESTORS; ply--) {
      at(ply).evaluation = evaluation;
      evaluation = -evaluation;
    }
  }

  long nodes() {
    return nodes;
  }

  /** Returns whether the search was stopped, so that values returned since then are invalid. */
  boolean isStopped() {
    return stopped;
  }

  /** Adds nodes searched elsewhere. */
  void addNodes(long more) {
    nodes += more;
  }

  /**
   * Counts a node and checks the limits.
   *
   * @param ply the distance from the root
   * @return the value of the node if it is known without a search, otherwise {@link Value#NONE}
   */
  int enterNode(int ply) {
    at(ply).pvLength = 0;
    stopped = stopped || limits.areReached(nodes);
    nodes++;
    if (stopped || position.isFull()) {
      return 0;
    }
    int known = Value.forced(position, ply);
    if (known == Value.NONE && ply >= MAX_PLY) {
      return Evaluation.of(position);
    }
    return known;
  }

  /**
   * Returns the value of a node without a move near the stones.
   *
   * @param threatened whether there is a threat, which then cannot be answered
   */
  int valueWithoutMoves(int ply, boolean threatened) {
    return threatened ? Value.lossIn(ply + 4) : 0;
  }
}
