package org.gobang.ai.search.tree;

import org.gobang.ai.search.position.SearchPosition;

/** The state of one search thread: its position, its stack, and how many nodes it has searched. */
final class SearchState {

  static final int MAX_PLY = 120;

  final SearchPosition position;
  final MoveHistory history;
  final TranspositionTable table;
  final StackEntry[] stack = new StackEntry[MAX_PLY + 2];
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

  long nodes() {
    return nodes;
  }

  /** Whether the search was stopped: values returned since then are invalid. */
  boolean isStopped() {
    return stopped;
  }

  /** Counts nodes that were searched elsewhere. */
  void addNodes(long more) {
    nodes += more;
  }

  /**
   * Counts a node and checks the limits.
   *
   * @param ply its distance from the root
   * @return its value where that is known without a search, otherwise {@link Value#NONE}
   */
  int enterNode(int ply) {
    stack[ply].pvLength = 0;
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
   * The value of a node without a move near the stones.
   *
   * @param threatened whether there is a threat, which cannot be answered then
   */
  int valueWithoutMoves(int ply, boolean threatened) {
    return threatened ? Value.lossIn(ply + 4) : 0;
  }
}
