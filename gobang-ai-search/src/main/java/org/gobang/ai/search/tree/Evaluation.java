package org.gobang.ai.search.tree;

import org.gobang.ai.search.position.SearchPosition;

/** What a position is worth where nothing is forced. */
public final class Evaluation {

  private Evaluation() {}

  /** The value to the side to move. */
  public static int of(SearchPosition position) {
    return Math.max(-Value.MOST, Math.min(Value.MOST, position.evaluation()));
  }
}
