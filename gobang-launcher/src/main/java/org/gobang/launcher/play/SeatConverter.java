package org.gobang.launcher.play;

import java.util.concurrent.ThreadLocalRandom;
import org.gobang.api.RefusedException;
import org.gobang.api.player.Seat;
import org.gobang.launcher.cli.PlayerSpecConverter;
import org.gobang.launcher.cli.WrongValue;
import org.gobang.record.PlayerSpecText;
import picocli.CommandLine.ITypeConverter;

/** Reads who plays a side: {@code human}, or a player as {@link PlayerSpecConverter} reads it. */
public final class SeatConverter implements ITypeConverter<Seat> {

  @Override
  public Seat convert(String text) {
    try {
      return parse(text);
    } catch (RefusedException refused) {
      throw WrongValue.of(refused);
    }
  }

  /** Without a seed, a game draws one: no two need be the same. */
  public static Seat parse(String text) {
    return text.equals(Seat.Human.ID)
        ? new Seat.Human("")
        : new Seat.Computer(PlayerSpecText.parse(text, ThreadLocalRandom.current().nextLong()));
  }
}
