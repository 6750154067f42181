package org.gobang.record;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gobang.api.Option;
import org.gobang.api.ProviderSpec;
import org.gobang.api.RefusedException;
import org.gobang.api.player.Isolation;
import org.gobang.api.player.PlayerSpec;

/**
 * The text form of players: {@code [isolated:]id[:option=value[,option=value…]]}. A backslash
 * escapes a comma or a backslash in a value. Every player has the option {@code seed}. The text
 * does not distinguish {@link Isolation#STRICT} from {@link Isolation#PROCESS}.
 */
public final class PlayerSpecText {

  private static final String ISOLATED = PlayerSpec.ISOLATED + ":";

  private PlayerSpecText() {}

  /**
   * Parses a player.
   *
   * @param text the text entered by the user
   * @param unseeded the seed if the text specifies none
   * @return the player, which may not exist
   * @throws RefusedException if the syntax is invalid
   */
  public static PlayerSpec parse(String text, long unseeded) {
    if (text.startsWith(ISOLATED)) {
      return parse(text.substring(ISOLATED.length()), unseeded).withIsolation(Isolation.PROCESS);
    }
    ProviderSpec spec = ProviderSpec.parse(text);
    Map<String, String> options = new LinkedHashMap<>(spec.options());
    String seed = options.remove(Option.SEED);
    return new PlayerSpec(spec.id(), options, seed == null ? unseeded : seed(seed), false);
  }

  /**
   * Returns the text of a player, always with the seed.
   *
   * @param who the player, {@linkplain org.gobang.api.workbench.Plugins#withoutSecrets without
   *     secrets} if the text is saved
   * @return the text, which {@link #parse} reads back
   */
  public static String write(PlayerSpec who) {
    Map<String, String> options = new LinkedHashMap<>(who.options());
    options.put(Option.SEED, String.valueOf(who.seed()));
    return write(who, options);
  }

  /**
   * Returns the short text of a player, without the default seed 0.
   *
   * @param who the player
   * @return the text, for example {@code runs}
   */
  public static String brief(PlayerSpec who) {
    return who.seed() == 0 ? write(who, who.options()) : write(who);
  }

  private static String write(PlayerSpec who, Map<String, String> options) {
    return (who.isolated() ? ISOLATED : "") + new ProviderSpec(who.player(), options);
  }

  private static long seed(String given) {
    try {
      return Long.parseLong(given);
    } catch (NumberFormatException notANumber) {
      throw new RefusedException(
          "seed", "seed=" + given + ": must be a whole number", List.of(Option.SEED + "=" + given));
    }
  }
}
