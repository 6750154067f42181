package org.gobang.tuning;

import org.gobang.api.Point;

/** Reads a board size on a command line: one that the engine supports. */
final class SizeConverter extends NumberConverter {

  SizeConverter() {
    super(5, Point.MOST_LINES);
  }
}
