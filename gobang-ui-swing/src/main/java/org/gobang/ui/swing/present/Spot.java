package org.gobang.ui.swing.present;

import java.util.Optional;
import org.gobang.api.Stone;

/**
 * What is to be seen on one point.
 *
 * @param stone the stone that stands there
 * @param label the number on the stone, or of the move that is expected there; may be empty
 * @param last whether the last stone was put there
 * @param winning whether it is part of the line that won
 * @param forbidden whether Black may not move there
 * @param ghost a stone that is not there: expected by a computer, or under the pointer
 * @param hint whether a computer would move there
 * @param heat what it is worth, from 1 to 9; 0 where nothing is known
 * @param weight that worth as a number; empty where it is not asked for
 * @param focused whether the keyboard is at it
 */
public record Spot(
    Optional<Stone> stone,
    String label,
    boolean last,
    boolean winning,
    boolean forbidden,
    Optional<Stone> ghost,
    boolean hint,
    int heat,
    String weight,
    boolean focused) {

  /** A point on which nothing is to be seen. */
  public static final Spot BARE =
      new Spot(Optional.empty(), "", false, false, false, Optional.empty(), false, 0, "", false);

  /** A point on which a stone stands. */
  static Spot of(Stone stone, boolean last) {
    return new Spot(
        Optional.of(stone), "", last, false, false, Optional.empty(), false, 0, "", false);
  }

  /** The same with a stone under the pointer. */
  Spot hovered(Stone ghostStone) {
    return new Spot(
        stone, "", last, winning, forbidden, Optional.of(ghostStone), hint, heat, "", focused);
  }

  /** The same with the keyboard at it. */
  Spot withFocus() {
    return new Spot(stone, label, last, winning, forbidden, ghost, hint, heat, weight, true);
  }
}
