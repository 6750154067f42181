package org.gobang.ui.swing.board;

/**
 * How a board looks, whatever stands on it.
 *
 * @param theme what it is made of
 * @param palette the colours of its marks
 * @param coordinates whether letters and numbers stand at its edge
 */
record Style(Theme theme, Palette palette, boolean coordinates) {

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
