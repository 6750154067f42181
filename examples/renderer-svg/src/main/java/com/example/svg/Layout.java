package com.example.svg;

/**
 * Coordinates in a picture, in pixels at its natural size.
 *
 * @param size lines a side
 */
record Layout(int size) {

  /** From one line to the next. */
  static final int CELL = 40;

  /** From the edge of the picture to the wood. */
  static final int MARGIN = 24;

  /** From the edge of the wood to the outermost line. */
  static final int RIM = 52;

  /** From the wood to the lower edge of the picture. */
  static final int CAPTION = 60;

  /** The side of the wood. */
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

  /** Rows count upwards, pixels downwards. */
  int y(int row) {
    return MARGIN + RIM + (size - 1 - row) * CELL;
  }
}
