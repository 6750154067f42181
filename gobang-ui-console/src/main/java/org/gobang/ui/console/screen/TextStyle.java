package org.gobang.ui.console.screen;

import java.util.Objects;

/**
 * The style of a character.
 *
 * @param ink the text colour
 * @param ground the background colour
 * @param bold whether the text is bold
 * @param reversed whether the colours are swapped
 */
public record TextStyle(Colour ink, Colour ground, boolean bold, boolean reversed) {

  /** The default style of the terminal. */
  public static final TextStyle PLAIN = new TextStyle(Colour.DEFAULT, Colour.DEFAULT, false, false);

  static final TextStyle STRONG = PLAIN.bolder();
  static final TextStyle FAINT = PLAIN.ink(new Colour(0x8a8f98, 8));
  static final TextStyle BAD = PLAIN.ink(new Colour(0xe0604c, 9)).bolder();

  /**
   * Compares the components. Not generated, because the generated method is slow on the first call,
   * at startup.
   */
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
