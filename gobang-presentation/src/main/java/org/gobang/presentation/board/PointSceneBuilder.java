package org.gobang.presentation.board;

import java.util.Optional;
import org.gobang.api.Stone;

/** Builds a {@link PointScene}, whose components say what each of these is. */
public final class PointSceneBuilder {

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

  PointSceneBuilder(PointScene from) {
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
  public PointSceneBuilder stone(Stone next) {
    stone = Optional.of(next);
    return this;
  }

  /** Sets {@link PointScene#label}. */
  public PointSceneBuilder label(String next) {
    label = next;
    return this;
  }

  /** Sets {@link PointScene#last}. */
  public PointSceneBuilder last(boolean next) {
    last = next;
    return this;
  }

  /** Sets {@link PointScene#winning}. */
  public PointSceneBuilder winning(boolean next) {
    winning = next;
    return this;
  }

  /** Sets {@link PointScene#forbidden}. */
  public PointSceneBuilder forbidden(boolean next) {
    forbidden = next;
    return this;
  }

  /** Sets {@link PointScene#opening}. */
  public PointSceneBuilder opening(OpeningMark next) {
    opening = next;
    return this;
  }

  /** Sets {@link PointScene#ghost}. */
  public PointSceneBuilder ghost(Stone next) {
    ghost = Optional.of(next);
    return this;
  }

  /** Sets {@link PointScene#hint}. */
  public PointSceneBuilder hint(boolean next) {
    hint = next;
    return this;
  }

  /** Sets {@link PointScene#heat}. */
  public PointSceneBuilder heat(int next) {
    heat = next;
    return this;
  }

  /** Sets {@link PointScene#weight}. */
  public PointSceneBuilder weight(String next) {
    weight = next;
    return this;
  }

  /** Sets {@link PointScene#pending}. */
  public PointSceneBuilder pending(double next) {
    pending = Optional.of(next);
    return this;
  }

  /** Sets {@link PointScene#focused}. */
  public PointSceneBuilder focused(boolean next) {
    focused = next;
    return this;
  }

  /** Sets {@link PointScene#mark}. */
  public PointSceneBuilder mark(String next) {
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
