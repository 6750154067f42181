package org.gobang.tuning;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a whole number of a range on a command line. */
abstract class NumberConverter implements ITypeConverter<Integer> {

  private final int least;
  private final int most;

  NumberConverter(int least, int most) {
    this.least = least;
    this.most = most;
  }

  @Override
  public final Integer convert(String text) {
    try {
      int number = Integer.parseInt(text);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException wrong) {
      // reported below
    }
    throw new TypeConversionException("not a number from " + least + " to " + most + ": " + text);
  }
}
