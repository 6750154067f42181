package org.gobang.ai.search.tree;

import org.gobang.ai.search.position.SearchPosition;

/** The static evaluation of a quiet position. */
public final class Evaluation {

  private Evaluation() {}

  /** Returns the value for the side to move, always less than a proven win. */
  public static int of(SearchPosition position) {
    return Math.max(-Value.MAX_ESTIMATE, Math.min(Value.MAX_ESTIMATE, position.evaluation()));
  }
}
