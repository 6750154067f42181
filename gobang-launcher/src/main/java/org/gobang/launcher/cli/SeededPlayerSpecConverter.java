package org.gobang.launcher.cli;

import java.util.concurrent.ThreadLocalRandom;
import org.gobang.api.player.PlayerSpec;
import picocli.CommandLine.ITypeConverter;

/** A player who plays games elsewhere; the seed is drawn by default. */
public final class SeededPlayerSpecConverter implements ITypeConverter<PlayerSpec> {

  @Override
  public PlayerSpec convert(String text) {
    return OptionParsers.player(text, ThreadLocalRandom.current().nextLong());
  }
}
