package org.gobang.launcher.play;

import org.gobang.api.workbench.Fouls;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads what becomes of fouls: {@code refuse} or {@code lose}. */
final class FoulsConverter implements ITypeConverter<Fouls> {

  @Override
  public Fouls convert(String text) {
    return switch (text) {
      case "refuse" -> Fouls.REFUSE;
      case "lose" -> Fouls.LOSE;
      default -> throw new TypeConversionException("must be refuse or lose, not \"" + text + "\"");
    };
  }
}
