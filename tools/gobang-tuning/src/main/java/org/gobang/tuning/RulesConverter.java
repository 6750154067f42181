package org.gobang.tuning;

import java.util.Arrays;
import org.gobang.ai.search.position.Rules;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the rules on a command line: {@code freestyle}. */
final class RulesConverter implements ITypeConverter<Rules> {

  @Override
  public Rules convert(String text) {
    return Rules.of(text)
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "unknown rules "
                        + text
                        + "; there are "
                        + Arrays.stream(Rules.values()).map(Rules::id).toList()));
  }
}
