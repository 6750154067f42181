package org.gobang.presentation.board;

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
 * @param opening what the opening says of it
 * @param ghost a stone that is not there: expected by a computer, or under the pointer
 * @param hint whether a computer would move there
 * @param heat what it is worth, from 1 to 9; 0 where nothing is known
 * @param weight that worth as a number; empty where it is not asked for
 * @param pending for a stone of the person that is not played yet, what is left of the time in
 *     which it can be taken off, from 1 to 0; empty for every other point
 * @param focused whether the keyboard is at it
 * @param mark what is drawn there: a shape of {@link org.gobang.api.record.RecordNote.Marked}, or a
 *     short text; empty for nothing
 */
public record PointScene(
    Optional<Stone> stone,
    String label,
    boolean last,
    boolean winning,
    boolean forbidden,
    OpeningMark opening,
    Optional<Stone> ghost,
    boolean hint,
    int heat,
    String weight,
    Optional<Double> pending,
    boolean focused,
    String mark) {

  /** A point on which nothing is to be seen. */
  public static final PointScene BARE =
      new PointScene(
          Optional.empty(),
          "",
          false,
          false,
          false,
          OpeningMark.NONE,
          Optional.empty(),
          false,
          0,
          "",
          Optional.empty(),
          false,
          "");

  /** Begins a spot that differs from this one. */
  public PointSceneBuilder change() {
    return new PointSceneBuilder(this);
  }

  /** A point on which a stone stands. */
  public static PointScene of(Stone stone, boolean last) {
    return BARE.change().stone(stone).last(last).build();
  }

  /** The same with a stone under the pointer; one that is offered keeps its number. */
  public PointScene hovered(Stone ghostStone) {
    String kept = opening == OpeningMark.OFFERED ? label : "";
    return change().ghost(ghostStone).label(kept).weight("").build();
  }

  /** The same with a stone that can still be taken off, in place of all that was said there. */
  public PointScene put(Stone placed, double left) {
    return BARE.change().stone(placed).pending(left).focused(focused).mark(mark).build();
  }
}
