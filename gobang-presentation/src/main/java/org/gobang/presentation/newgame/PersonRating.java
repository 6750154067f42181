package org.gobang.presentation.newgame;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.gobang.api.Option;

/**
 * The person's rating on the scale of a player's levels, in Elo; the lowest level is at 0, and each
 * is 200 above the one below, as the levels of {@code search} were measured.
 *
 * <p>A game moves it by K times the difference of the score from the expected one, with K = 800/(N
 * + 1) as in the rating system of the US Chess Federation (M. E. Glickman and T. Doan, <a
 * href="https://www.glicko.net/ratings/rating.system.pdf">The US Chess Rating system</a>), where N
 * is the number of games so far. The first rating counts as 3 games, and N ends at 9, so that K
 * falls from 200 to 80.
 *
 * @param elo the rating
 * @param games N, from 3 to 9
 * @param recent the results of the last games, the oldest first: {@code w}, {@code d} or {@code l}
 */
record PersonRating(double elo, double games, String recent) {

  private static final int STEP = 200;

  /** How much the next level is weaker than the person, who scores a little more than half then. */
  private static final int HANDICAP = 40;

  private static final double FEWEST = 3;
  private static final double MOST = 9;
  private static final int RECENT = 3;

  /** The first rating of a person who is to begin at a level. */
  static PersonRating at(long level, Option.Whole option) {
    return new PersonRating(elo(level, option) + HANDICAP, FEWEST, "");
  }

  private static double elo(long level, Option.Whole option) {
    return STEP * (level - option.from());
  }

  /** The level of the next game: the nearest one to the rating less a handicap. */
  long level(Option.Whole option) {
    long nearest = option.from() + Math.round((elo - HANDICAP) / STEP);
    return Math.max(option.from(), Math.min(option.to(), nearest));
  }

  /**
   * The rating after a game.
   *
   * @param level the level of the opponent
   * @param score 1 for a win, 0.5 for a draw, 0 for a loss
   */
  PersonRating after(long level, Option.Whole option, double score) {
    double expected = 1 / (1 + Math.pow(10, (elo(level, option) - elo) / 400));
    double k = 800 / (games + 1);
    String all = recent + (score == 1 ? "w" : score == 0 ? "l" : "d");
    return new PersonRating(
        elo + k * (score - expected),
        Math.min(MOST, games + 1),
        all.substring(Math.max(0, all.length() - RECENT)));
  }

  /** How many of the last games the person won. */
  long wins() {
    return recent.chars().filter(result -> result == 'w').count();
  }

  /** The rating that {@link #toString} wrote; empty for any other text. */
  static Optional<PersonRating> parse(String text) {
    List<String> parts = List.of(text.split(" ", -1));
    try {
      double elo = Double.parseDouble(parts.get(0));
      double games = Double.parseDouble(parts.get(1));
      String recent = parts.get(2);
      boolean valid =
          Double.isFinite(elo) && games >= FEWEST && games <= MOST && recent.matches("[wdl]{0,3}");
      return valid ? Optional.of(new PersonRating(elo, games, recent)) : Optional.empty();
    } catch (NumberFormatException | IndexOutOfBoundsException nonsense) {
      return Optional.empty();
    }
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%.1f %.2f %s", elo, games, recent);
  }
}
