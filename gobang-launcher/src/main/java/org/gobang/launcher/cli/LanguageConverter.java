package org.gobang.launcher.cli;

import java.util.List;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;

/** Reads a language that the application speaks: {@code en} or {@code zh}. */
public final class LanguageConverter implements ITypeConverter<Locale> {

  @Override
  public Locale convert(String text) {
    return switch (text) {
      case "en" -> Locale.ENGLISH;
      case "zh" -> Locale.SIMPLIFIED_CHINESE;
      default -> throw WrongValue.of(text, List.of("en", "zh"));
    };
  }
}
