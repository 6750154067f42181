package org.gobang.presentation.library;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.gobang.presentation.text.PersonRating;

/**
 * The person's rating after a game against a rated opponent, on the scale of {@code gobang rate}.
 *
 * @param played when the game was played, as it is shown
 * @param rating the rating
 */
public record OwnRating(String played, PersonRating rating) {

  /** The 95% interval of a normal distribution, in standard deviations. */
  private static final double INTERVAL = 1.96;

  /** The rating, in Elo. */
  public double elo() {
    return rating.elo();
  }

  /** Half the 95% interval of the rating, in Elo. */
  public double uncertainty() {
    return INTERVAL * rating.deviation();
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
    OwnRating last = new OwnRating("", PersonRating.FIRST);
    for (LibraryRow row : rated) {
      OwnGame own = row.own().orElseThrow();
      last = last.after(row.summary().played(), own.elo().orElseThrow(), own.score());
      history.add(last);
    }
    return history;
  }

  private OwnRating after(String now, double opponent, double score) {
    return new OwnRating(now, rating.afterDays(days(now)).after(opponent, score));
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
