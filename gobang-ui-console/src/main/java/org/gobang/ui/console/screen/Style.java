package org.gobang.ui.console.screen;

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
