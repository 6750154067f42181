package org.gobang.launcher.cli;

import org.gobang.study.explorer.GameCriteria;
import picocli.CommandLine.ITypeConverter;

/** Reads years such as {@code 2009} or {@code 2000-2009}. */
public final class YearsConverter implements ITypeConverter<String> {

  @Override
  public String convert(String text) {
    try {
      return new GameCriteria("", "", text).years();
    } catch (IllegalArgumentException notYears) {
      throw WrongValue.of("value.years", text);
    }
  }
}
