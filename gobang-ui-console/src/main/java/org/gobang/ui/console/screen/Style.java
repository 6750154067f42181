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
public record Style(Colour ink, Colour ground, boolean bold, boolean reversed) {

  /** As the terminal has it. */
  public static final Style PLAIN = new Style(Colour.DEFAULT, Colour.DEFAULT, false, false);

  /** Written out, as the compiler's is made when it is first needed, which is at the start. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Style style
        && ink.equals(style.ink)
        && ground.equals(style.ground)
        && bold == style.bold
        && reversed == style.reversed;
  }

  @Override
  public int hashCode() {
    return Objects.hash(ink, ground, bold, reversed);
  }

  Style ink(Colour other) {
    return new Style(other, ground, bold, reversed);
  }

  Style on(Colour other) {
    return new Style(ink, other, bold, reversed);
  }

  Style bolder() {
    return new Style(ink, ground, true, reversed);
  }

  Style reverse() {
    return new Style(ink, ground, bold, true);
  }
}
