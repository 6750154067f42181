package org.gobang.ui.swing.board;

import java.util.Objects;

/**
 * How a board looks, whatever stands on it.
 *
 * @param theme what it is made of
 * @param palette the colours of its marks
 * @param coordinates whether letters and numbers stand at its edge
 */
record Style(Theme theme, Palette palette, boolean coordinates) {

  /** Written out, as the compiler's is made when it is first needed, which is at the start. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Style style
        && theme == style.theme
        && palette == style.palette
        && coordinates == style.coordinates;
  }

  @Override
  public int hashCode() {
    return Objects.hash(theme, palette, coordinates);
  }

  Style with(Theme next) {
    return new Style(next, palette, coordinates);
  }

  Style with(Palette next) {
    return new Style(theme, next, coordinates);
  }

  Style withCoordinates(boolean shown) {
    return new Style(theme, palette, shown);
  }
}
