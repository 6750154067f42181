package org.gobang.ui.console.screen;

/**
 * How a terminal displays a screen.
 *
 * @param depth its colour depth
 * @param widths how many columns its characters take
 * @param ascii whether to display ASCII only
 * @param skin the colours of the board
 */
public record TerminalStyle(
    ColourDepth depth, CharacterWidths widths, boolean ascii, BoardColours skin) {

  /** Returns a look with the default skin. */
  public static TerminalStyle of(ColourDepth depth, CharacterWidths widths, boolean ascii) {
    return new TerminalStyle(depth, widths, ascii, BoardColours.WOOD);
  }

  Glyphs glyphs() {
    return ascii ? Glyphs.ASCII : Glyphs.DRAWN;
  }

  /** Returns the same with widths that were measured in the terminal. */
  public TerminalStyle measured(CharacterWidths measured) {
    return new TerminalStyle(depth, measured, ascii, skin);
  }

  TerminalStyle skin(BoardColours other) {
    return new TerminalStyle(depth, widths, ascii, other);
  }
}
