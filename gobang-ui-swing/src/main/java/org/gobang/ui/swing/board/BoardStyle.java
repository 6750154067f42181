package org.gobang.ui.swing.board;

import java.awt.Color;
import java.util.Objects;

/**
 * The style of a board.
 *
 * @param theme the material of the board
 * @param stones the material of the stones
 * @param pictures pictures instead of materials
 * @param palette the colours of the marks
 * @param coordinates whether coordinates are shown
 */
record BoardStyle(
    Theme theme, StoneSet stones, OwnPictures pictures, Palette palette, boolean coordinates) {

  /** The colour of lines and letters on a dark picture. */
  private static final Color ON_DARK = new Color(0xE8E8E4);

  private static final Color ON_LIGHT = new Color(0x2A2622);

  /** Creates a style with the classic stones. */
  BoardStyle(Theme theme, Palette palette, boolean coordinates) {
    this(theme, StoneSet.CLASSIC, OwnPictures.NONE, palette, coordinates);
  }

  /**
   * Compares the components. Not generated, because the generated method would delay the startup.
   */
  @Override
  public boolean equals(Object other) {
    return other instanceof BoardStyle style
        && theme == style.theme
        && stones == style.stones
        && pictures.equals(style.pictures)
        && palette == style.palette
        && coordinates == style.coordinates;
  }

  @Override
  public int hashCode() {
    return Objects.hash(theme, stones, pictures, palette, coordinates);
  }

  /** Returns whether dark marks are hard to see on the board. */
  boolean isDark() {
    return pictures.board().map(OwnPictures::isDark).orElse(theme.isDark());
  }

  /** Returns a colour that hides the lines below a mark. */
  Color ground() {
    return pictures.board().isEmpty() ? theme.light : isDark() ? ON_LIGHT : ON_DARK;
  }

  /** Returns the colour of the lines. */
  Color lines() {
    return pictures.board().isEmpty() ? theme.lines : isDark() ? ON_DARK : ON_LIGHT;
  }

  /** Returns the colour of letters and numbers. */
  Color letters() {
    return pictures.board().isEmpty() ? theme.letters : lines();
  }
}
