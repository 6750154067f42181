package org.gobang.ui.console.screen;

/**
 * How a terminal shows things.
 *
 * @param depth how many colours it has
 * @param widths how many columns it gives to characters
 * @param ascii whether it is to show nothing but ASCII
 * @param skin the colours of the board
 */
public record Look(ColourDepth depth, Widths widths, boolean ascii, Skin skin) {

  /** A look with the first skin there is. */
  public static Look of(ColourDepth depth, Widths widths, boolean ascii) {
    return new Look(depth, widths, ascii, Skin.WOOD);
  }

  Glyphs glyphs() {
    return ascii ? Glyphs.ASCII : Glyphs.DRAWN;
  }

  /** The same with widths that the terminal has told. */
  public Look measured(Widths told) {
    return new Look(depth, told, ascii, skin);
  }

  Look skin(Skin other) {
    return new Look(depth, widths, ascii, other);
  }
}
