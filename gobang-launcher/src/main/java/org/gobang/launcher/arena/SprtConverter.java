package org.gobang.launcher.arena;

import java.util.Arrays;
import org.gobang.arena.rating.Sprt;
import org.gobang.launcher.cli.WrongValue;
import picocli.CommandLine.ITypeConverter;

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
    } catch (IllegalArgumentException wrong) {
      // Refused below, as too many or too few numbers are.
    }
    throw WrongValue.of("value.sprt", text);
  }
}
