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
 * Who plays, as text: {@code [isolated:]id[:option=value[,option=value…]]}. A backslash takes a
 * comma or another backslash into a value; {@code seed} is an option that every player has. The
 * text does not tell {@link Isolation#STRICT} from {@link Isolation#PROCESS}.
 */
public final class PlayerSpecText {

  private static final String ISOLATED = PlayerSpec.ISOLATED + ":";

  private PlayerSpecText() {}

  /**
   * Reads who plays.
   *
   * @param text what a person wrote
   * @param unseeded the seed where none is given
   * @return the player; whether there is one of that name is not asked
   * @throws RefusedException if it is not written so
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
   * Writes who plays, the seed always.
   *
   * @param who the player, {@linkplain org.gobang.api.workbench.Plugins#withoutSecrets without
   *     secrets} if the text is kept
   * @return what {@link #parse} reads
   */
  public static String write(PlayerSpec who) {
    Map<String, String> options = new LinkedHashMap<>(who.options());
    options.put(Option.SEED, String.valueOf(who.seed()));
    return write(who, options);
  }

  /**
   * Writes a player as people do: without a seed of 0, which is the default.
   *
   * @param who the player
   * @return such as {@code runs}
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
