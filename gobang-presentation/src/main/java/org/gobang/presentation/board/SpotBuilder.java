package org.gobang.presentation.board;

import java.util.Optional;
import org.gobang.api.Stone;

/** Builds a {@link Spot}, whose components say what each of these is. */
public final class SpotBuilder {

  private Optional<Stone> stone;
  private String label;
  private boolean last;
  private boolean winning;
  private boolean forbidden;
  private OpeningMark opening;
  private Optional<Stone> ghost;
  private boolean hint;
  private int heat;
  private String weight;
  private Optional<Double> pending;
  private boolean focused;
  private String mark;

  SpotBuilder(Spot from) {
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

  /** Sets {@link Spot#stone}. */
  public SpotBuilder stone(Stone next) {
    stone = Optional.of(next);
    return this;
  }

  /** Sets {@link Spot#label}. */
  public SpotBuilder label(String next) {
    label = next;
    return this;
  }

  /** Sets {@link Spot#last}. */
  public SpotBuilder last(boolean next) {
    last = next;
    return this;
  }

  /** Sets {@link Spot#winning}. */
  public SpotBuilder winning(boolean next) {
    winning = next;
    return this;
  }

  /** Sets {@link Spot#forbidden}. */
  public SpotBuilder forbidden(boolean next) {
    forbidden = next;
    return this;
  }

  /** Sets {@link Spot#opening}. */
  public SpotBuilder opening(OpeningMark next) {
    opening = next;
    return this;
  }

  /** Sets {@link Spot#ghost}. */
  public SpotBuilder ghost(Stone next) {
    ghost = Optional.of(next);
    return this;
  }

  /** Sets {@link Spot#hint}. */
  public SpotBuilder hint(boolean next) {
    hint = next;
    return this;
  }

  /** Sets {@link Spot#heat}. */
  public SpotBuilder heat(int next) {
    heat = next;
    return this;
  }

  /** Sets {@link Spot#weight}. */
  public SpotBuilder weight(String next) {
    weight = next;
    return this;
  }

  /** Sets {@link Spot#pending}. */
  public SpotBuilder pending(double next) {
    pending = Optional.of(next);
    return this;
  }

  /** Sets {@link Spot#focused}. */
  public SpotBuilder focused(boolean next) {
    focused = next;
    return this;
  }

  /** Sets {@link Spot#mark}. */
  public SpotBuilder mark(String next) {
    mark = next;
    return this;
  }

  /** The spot. */
  public Spot build() {
    return new Spot(
        stone, label, last, winning, forbidden, opening, ghost, hint, heat, weight, pending,
        focused, mark);
  }
}
