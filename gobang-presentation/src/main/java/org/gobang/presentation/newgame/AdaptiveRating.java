package org.gobang.presentation.newgame;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.gobang.presentation.text.PersonRating;

/**
 * The user's rating from games at the adaptive level.
 *
 * @param rating the rating
 * @param recent the results of the last games, oldest first: {@code w}, {@code d} or {@code l}
 */
record AdaptiveRating(PersonRating rating, String recent) {

  /**
   * The margin of the next level below the user's rating, with which the user scores slightly over
   * half.
   */
  private static final int HANDICAP = 40;

  /**
   * The deviation after the choice of a level: a game against an equal changes the rating by 80
   * Elo.
   */
  private static final double FIRST_DEVIATION = 186;

  /**
   * The minimum deviation, with which each game changes the rating by 40 Elo, so that the level
   * keeps adapting.
   */
  private static final double LEAST_DEVIATION = 118;

  private static final int RECENT = 3;

  /** The maximum game count: earlier versions stored it as the second number. */
  private static final double MOST_GAMES = 9;

  /** Returns the first rating of a user who starts at a level. */
  static AdaptiveRating at(long level, LevelRatings levels) {
    return new AdaptiveRating(new PersonRating(levels.elo(level) + HANDICAP, FIRST_DEVIATION), "");
  }

  /** Returns the level of the next game, whose rating is nearest to the user's minus the margin. */
  long level(LevelRatings levels) {
    return levels.nearest(rating.elo() - HANDICAP);
  }

  /**
   * Returns the rating after a game.
   *
   * @param level the level of the opponent
   * @param score 1 for a win, 0.5 for a draw, 0 for a loss
   */
  AdaptiveRating after(long level, LevelRatings levels, double score) {
    PersonRating next = rating.after(levels.elo(level), score);
    String all = recent + (score == 1 ? "w" : score == 0 ? "l" : "d");
    return new AdaptiveRating(
        new PersonRating(next.elo(), Math.max(LEAST_DEVIATION, next.deviation())),
        all.substring(Math.max(0, all.length() - RECENT)));
  }

  /** Returns the number of recent games won by the user. */
  long wins() {
    return recent.chars().filter(result -> result == 'w').count();
  }

  /**
   * Returns the rating from a text of {@link #toString}, or of an earlier version, which had levels
   * 200 apart and stored the number of games, from 3 to 9, instead of the deviation.
   *
   * @return the rating; empty for any other text
   */
  static Optional<AdaptiveRating> parse(String text, LevelRatings levels) {
    List<String> parts = List.of(text.split(" ", -1));
    try {
      double elo = Double.parseDouble(parts.get(0));
      double deviation = Double.parseDouble(parts.get(1));
      String recent = parts.get(2);
      if (!Double.isFinite(elo) || !recent.matches("[wdl]{0,3}")) {
        return Optional.empty();
      }
      if (deviation >= 3 && deviation <= MOST_GAMES) {
        elo = converted(elo - HANDICAP, levels) + HANDICAP;
        // The deviation with the same effect as K = 800/(N + 1) in the earlier system.
        deviation = Math.sqrt(800 / (deviation + 1) * 400 / Math.log(10));
      }
      return deviation >= LEAST_DEVIATION - 1 && deviation <= 350
          ? Optional.of(new AdaptiveRating(new PersonRating(elo, deviation), recent))
          : Optional.empty();
    } catch (NumberFormatException | IndexOutOfBoundsException nonsense) {
      return Optional.empty();
    }
  }

  /**
   * Converts a rating between two levels that were 200 apart to the same proportion between their
   * current ratings.
   */
  private static double converted(double former, LevelRatings levels) {
    long highest = levels.option().to() - levels.option().from() - 1;
    long below = Math.max(0, Math.min(highest, (long) Math.floor(former / LevelRatings.STEP)));
    double low = levels.elo(levels.option().from() + below);
    double high = levels.elo(levels.option().from() + below + 1);
    return low + (former / LevelRatings.STEP - below) * (high - low);
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%.1f %.2f %s", rating.elo(), rating.deviation(), recent);
  }
}
