package org.gobang.launcher.cli;

import org.gobang.api.player.Isolation;
import picocli.CommandLine.ITypeConverter;

/**
 * Reads where players run: a process of their own, or with {@code strict} a confined one. True and
 * false are as with a flag.
 */
public final class IsolationConverter implements ITypeConverter<Isolation> {

  @Override
  public Isolation convert(String text) {
    return switch (text) {
      case "", "true" -> Isolation.PROCESS;
      case "false" -> Isolation.NONE;
      case "strict" -> Isolation.STRICT;
      default -> throw WrongValue.of("value.isolation", text);
    };
  }
}
