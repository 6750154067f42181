package org.gobang.ui.console.screen;

import java.util.Objects;

/**
 * The style of a character.
 *
 * @param ink its own colour
 * @param ground the colour behind it
 * @param bold whether it is bold
 * @param reversed whether the two colours are exchanged
 */
public record TextStyle(Colour ink, Colour ground, boolean bold, boolean reversed) {

  /** The terminal's default. */
  public static final TextStyle PLAIN = new TextStyle(Colour.DEFAULT, Colour.DEFAULT, false, false);

  static final TextStyle STRONG = PLAIN.bolder();
  static final TextStyle FAINT = PLAIN.ink(new Colour(0x8a8f98, 8));
  static final TextStyle BAD = PLAIN.ink(new Colour(0xe0604c, 9)).bolder();

  /** Explicit, as the generated one is slow on its first call, which is at start-up. */
  @Override
  public boolean equals(Object other) {
    return other instanceof TextStyle style
        && ink.equals(style.ink)
        && ground.equals(style.ground)
        && bold == style.bold
        && reversed == style.reversed;
  }

  @Override
  public int hashCode() {
    return Objects.hash(ink, ground, bold, reversed);
  }

  TextStyle ink(Colour other) {
    return new TextStyle(other, ground, bold, reversed);
  }

  TextStyle on(Colour other) {
    return new TextStyle(ink, other, bold, reversed);
  }

  TextStyle bolder() {
    return new TextStyle(ink, ground, true, reversed);
  }

  TextStyle reverse() {
    return new TextStyle(ink, ground, bold, true);
  }
}
