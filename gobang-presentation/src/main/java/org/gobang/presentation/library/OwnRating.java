package org.gobang.presentation.library;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The person's rating after a game against a rated opponent, on the scale of {@code gobang rate}.
 *
 * <p>It is that of the Glicko system (M. E. Glickman, <a
 * href="https://www.glicko.net/glicko/glicko.pdf">The Glicko system</a>), with each game as a
 * rating period and the ratings of the opponents taken as exact: a rating is a normal distribution,
 * which a game moves and narrows, and each day without a game widens.
 *
 * @param played when the game was played, as it is shown
 * @param elo the rating, in Elo
 * @param deviation the standard deviation of the rating, in Elo
 */
public record OwnRating(String played, double elo, double deviation) {

  /** Before the first game: the middle of the levels, and an interval of all of them. */
  private static final double FIRST = 400;

  private static final double WIDEST = 350;
  private static final double Q = Math.log(10) / 400;

  /** How much the variance grows in a day: ± 100 becomes ± 180 in a year. */
  private static final double DAILY = 16;

  /** The 95 % interval of a normal distribution, in standard deviations. */
  private static final double INTERVAL = 1.96;

  /** Half the 95 % interval of the rating, in Elo. */
  public double uncertainty() {
    return INTERVAL * deviation;
  }

  /**
   * The rating after each game that counts against a rated opponent, the oldest first.
   *
   * @param rows games, in any order
   */
  public static List<OwnRating> history(List<LibraryRow> rows) {
    List<LibraryRow> rated =
        rows.stream()
            .filter(
                row -> row.own().filter(own -> own.counts() && own.elo().isPresent()).isPresent())
            .sorted(
                Comparator.comparing((LibraryRow row) -> row.summary().played())
                    .thenComparing(row -> row.game().source().file()))
            .toList();
    List<OwnRating> history = new ArrayList<>();
    OwnRating last = new OwnRating("", FIRST, WIDEST);
    for (LibraryRow row : rated) {
      OwnGame own = row.own().orElseThrow();
      last = last.after(row.summary().played(), own.elo().orElseThrow(), own.score());
      history.add(last);
    }
    return history;
  }

  private OwnRating after(String now, double opponent, double score) {
    double before = Math.min(WIDEST * WIDEST, deviation * deviation + DAILY * days(now));
    double expected = 1 / (1 + Math.pow(10, (opponent - elo) / 400));
    double information = Q * Q * expected * (1 - expected);
    double variance = 1 / (1 / before + information);
    return new OwnRating(now, elo + Q * variance * (score - expected), Math.sqrt(variance));
  }

  /** The days since this rating; 0 where they are not known. */
  private long days(String now) {
    return day(played)
        .flatMap(first -> day(now).map(second -> ChronoUnit.DAYS.between(first, second)))
        .map(days -> Math.max(0, days))
        .orElse(0L);
  }

  private static Optional<LocalDate> day(String played) {
    try {
      return Optional.of(LocalDate.parse(played.substring(0, Math.min(10, played.length()))));
    } catch (DateTimeParseException noDay) {
      return Optional.empty();
    }
  }
}
