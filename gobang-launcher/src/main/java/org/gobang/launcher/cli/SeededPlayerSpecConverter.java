package org.gobang.launcher.cli;

import java.util.concurrent.ThreadLocalRandom;
import org.gobang.api.player.PlayerSpec;
import picocli.CommandLine.ITypeConverter;

/** Parses a player for games on other machines. The seed is random by default. */
public final class SeededPlayerSpecConverter implements ITypeConverter<PlayerSpec> {

  @Override
  public PlayerSpec convert(String text) {
    return OptionParsers.player(text, ThreadLocalRandom.current().nextLong());
  }
}
