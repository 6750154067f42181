package org.gobang.presentation.newgame;

import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.gobang.api.Option;
import org.gobang.api.Stone;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Result;
import org.gobang.api.record.Unrated;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Preferences;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.support.PluginCall;
import org.gobang.presentation.text.PlayerRatings;
import org.gobang.presentation.text.Texts;

/**
 * The adaptive strength of an opponent. The preferences store the user's rating on the scale of the
 * opponent's levels, and the next game uses the nearest level. It is on or off for all players with
 * levels; each player has a separate rating.
 *
 * <p>Use only on the interface thread.
 */
public record AdaptiveStrength(Workbench workbench) {

  private static final String KEY = "adaptive";

  /** The endings of a completed game, as opposed to the failure of a program. */
  private static final Set<Ending> PLAYED =
      EnumSet.of(
          Ending.LINE,
          Ending.RULES,
          Ending.BOARD_FULL,
          Ending.FOUL,
          Ending.RESIGNED,
          Ending.OVERSTEPPED);

  private Preferences preferences() {
    return workbench.preferences();
  }

  /** Returns whether the strength is adaptive. */
  public boolean isOn() {
    return preferences().get(KEY).filter("true"::equals).isPresent();
  }

  /** Switches adaptive strength on or off. */
  public void put(boolean on) {
    preferences().put(KEY, "" + on);
  }

  /** Returns the level of the next game against a player. */
  public String level(String player, Option.Whole level) {
    LevelRatings levels = levels(player, level);
    return String.valueOf(rating(player, levels).level(levels));
  }

  private LevelRatings levels(String player, Option.Whole level) {
    return new LevelRatings(
        level,
        number ->
            workbench
                .plugins()
                .player(player)
                .map(found -> PlayerRatings.elo(found.provider(), Map.of(level.key(), "" + number)))
                .orElse(OptionalInt.empty()));
  }

  private AdaptiveRating rating(String player, LevelRatings levels) {
    long usual = Long.parseLong(Strength.USUAL.level(levels.option()));
    return preferences()
        .get(key(player))
        .flatMap(AdaptiveRating::parse)
        .orElseGet(() -> AdaptiveRating.at(usual, levels));
  }

  private static String key(String player) {
    return KEY + "." + player;
  }

  /**
   * Returns the game with the opponent at the adaptive level, if a human plays against an engine
   * with levels.
   */
  public GameSetup in(GameSetup setup) {
    boolean alone = setup.black() instanceof Seat.Human != setup.white() instanceof Seat.Human;
    return isOn() && alone ? setup.between(at(setup.black()), at(setup.white())) : setup;
  }

  private Seat at(Seat seat) {
    if (seat instanceof Seat.Computer computer) {
      PlayerSpec who = computer.who();
      return option(who)
          .map(option -> Strength.at(seat, option, level(who.player(), option)))
          .orElse(seat);
    }
    return seat;
  }

  /** Returns the level option of a player; empty if it has none. */
  Optional<Option.Whole> option(PlayerSpec who) {
    return workbench
        .plugins()
        .player(who.player())
        .flatMap(
            found ->
                PluginCall.of(() -> Strength.option(found.provider().options()), Optional.empty()));
  }

  /**
   * Counts the result of a completed game, if its record counts for a rating and it was at the
   * adaptive level.
   *
   * @param over the game
   * @return a sentence with the effect of the result, or the reason why it does not count; empty if
   *     strength is not adaptive for such games
   */
  public Optional<String> finished(GameState over, Texts texts) {
    for (Stone stone : Stone.values()) {
      if (over.seat(stone) instanceof Seat.Human
          && over.seat(stone.opponent()) instanceof Seat.Computer computer) {
        PlayerSpec who = computer.who();
        return over.ended()
            .filter(any -> isOn())
            .flatMap(
                result ->
                    option(who)
                        .map(
                            level ->
                                reason(over, result, who, level)
                                    .map(why -> texts.of("adaptive.not." + why))
                                    .orElseGet(
                                        () -> count(who, level, score(result, stone), texts))));
      }
    }
    return Optional.empty();
  }

  /** Returns the reason why a game does not count; empty if it counts. */
  private Optional<String> reason(
      GameState over, Result result, PlayerSpec who, Option.Whole level) {
    Optional<String> unrated =
        Unrated.recorded(over.record().tags()).stream().map(Unrated::name).findFirst();
    if (unrated.isPresent()) {
      return unrated;
    }
    if (!PLAYED.contains(result.ending())) {
      return Optional.of("UNFINISHED");
    }
    return played(who, level).equals(level(who.player(), level))
        ? Optional.empty()
        : Optional.of("LEVEL");
  }

  private static String played(PlayerSpec who, Option.Whole level) {
    return who.options().getOrDefault(level.key(), level.initialText());
  }

  private static double score(Result result, Stone person) {
    return result.winner().map(winner -> winner == person ? 1.0 : 0.0).orElse(0.5);
  }

  private String count(PlayerSpec who, Option.Whole level, double score, Texts texts) {
    String played = played(who, level);
    LevelRatings levels = levels(who.player(), level);
    AdaptiveRating next = rating(who.player(), levels).after(Long.parseLong(played), levels, score);
    preferences().put(key(who.player()), next.toString());
    String following = String.valueOf(next.level(levels));
    return texts.of(
        following.equals(played) ? "adaptive.same" : "adaptive.changed",
        next.wins(),
        next.recent().length(),
        following,
        played);
  }
}
