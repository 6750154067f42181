package org.gobang.launcher.cli;

import picocli.CommandLine.ITypeConverter;

/** Reads lines a side; which of them there are is for the rules to say. */
public final class SizeConverter implements ITypeConverter<Integer> {

  @Override
  public Integer convert(String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException notANumber) {
      throw WrongValue.of("value.size", text);
    }
  }
}
