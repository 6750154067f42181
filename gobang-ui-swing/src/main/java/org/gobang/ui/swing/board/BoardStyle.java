package org.gobang.ui.swing.board;

import java.util.Objects;

/**
 * The style of a board.
 *
 * @param theme its material
 * @param palette the colours of its marks
 * @param coordinates whether its edge has letters and numbers
 */
record BoardStyle(Theme theme, Palette palette, boolean coordinates) {

  /** Written out, as a record's own is generated on first use, which would delay the start. */
  @Override
  public boolean equals(Object other) {
    return other instanceof BoardStyle style
        && theme == style.theme
        && palette == style.palette
        && coordinates == style.coordinates;
  }

  @Override
  public int hashCode() {
    return Objects.hash(theme, palette, coordinates);
  }

  BoardStyle with(Theme next) {
    return new BoardStyle(next, palette, coordinates);
  }

  BoardStyle with(Palette next) {
    return new BoardStyle(theme, next, coordinates);
  }

  BoardStyle withCoordinates(boolean shown) {
    return new BoardStyle(theme, palette, shown);
  }
}
