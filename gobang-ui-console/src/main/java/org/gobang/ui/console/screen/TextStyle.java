package org.gobang.ui.console.screen;

import java.util.Objects;

/**
 * How a character looks.
 *
 * @param ink its own colour
 * @param ground the colour behind it
 * @param bold whether it is bold
 * @param reversed whether the two colours change places
 */
public record TextStyle(Colour ink, Colour ground, boolean bold, boolean reversed) {

  /** As the terminal has it. */
  public static final TextStyle PLAIN = new TextStyle(Colour.DEFAULT, Colour.DEFAULT, false, false);

  /** Written out, as the compiler's is made when it is first needed, which is at the start. */
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
