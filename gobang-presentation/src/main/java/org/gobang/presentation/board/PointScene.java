package org.gobang.presentation.board;

import java.util.Optional;
import org.gobang.api.Stone;

/**
 * The contents of one point.
 *
 * @param stone the stone on the point
 * @param label the number on the stone, or of the expected move; may be empty
 * @param last whether it is the last stone
 * @param winning whether it is in the winning line
 * @param forbidden whether Black may not move there
 * @param opening its role in the opening rule
 * @param ghost a virtual stone: expected by an engine, or under the pointer
 * @param hint whether a hint recommends it
 * @param heat its heat level, from 1 to 9; 0 if unknown
 * @param weight its weight as a number; empty if hidden
 * @param pending for a stone of the user that is not yet played, the remaining part of the time in
 *     which it can be removed, from 1 to 0; empty for every other point
 * @param focused whether it has the keyboard focus
 * @param mark its mark: a shape of {@link org.gobang.api.record.RecordNote.Marked}, or a short
 *     text; empty for none
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

  /** An empty point. */
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

  /** Returns a builder with the contents of this point. */
  public Builder change() {
    return new Builder(this);
  }

  /** Returns a point with a stone. */
  public static PointScene of(Stone stone, boolean last) {
    return BARE.change().stone(stone).last(last).build();
  }

  /** Returns this point with a stone under the pointer; an offered point keeps its number. */
  public PointScene hovered(Stone ghostStone) {
    String kept = opening == Opening.OFFERED ? label : "";
    return change().ghost(ghostStone).label(kept).weight("").build();
  }

  /** Returns this point with only a new stone, which can still be removed. */
  public PointScene put(Stone placed, double left) {
    return BARE.change().stone(placed).pending(left).focused(focused).mark(mark).build();
  }

  /** The role of a point in an opening rule. */
  public enum Opening {
    /** No role. */
    NONE,

    /** The point is in the area to which the next stone is restricted. */
    REGION,

    /**
     * The point was offered for the next stone; the label of the point is the number of the offer.
     */
    OFFERED,

    /** The point cannot be offered because of an earlier offer. */
    EXCLUDED
  }

  /** A builder of {@link PointScene}; see its components. */
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

    /** Returns the point. */
    public PointScene build() {
      return new PointScene(
          stone, label, last, winning, forbidden, opening, ghost, hint, heat, weight, pending,
          focused, mark);
    }
  }
}
