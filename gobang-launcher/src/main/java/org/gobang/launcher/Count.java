package org.gobang.launcher;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a whole number of 1 or more. */
final class Count implements ITypeConverter<Long> {

  @Override
  public Long convert(String text) {
    try {
      long count = Long.parseLong(text);
      if (count >= 1) {
        return count;
      }
    } catch (NumberFormatException notANumber) {
      // Refused below, as a number out of range is.
    }
    throw new TypeConversionException("must be a whole number of 1 or more, not \"" + text + "\"");
  }

  /** The count where an int is wanted: more than there are is as good as all there are. */
  static int small(long count) {
    return (int) Math.min(count, Integer.MAX_VALUE);
  }
}
