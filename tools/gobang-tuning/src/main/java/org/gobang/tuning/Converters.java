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

  /** Parses an address in the form {@code HOST:PORT}. */
  static ClusterAddress address(String text) {
    try {
      return ClusterAddress.parse(text);
    } catch (RefusedException wrong) {
      throw new TypeConversionException(wrong.getMessage());
    }
  }

  /** Parses the name of rules. */
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

  /** Parses a whole number of at least 1, the default for whole numbers. */
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

  /** A converter for whole numbers of at least 0. */
  static final class Count implements ITypeConverter<Integer> {

    @Override
    public Integer convert(String text) {
      return number(text, 0, Integer.MAX_VALUE);
    }
  }

  /** A converter for board sizes supported by the engine. */
  static final class Size implements ITypeConverter<Integer> {

    @Override
    public Integer convert(String text) {
      return number(text, 5, Point.MOST_LINES);
    }
  }
}
