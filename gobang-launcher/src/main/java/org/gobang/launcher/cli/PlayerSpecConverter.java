package org.gobang.launcher.cli;

import org.gobang.api.RefusedException;
import org.gobang.api.player.PlayerSpec;
import org.gobang.record.PlayerSpecText;
import picocli.CommandLine.ITypeConverter;

/** A player on the command line, as {@link PlayerSpecText} has it; the seed is 0 unless given. */
public final class PlayerSpecConverter implements ITypeConverter<PlayerSpec> {

  @Override
  public PlayerSpec convert(String text) {
    return parse(text, 0);
  }

  /**
   * Reads a player.
   *
   * @param unseeded the seed where the text has none
   * @throws WrongValue if it cannot be read
   */
  static PlayerSpec parse(String text, long unseeded) {
    try {
      return PlayerSpecText.parse(text, unseeded);
    } catch (RefusedException refused) {
      throw WrongValue.of(refused);
    }
  }
}
