package org.gobang.presentation.newgame;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.gobang.presentation.support.PersonRating;

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

  /** Returns the first rating of a user who starts at a level. */
  static AdaptiveRating at(long level, LevelRatings levels) {
    return new AdaptiveRating(new PersonRating(levels.elo(level) + HANDICAP, FIRST_DEVIATION), "");
  }

  /**
   * Returns the level of the next game: the level rated nearest to the user's rating minus the
   * margin.
   */
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
   * Returns the rating from a text of {@link #toString}.
   *
   * @return the rating; empty for any other text
   */
  static Optional<AdaptiveRating> parse(String text) {
    List<String> parts = List.of(text.split(" ", -1));
    try {
      double elo = Double.parseDouble(parts.get(0));
      double deviation = Double.parseDouble(parts.get(1));
      String recent = parts.get(2);
      return Double.isFinite(elo)
              && deviation >= LEAST_DEVIATION - 1
              && deviation <= 350
              && recent.matches("[wdl]{0,3}")
          ? Optional.of(new AdaptiveRating(new PersonRating(elo, deviation), recent))
          : Optional.empty();
    } catch (NumberFormatException | IndexOutOfBoundsException nonsense) {
      return Optional.empty();
    }
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%.1f %.2f %s", rating.elo(), rating.deviation(), recent);
  }
}
