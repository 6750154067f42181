package org.gobang.ai.search.tree;

import org.gobang.ai.search.position.SearchPosition;

/**
 * Where one thread is in the tree: its position, what it keeps at each ply, and how many positions
 * it has looked at.
 */
final class SearchState {

  static final int MOST_PLIES = 120;

  final SearchPosition position;
  final MoveHistory history;
  final TranspositionTable table;
  final StackEntry[] frames = new StackEntry[MOST_PLIES + 2];
  private final SearchLimits control;
  private long nodes;
  private boolean over;

  SearchState(
      SearchPosition position,
      MoveHistory history,
      TranspositionTable table,
      SearchLimits control) {
    this.position = position;
    this.history = history;
    this.table = table;
    this.control = control;
    for (int i = 0; i < frames.length; i++) {
      frames[i] = new StackEntry(position.points());
    }
  }

  long nodes() {
    return nodes;
  }

  /** Whether the search was ended: what it returned since is worth nothing. */
  boolean isOver() {
    return over;
  }

  /** Positions were looked at elsewhere that count as well. */
  void addNodes(long more) {
    nodes += more;
  }

  /**
   * Looks at the position.
   *
   * @param ply its distance from the root
   * @return its value, {@link Value#NONE} if it takes a search
   */
  int look(int ply) {
    frames[ply].length = 0;
    over = over || control.test(nodes);
    nodes++;
    if (over || position.isFull()) {
      return 0;
    }
    int known = Value.withoutSearch(position, ply);
    if (known == Value.NONE && ply >= MOST_PLIES) {
      return Evaluation.of(position);
    }
    return known;
  }

  /**
   * The value of a position in which there is nothing to play near the stones.
   *
   * @param threatened whether there is a threat, which goes unanswered then
   */
  int nothingToPlay(int ply, boolean threatened) {
    return threatened ? Value.lossAt(ply + 4) : 0;
  }
}
