package org.gobang.launcher.arena;

import java.util.Arrays;
import org.gobang.arena.rating.Sprt;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads a test such as {@code 0,10} or {@code 0,10,0.05,0.05}; both errors are 0.05 unless given.
 */
final class SprtConverter implements ITypeConverter<Sprt> {

  @Override
  public Sprt convert(String text) {
    try {
      double[] given =
          Arrays.stream(text.split(",", -1)).mapToDouble(Double::parseDouble).toArray();
      if (given.length == 2) {
        return Sprt.of(given[0], given[1]);
      }
      if (given.length == 4) {
        return new Sprt(given[0], given[1], given[2], given[3]);
      }
    } catch (NumberFormatException notANumber) {
      // Refused below, as too many or too few are.
    } catch (IllegalArgumentException outOfRange) {
      throw new TypeConversionException(outOfRange.getMessage());
    }
    throw new TypeConversionException(
        "a test is written 0,10 or 0,10,0.05,0.05, not \"" + text + "\"");
  }
}
