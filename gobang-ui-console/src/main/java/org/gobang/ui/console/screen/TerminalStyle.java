package org.gobang.ui.console.screen;

/**
 * The display style of a terminal.
 *
 * @param depth its colour depth
 * @param widths the column widths of its characters
 * @param ascii whether to display ASCII only
 * @param skin the colours of the board
 */
public record TerminalStyle(
    ColourDepth depth, CharacterWidths widths, boolean ascii, BoardColours skin) {

  /** Returns a style with the default skin. */
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
