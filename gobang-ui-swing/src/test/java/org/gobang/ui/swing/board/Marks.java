package org.gobang.ui.swing.board;

import java.util.Optional;
import org.gobang.api.Stone;
import org.gobang.presentation.board.Spot;

/** A point with marks on it, put there one by one. */
final class Marks {

  private final Optional<Stone> stone;
  private Optional<Stone> ghost = Optional.empty();
  private Optional<Double> pending = Optional.empty();
  private String label = "";
  private String weight = "";
  private boolean last;
  private boolean winning;
  private boolean forbidden;
  private boolean hint;
  private boolean focused;
  private int heat;

  private Marks(Optional<Stone> stone) {
    this.stone = stone;
  }

  static Marks bare() {
    return new Marks(Optional.empty());
  }

  static Marks stone(Stone stone) {
    return new Marks(Optional.of(stone));
  }

  Spot spot() {
    return new Spot(
        stone, label, last, winning, forbidden, ghost, hint, heat, weight, pending, focused, "");
  }

  Marks last() {
    last = true;
    return this;
  }

  Marks winning() {
    winning = true;
    return this;
  }

  Marks forbidden() {
    forbidden = true;
    return this;
  }

  Marks hint() {
    hint = true;
    return this;
  }

  Marks focused() {
    focused = true;
    return this;
  }

  Marks pending(double left) {
    pending = Optional.of(left);
    return this;
  }

  Marks label(String text) {
    label = text;
    return this;
  }

  Marks ghost(Stone colour) {
    ghost = Optional.of(colour);
    return this;
  }

  Marks heat(int level) {
    heat = level;
    return this;
  }

  Marks weight(String text) {
    weight = text;
    return this;
  }
}
