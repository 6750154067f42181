package org.gobang.launcher.cli;

import java.util.concurrent.ThreadLocalRandom;
import org.gobang.api.player.PlayerSpec;
import org.gobang.record.PlayerSpecText;
import picocli.CommandLine.ITypeConverter;

/**
 * A player who plays games elsewhere, as {@link PlayerSpecConverter} reads it; the seed is drawn
 * unless given.
 */
public final class SeededPlayerSpecConverter implements ITypeConverter<PlayerSpec> {

  @Override
  public PlayerSpec convert(String text) {
    return PlayerSpecConverter.parse(text, seed());
  }

  /**
   * Reads a player without the library for command lines.
   *
   * @throws org.gobang.api.RefusedException if it cannot be read
   */
  public static PlayerSpec parse(String text) {
    return PlayerSpecText.parse(text, seed());
  }

  private static long seed() {
    return ThreadLocalRandom.current().nextLong();
  }
}
