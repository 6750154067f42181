package org.gobang.launcher;

import java.util.concurrent.ThreadLocalRandom;
import org.gobang.api.player.PlayerSpec;
import picocli.CommandLine.ITypeConverter;

/** A player who plays games elsewhere, as {@link Who} reads it; the seed is drawn unless given. */
final class WhoByLot implements ITypeConverter<PlayerSpec> {

  @Override
  public PlayerSpec convert(String text) {
    return Who.parse(text, ThreadLocalRandom.current().nextLong());
  }
}
