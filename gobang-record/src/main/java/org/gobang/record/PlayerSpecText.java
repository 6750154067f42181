package org.gobang.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobang.api.RefusedException;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Settings;

/**
 * Who plays, as text: {@code [isolated:]id[:option=value[,option=value…]]}. A backslash takes a
 * comma or another backslash into a value; {@code seed} is an option that every player has.
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
      return isolated(parse(text.substring(ISOLATED.length()), unseeded));
    }
    int colon = text.indexOf(':');
    String id = colon < 0 ? text : text.substring(0, colon);
    if (id.isBlank()) {
      throw new RefusedException("a player is written id or id:option=value; its id is blank");
    }
    Map<String, String> options = new LinkedHashMap<>();
    if (colon >= 0) {
      int number = 0;
      for (String option : split(text.substring(colon + 1))) {
        number++;
        int equals = option.indexOf('=');
        if (equals < 1) {
          // Not shown: it may be what follows a comma in a secret value.
          throw new RefusedException(
              "option "
                  + number
                  + " of "
                  + id
                  + " is not written option=value; a comma in a value is written \\,");
        }
        if (options.put(option.substring(0, equals), option.substring(equals + 1)) != null) {
          throw new RefusedException("option " + option.substring(0, equals) + " is given twice");
        }
      }
    }
    String seed = options.remove(Settings.SEED);
    return new PlayerSpec(id, options, seed == null ? unseeded : seed(seed), false);
  }

  /**
   * The same player in a process of its own.
   *
   * @param who the player
   * @return it, isolated
   */
  public static PlayerSpec isolated(PlayerSpec who) {
    return new PlayerSpec(who.player(), who.options(), who.seed(), true);
  }

  /**
   * Writes who plays, the seed always.
   *
   * @param who the player, {@linkplain org.gobang.api.workbench.Plugins#withoutSecrets without
   *     secrets} if the text is kept
   * @return what {@link #parse} reads
   */
  public static String write(PlayerSpec who) {
    return write(who, Stream.of(Map.entry(Settings.SEED, String.valueOf(who.seed()))));
  }

  /**
   * Writes a player as people do: without a seed of 0, which is the default.
   *
   * @param who the player
   * @return such as {@code runs}
   */
  public static String brief(PlayerSpec who) {
    return who.seed() == 0 ? write(who, Stream.of()) : write(who);
  }

  private static String write(PlayerSpec who, Stream<Map.Entry<String, String>> more) {
    String options =
        Stream.concat(who.options().entrySet().stream(), more)
            .map(option -> option.getKey() + "=" + escaped(option.getValue()))
            .collect(Collectors.joining(","));
    return (who.isolated() ? ISOLATED : "")
        + who.player()
        + (options.isEmpty() ? "" : ":" + options);
  }

  private static String escaped(String value) {
    return value.replace("\\", "\\\\").replace(",", "\\,");
  }

  private static long seed(String given) {
    try {
      return Long.parseLong(given);
    } catch (NumberFormatException notANumber) {
      throw new RefusedException("seed=" + given + ": must be a whole number", notANumber);
    }
  }

  /** The parts between commas, with what a backslash protects. */
  private static List<String> split(String text) {
    List<String> parts = new ArrayList<>();
    StringBuilder part = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\' && i + 1 < text.length() && "\\,".indexOf(text.charAt(i + 1)) >= 0) {
        part.append(text.charAt(++i));
      } else if (c == ',') {
        parts.add(part.toString());
        part.setLength(0);
      } else {
        part.append(c);
      }
    }
    parts.add(part.toString());
    return parts;
  }
}
