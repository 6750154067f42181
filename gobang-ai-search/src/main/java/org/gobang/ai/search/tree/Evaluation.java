package org.gobang.ai.search.tree;

import org.gobang.ai.search.position.Position;
import org.gobang.ai.search.position.Shape;

/**
 * What a position is worth where nothing is forced: the points' sum, the threats, and the turn. The
 * threats correct the sum, which counts each point of a threat, and were fitted together with it.
 */
public final class Evaluation {

  /** To move is worth so much. */
  private static final int TURN = 148;

  /** A four-and-three that the opponent's fours keep from winning at once. */
  private static final int FOUR_THREE = -99;

  /** Such a double three. */
  private static final int DOUBLE_THREE = -29;

  /** The opponent has an open three, and must be answered. */
  private static final int THEIR_OPEN_FOUR = 4;

  /** The opponent threatens a four-and-three. */
  private static final int THEIR_FOUR_THREE = -21;

  /** The opponent threatens a double three. */
  private static final int THEIR_DOUBLE_THREE = 52;

  private Evaluation() {}

  /** The value to the side to move. */
  public static int of(Position position) {
    int me = position.side();
    int them = me ^ 1;
    int value = position.evaluation() + TURN;
    if (position.count(me, Shape.FOUR_THREE) > 0) {
      value += FOUR_THREE;
    } else if (position.count(me, Shape.DOUBLE_THREE) > 0) {
      value += DOUBLE_THREE;
    }
    if (position.count(them, Shape.OPEN_FOUR) > 0) {
      value += THEIR_OPEN_FOUR;
    } else if (position.count(them, Shape.FOUR_THREE) > 0) {
      value += THEIR_FOUR_THREE;
    } else if (position.count(them, Shape.DOUBLE_THREE) > 0) {
      value += THEIR_DOUBLE_THREE;
    }
    return Math.max(-Value.MOST, Math.min(Value.MOST, value));
  }
}
