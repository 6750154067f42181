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
    Opening opening,
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
          Opening.NONE,
          Optional.empty(),
          false,
          0,
          "",
          Optional.empty(),
          false,
          "");

  /** Begins a spot that differs from this one. */
  public Builder change() {
    return new Builder(this);
  }

  /** A point on which a stone stands. */
  public static PointScene of(Stone stone, boolean last) {
    return BARE.change().stone(stone).last(last).build();
  }

  /** The same with a stone under the pointer; one that is offered keeps its number. */
  public PointScene hovered(Stone ghostStone) {
    String kept = opening == Opening.OFFERED ? label : "";
    return change().ghost(ghostStone).label(kept).weight("").build();
  }

  /** The same with a stone that can still be taken off, in place of all that was said there. */
  public PointScene put(Stone placed, double left) {
    return BARE.change().stone(placed).pending(left).focused(focused).mark(mark).build();
  }

  /** What the opening says of a point. */
  public enum Opening {
    /** Nothing. */
    NONE,

    /** The next stone is restricted to this point and others like it. */
    REGION,

    /** The point was offered for the next stone; its label is the number of the offer. */
    OFFERED,

    /** The point cannot be offered, because of one that was. */
    EXCLUDED
  }

  /** Builds a {@link PointScene}, whose components say what each of these is. */
  public static final class Builder {

    private Optional<Stone> stone;
    private String label;
    private boolean last;
    private boolean winning;
    private boolean forbidden;
    private PointScene.Opening opening;
    private Optional<Stone> ghost;
    private boolean hint;
    private int heat;
    private String weight;
    private Optional<Double> pending;
    private boolean focused;
    private String mark;

    Builder(PointScene from) {
      stone = from.stone();
      label = from.label();
      last = from.last();
      winning = from.winning();
      forbidden = from.forbidden();
      opening = from.opening();
      ghost = from.ghost();
      hint = from.hint();
      heat = from.heat();
      weight = from.weight();
      pending = from.pending();
      focused = from.focused();
      mark = from.mark();
    }

    /** Sets {@link PointScene#stone}. */
    public Builder stone(Stone next) {
      stone = Optional.of(next);
      return this;
    }

    /** Sets {@link PointScene#label}. */
    public Builder label(String next) {
      label = next;
      return this;
    }

    /** Sets {@link PointScene#last}. */
    public Builder last(boolean next) {
      last = next;
      return this;
    }

    /** Sets {@link PointScene#winning}. */
    public Builder winning(boolean next) {
      winning = next;
      return this;
    }

    /** Sets {@link PointScene#forbidden}. */
    public Builder forbidden(boolean next) {
      forbidden = next;
      return this;
    }

    /** Sets {@link PointScene#opening}. */
    public Builder opening(PointScene.Opening next) {
      opening = next;
      return this;
    }

    /** Sets {@link PointScene#ghost}. */
    public Builder ghost(Stone next) {
      ghost = Optional.of(next);
      return this;
    }

    /** Sets {@link PointScene#hint}. */
    public Builder hint(boolean next) {
      hint = next;
      return this;
    }

    /** Sets {@link PointScene#heat}. */
    public Builder heat(int next) {
      heat = next;
      return this;
    }

    /** Sets {@link PointScene#weight}. */
    public Builder weight(String next) {
      weight = next;
      return this;
    }

    /** Sets {@link PointScene#pending}. */
    public Builder pending(double next) {
      pending = Optional.of(next);
      return this;
    }

    /** Sets {@link PointScene#focused}. */
    public Builder focused(boolean next) {
      focused = next;
      return this;
    }

    /** Sets {@link PointScene#mark}. */
    public Builder mark(String next) {
      mark = next;
      return this;
    }

    /** The spot. */
    public PointScene build() {
      return new PointScene(
          stone, label, last, winning, forbidden, opening, ghost, hint, heat, weight, pending,
          focused, mark);
    }
  }
}
