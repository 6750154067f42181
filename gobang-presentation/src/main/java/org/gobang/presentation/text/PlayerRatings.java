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
 * The ratings of players, as their plugins declare them, in numbers and in words. Keeps nothing, so
 * any thread may ask; calls plugins.
 *
 * @param plugins the plugins as they are now
 */
public record PlayerRatings(Supplier<Plugins> plugins) {

  /** Where the next of the five bands begins, in Elo: between two levels of {@code search} each. */
  private static final int[] BANDS = {50, 485, 895, 1280};

  private static final String[] NAMES = {
    "strength.LEARNER", "strength.CASUAL", "strength.REGULAR", "strength.STRONG", "strength.expert"
  };

  /** More digits would promise more than a measurement holds. */
  private static final int ROUNDED_TO = 10;

  /**
   * Returns the rating of a player.
   *
   * @param options what is set, by key
   * @return its rating in Elo; empty if it was not rated so, or there is no such player
   */
  public static OptionalInt elo(PlayerProvider player, Map<String, String> options) {
    return PluginCall.of(
        () -> player.elo(OptionValues.of(player.options(), options)), OptionalInt.empty());
  }

  /** Returns the rating of a player that a record names; empty for a human, too. */
  public OptionalInt recorded(String recordName) {
    Map<String, String> options =
        PlayerNames.level(recordName).map(level -> Map.of(Option.LEVEL, level)).orElse(Map.of());
    return plugins
        .get()
        .player(PlayerNames.id(recordName))
        .map(found -> elo(found.provider(), options))
        .orElse(OptionalInt.empty());
  }

  /** Returns a rating in words: its band, and the rating itself, rounded. */
  public static String text(OptionalInt elo, Texts texts) {
    return elo.isPresent()
        ? texts.of("rating", band(elo.getAsInt(), texts), rounded(elo.getAsInt()))
        : texts.of("rating.none");
  }

  /** Returns a rating rounded to tens, with a sign that is not a hyphen. */
  public static String rounded(double elo) {
    long tens = Math.round(elo / ROUNDED_TO) * ROUNDED_TO;
    return (tens < 0 ? "\u2212" : "") + Math.abs(tens);
  }

  /** Returns the band of a rating, in words. */
  public static String band(int elo, Texts texts) {
    int at = 0;
    while (at < BANDS.length && elo >= BANDS[at]) {
      at++;
    }
    return texts.of(NAMES[at]);
  }
}
