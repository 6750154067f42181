package org.gobang.launcher.cli;

import java.util.concurrent.ThreadLocalRandom;
import org.gobang.api.player.PlayerSpec;
import picocli.CommandLine.ITypeConverter;

/**
 * A player who plays games elsewhere, as {@link PlayerSpecConverter} reads it; the seed is drawn
 * unless given.
 */
public final class SeededPlayerSpecConverter implements ITypeConverter<PlayerSpec> {

  @Override
  public PlayerSpec convert(String text) {
    return PlayerSpecConverter.parse(text, ThreadLocalRandom.current().nextLong());
  }
}
