package org.gobang.launcher.cli;

import java.util.List;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;

/**
 * Reads one of the constants of an enum, in lower-case letters.
 *
 * @param <E> the enum
 */
public class WordConverter<E extends Enum<E>> implements ITypeConverter<E> {

  private final List<E> constants;

  protected WordConverter(Class<E> type) {
    this(List.of(type.getEnumConstants()));
  }

  /** Reads some of the constants. */
  protected WordConverter(List<E> constants) {
    this.constants = List.copyOf(constants);
  }

  @Override
  public E convert(String text) {
    return constants.stream()
        .filter(each -> word(each).equals(text))
        .findFirst()
        .orElseThrow(
            () -> WrongValue.of(text, constants.stream().map(WordConverter::word).toList()));
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
