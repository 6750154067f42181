package org.gobang.ui.console.screen;

/**
 * How a terminal displays a screen.
 *
 * @param depth its colour depth
 * @param widths how many columns its characters take
 * @param ascii whether to display ASCII only
 * @param skin the colours of the board
 */
public record Look(ColourDepth depth, Widths widths, boolean ascii, Skin skin) {

  /** A look with the default skin. */
  public static Look of(ColourDepth depth, Widths widths, boolean ascii) {
    return new Look(depth, widths, ascii, Skin.WOOD);
  }

  Glyphs glyphs() {
    return ascii ? Glyphs.ASCII : Glyphs.DRAWN;
  }

  /** The same with widths that were measured in the terminal. */
  public Look measured(Widths measured) {
    return new Look(depth, measured, ascii, skin);
  }

  Look skin(Skin other) {
    return new Look(depth, widths, ascii, other);
  }
}
