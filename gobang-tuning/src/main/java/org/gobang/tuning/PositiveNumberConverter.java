package org.gobang.tuning;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A number on a command line that is 1 or more. */
final class PositiveNumberConverter implements ITypeConverter<Integer> {

  @Override
  public Integer convert(String text) {
    try {
      int number = Integer.parseInt(text);
      if (number >= 1) {
        return number;
      }
    } catch (NumberFormatException wrong) {
      // said below
    }
    throw new TypeConversionException("not a number from 1 to " + Integer.MAX_VALUE + ": " + text);
  }
}
