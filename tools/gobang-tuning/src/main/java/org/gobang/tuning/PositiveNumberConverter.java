package org.gobang.tuning;

/** Reads a number of 1 or more on a command line. */
final class PositiveNumberConverter extends NumberConverter {

  PositiveNumberConverter() {
    super(1, Integer.MAX_VALUE);
  }
}
