package org.gobang.tuning;

/** Reads a number of 0 or more on a command line. */
final class CountConverter extends NumberConverter {

  CountConverter() {
    super(0, Integer.MAX_VALUE);
  }
}
