package org.gobang.launcher;

import java.util.concurrent.ThreadLocalRandom;
import org.gobang.api.render.WhoPlays;
import picocli.CommandLine.ITypeConverter;

/** A player who plays games elsewhere, as {@link Who} reads it; the seed is drawn unless given. */
final class WhoByLot implements ITypeConverter<WhoPlays> {

  @Override
  public WhoPlays convert(String text) {
    return Who.parse(text, ThreadLocalRandom.current().nextLong());
  }
}
