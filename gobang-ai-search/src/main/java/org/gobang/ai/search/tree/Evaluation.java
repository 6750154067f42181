package org.gobang.ai.search.tree;

import org.gobang.ai.search.position.SearchPosition;

/** The static evaluation of a position in which nothing is forced. */
public final class Evaluation {

  private Evaluation() {}

  /** The value to the side to move, never as high as a proven win. */
  public static int of(SearchPosition position) {
    return Math.max(-Value.MAX_ESTIMATE, Math.min(Value.MAX_ESTIMATE, position.evaluation()));
  }
}
