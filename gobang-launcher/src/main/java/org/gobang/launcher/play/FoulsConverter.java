package org.gobang.launcher.play;

import java.util.List;
import org.gobang.api.workbench.Fouls;
import org.gobang.launcher.cli.WrongValue;
import picocli.CommandLine.ITypeConverter;

/** Reads what becomes of fouls: {@code refuse} or {@code lose}. */
final class FoulsConverter implements ITypeConverter<Fouls> {

  @Override
  public Fouls convert(String text) {
    return switch (text) {
      case "refuse" -> Fouls.REFUSE;
      case "lose" -> Fouls.LOSE;
      default -> throw WrongValue.of(text, List.of("refuse", "lose"));
    };
  }
}
