package org.gobang.api;

import java.util.Objects;

/**
 * What a side does when it is its turn. {@link MoveText} reads and writes lists of moves.
 *
 * <p>Implemented here alone.
 */
public sealed interface Move {

  /**
   * Who moves.
   *
   * @return the side to which this move belongs
   */
  Stone stone();

  /**
   * A stone put on a point.
   *
   * @param stone the stone's colour
   * @param point where it is put
   */
  record Place(Stone stone, Point point) implements Move {

    /** Checks that both are there. */
    public Place {
      Objects.requireNonNull(stone, "stone");
      Objects.requireNonNull(point, "point");
    }

    /**
     * The point, as people write it.
     *
     * @return such as {@code h8}
     */
    @Override
    public String toString() {
      return point.toString();
    }
  }

  /**
   * A turn given up.
   *
   * @param stone the side that passes
   */
  record Pass(Stone stone) implements Move {

    /** Checks that it is there. */
    public Pass {
      Objects.requireNonNull(stone, "stone");
    }

    /**
     * The word for a pass in a list of moves.
     *
     * @return {@code pass}
     */
    @Override
    public String toString() {
      return "pass";
    }
  }
}
