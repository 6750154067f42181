package org.gobang.launcher.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a whole number of 1 or more. */
public final class CountConverter implements ITypeConverter<Long> {

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
  public static int small(long count) {
    return (int) Math.min(count, Integer.MAX_VALUE);
  }
}
