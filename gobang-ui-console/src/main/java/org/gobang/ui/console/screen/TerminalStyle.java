package org.gobang.ui.console.screen;

/**
 * The display style of a terminal.
 *
 * @param depth the colour depth
 * @param widths the column widths of characters
 * @param ascii whether to display only ASCII
 * @param skin the colours of the board
 */
public record TerminalStyle(
    ColourDepth depth, CharacterWidths widths, boolean ascii, BoardColours skin) {

  /** Returns a style with the default colours of the board. */
  public static TerminalStyle of(ColourDepth depth, CharacterWidths widths, boolean ascii) {
    return new TerminalStyle(depth, widths, ascii, BoardColours.WOOD);
  }

  boolean colours() {
    return depth != ColourDepth.NONE;
  }

  Glyphs glyphs() {
    return ascii ? Glyphs.ASCII : Glyphs.DRAWN;
  }

  /** Returns the same style with widths measured in the terminal. */
  public TerminalStyle measured(CharacterWidths measured) {
    return new TerminalStyle(depth, measured, ascii, skin);
  }

  TerminalStyle skin(BoardColours other) {
    return new TerminalStyle(depth, widths, ascii, other);
  }
}
