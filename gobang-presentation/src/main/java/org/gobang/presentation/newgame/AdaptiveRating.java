package org.gobang.presentation.newgame;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.gobang.presentation.text.PersonRating;

/**
 * The user's rating by the games at the level that follows the results.
 *
 * @param rating the rating
 * @param recent the results of the last games, the oldest first: {@code w}, {@code d} or {@code l}
 */
record AdaptiveRating(PersonRating rating, String recent) {

  /** How much the next level is weaker than the user, who scores a little more than half then. */
  private static final int HANDICAP = 40;

  /** The deviation of a user who chose a level: a game against an equal moves it by 80 Elo. */
  private static final double FIRST_DEVIATION = 186;

  /** The least one, with which each game moves the rating by 40 Elo: the level keeps following. */
  private static final double LEAST_DEVIATION = 118;

  private static final int RECENT = 3;

  /** Up to which number a second one is the number of games, as former versions wrote it. */
  private static final double MOST_GAMES = 9;

  /** Returns the first rating of a user who is to begin at a level. */
  static AdaptiveRating at(long level, LevelRatings levels) {
    return new AdaptiveRating(new PersonRating(levels.elo(level) + HANDICAP, FIRST_DEVIATION), "");
  }

  /** Returns the level of the next game: the nearest one to the rating less a handicap. */
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

  /** Returns how many of the last games the user won. */
  long wins() {
    return recent.chars().filter(result -> result == 'w').count();
  }

  /**
   * Returns the rating that {@link #toString} wrote, or that a former version wrote: with levels
   * 200 apart and, instead of the deviation, the number of games from 3 to 9.
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
        // What moves it as far as K = 800/(N + 1) of the former system.
        deviation = Math.sqrt(800 / (deviation + 1) * 400 / Math.log(10));
      }
      return deviation >= LEAST_DEVIATION - 1 && deviation <= 350
          ? Optional.of(new AdaptiveRating(new PersonRating(elo, deviation), recent))
          : Optional.empty();
    } catch (NumberFormatException | IndexOutOfBoundsException nonsense) {
      return Optional.empty();
    }
  }

  /** Returns a rating between two levels, which were 200 apart, as far between their ratings. */
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
