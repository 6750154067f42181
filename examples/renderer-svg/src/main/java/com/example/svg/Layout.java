package com.example.svg;

/**
 * The coordinates in a picture, in pixels at natural size.
 *
 * @param size the board size
 */
record Layout(int size) {

  /** The distance between adjacent lines. */
  static final int CELL = 40;

  /** The distance from the edge of the picture to the wood. */
  static final int MARGIN = 24;

  /** The distance from the edge of the wood to the outermost line. */
  static final int RIM = 52;

  /** The distance from the wood to the lower edge of the picture. */
  static final int CAPTION = 60;

  /** Returns the side length of the wood. */
  int wood() {
    return 2 * RIM + (size - 1) * CELL;
  }

  int width() {
    return 2 * MARGIN + wood();
  }

  int height() {
    return MARGIN + wood() + CAPTION;
  }

  int x(int column) {
    return MARGIN + RIM + column * CELL;
  }

  /** Returns the vertical coordinate of a row. Rows count upwards, pixels downwards. */
  int y(int row) {
    return MARGIN + RIM + (size - 1 - row) * CELL;
  }
}
