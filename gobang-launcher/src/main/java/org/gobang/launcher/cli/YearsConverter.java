package org.gobang.launcher.cli;

import org.gobang.study.explorer.GameFilter;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads years such as {@code 2009} or {@code 2000-2009}. */
public final class YearsConverter implements ITypeConverter<String> {

  @Override
  public String convert(String text) {
    try {
      return new GameFilter("", "", text).years();
    } catch (IllegalArgumentException notYears) {
      throw new TypeConversionException(notYears.getMessage());
    }
  }
}
