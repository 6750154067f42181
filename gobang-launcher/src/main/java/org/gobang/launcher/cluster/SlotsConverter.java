package org.gobang.launcher.cluster;

import java.util.regex.Pattern;
import org.gobang.launcher.cli.OptionValueException;
import picocli.CommandLine.ITypeConverter;

/** Parses a number of slots, which may be 0. */
final class SlotsConverter implements ITypeConverter<Integer> {

  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");

  @Override
  public Integer convert(String text) {
    if (NUMBER.matcher(text).matches()) {
      return Integer.valueOf(text);
    }
    throw OptionValueException.of("value.slots", text);
  }
}
