package org.gobang.launcher.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads lines a side; which of them there are is for the rules to say. */
public final class SizeConverter implements ITypeConverter<Integer> {

  @Override
  public Integer convert(String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException notANumber) {
      throw new TypeConversionException(
          "the lines a side are a whole number, not \"" + text + "\"");
    }
  }
}
