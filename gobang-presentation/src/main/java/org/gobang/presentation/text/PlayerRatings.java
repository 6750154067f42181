package org.gobang.presentation.text;

import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.gobang.api.Option;
import org.gobang.api.OptionValues;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.workbench.Plugins;
import org.gobang.presentation.support.PluginCall;

/**
 * Provides the ratings of players declared by plugins, in numbers and words. It has no state, so
 * any thread may use it; it calls plugins.
 *
 * @param plugins the current plugins
 */
public record PlayerRatings(Supplier<Plugins> plugins) {

  /**
   * The lower limits of the second to fifth band, in Elo, each between two levels of {@code
   * search}.
   */
  private static final int[] BANDS = {50, 485, 895, 1280};

  private static final String[] NAMES = {
    "strength.LEARNER", "strength.CASUAL", "strength.REGULAR", "strength.STRONG", "strength.expert"
  };

  /** More digits would exceed the accuracy of the measurement. */
  private static final int ROUNDED_TO = 10;

  /**
   * Returns the rating of a player.
   *
   * @param options the option values, by key
   * @return its rating in Elo; empty if it is unrated with these options, or if there is no such
   *     player
   */
  public static OptionalInt elo(PlayerProvider player, Map<String, String> options) {
    return PluginCall.of(
        () -> player.elo(OptionValues.of(player.options(), options)), OptionalInt.empty());
  }

  /** Returns the rating of a player named in a record; empty for a human. */
  public OptionalInt recorded(String recordName) {
    Map<String, String> options =
        PlayerNames.level(recordName).map(level -> Map.of(Option.LEVEL, level)).orElse(Map.of());
    return plugins
        .get()
        .player(PlayerNames.id(recordName))
        .map(found -> elo(found.provider(), options))
        .orElse(OptionalInt.empty());
  }

  /** Returns a rating as text: its band, and the rounded rating. */
  public static String text(OptionalInt elo, Texts texts) {
    return elo.isPresent()
        ? texts.of("rating", band(elo.getAsInt(), texts), rounded(elo.getAsInt()))
        : texts.of("rating.none");
  }

  /** Returns a rating rounded to tens, with a true minus sign. */
  public static String rounded(double elo) {
    long tens = Math.round(elo / ROUNDED_TO) * ROUNDED_TO;
    return (tens < 0 ? "\u2212" : "") + Math.abs(tens);
  }

  /** Returns the name of the band of a rating. */
  public static String band(int elo, Texts texts) {
    int at = 0;
    while (at < BANDS.length && elo >= BANDS[at]) {
      at++;
    }
    return texts.of(NAMES[at]);
  }
}
