package org.gobang.game;

import java.time.Duration;
import java.util.Map;
import java.util.OptionalInt;
import org.gobang.api.Option;
import org.gobang.api.OptionValues;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.PlayerProvider;

/** Checks whether an engine plays with rated settings. A record contains only the level. */
final class RatedSettings {

  /** The limits that players were rated with. */
  private static final Duration TIME = Duration.ofMillis(100);

  private static final long NODES = 100_000;

  private RatedSettings() {}

  /** Returns whether an engine has its rated strength with a budget. */
  static boolean allow(Budget budget) {
    return budget.limit(Limit.Depth.class).isEmpty()
        && budget.limit(Limit.Nodes.class).filter(each -> each.count() < NODES).isEmpty()
        && budget
            .limit(Limit.MoveTime.class)
            .filter(each -> each.time().compareTo(TIME) < 0)
            .isEmpty();
  }

  /**
   * Returns whether a player has the rating of its level. Also true for players without a rating.
   *
   * @param given the options that are set
   */
  static boolean allow(PlayerProvider player, Map<String, String> given) {
    String level = given.get(Option.LEVEL);
    OptionalInt recorded = elo(player, level == null ? Map.of() : Map.of(Option.LEVEL, level));
    return recorded.isEmpty() || recorded.equals(elo(player, given));
  }

  /** Returns the rating of a player; empty if the plugin fails. */
  private static OptionalInt elo(PlayerProvider player, Map<String, String> given) {
    try {
      return player.elo(OptionValues.of(player.options(), given));
    } catch (RuntimeException | Error failed) {
      return OptionalInt.empty();
    }
  }
}
