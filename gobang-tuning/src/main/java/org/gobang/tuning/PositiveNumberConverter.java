package org.gobang.tuning;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a number of 1 or more on a command line. */
final class PositiveNumberConverter implements ITypeConverter<Integer> {

  @Override
  public Integer convert(String text) {
    try {
      int number = Integer.parseInt(text);
      if (number >= 1) {
        return number;
      }
    } catch (NumberFormatException wrong) {
      // reported below
    }
    throw new TypeConversionException("not a number from 1 to " + Integer.MAX_VALUE + ": " + text);
  }
}
