package org.gobang.tuning;

import java.util.Arrays;
import org.gobang.ai.search.position.Rules;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.cluster.ClusterAddress;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Converters of option values. */
final class Converters {

  private Converters() {}

  /** Reads {@code HOST:PORT}. */
  static ClusterAddress address(String text) {
    try {
      return ClusterAddress.parse(text);
    } catch (RefusedException wrong) {
      throw new TypeConversionException(wrong.getMessage());
    }
  }

  /** Reads the rules by their name. */
  static Rules rules(String text) {
    return Rules.of(text)
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "unknown rules "
                        + text
                        + "; there are "
                        + Arrays.stream(Rules.values()).map(Rules::id).toList()));
  }

  /** Reads a whole number of 1 or more, the default for whole numbers. */
  static Integer positive(String text) {
    return number(text, 1, Integer.MAX_VALUE);
  }

  private static Integer number(String text, int least, int most) {
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

  /** Reads a whole number of 0 or more. */
  static final class Count implements ITypeConverter<Integer> {

    @Override
    public Integer convert(String text) {
      return number(text, 0, Integer.MAX_VALUE);
    }
  }

  /** Reads a board size that the engine supports. */
  static final class Size implements ITypeConverter<Integer> {

    @Override
    public Integer convert(String text) {
      return number(text, 5, Point.MOST_LINES);
    }
  }
}
