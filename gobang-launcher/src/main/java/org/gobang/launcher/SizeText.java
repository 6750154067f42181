package org.gobang.launcher;

import org.gobang.api.Point;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads lines a side; which of them the rules have is for the rules to say. */
final class SizeText implements ITypeConverter<Integer> {

  @Override
  public Integer convert(String text) {
    try {
      int size = Integer.parseInt(text);
      if (size >= 1 && size <= Point.MOST_LINES) {
        return size;
      }
    } catch (NumberFormatException notANumber) {
      // Refused below, as a number out of range is.
    }
    throw new TypeConversionException(
        "a board has 1 to " + Point.MOST_LINES + " lines a side, not \"" + text + "\"");
  }
}
