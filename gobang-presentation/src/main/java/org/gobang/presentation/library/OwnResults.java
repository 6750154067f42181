package org.gobang.presentation.library;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.gobang.api.record.Unrated;
import org.gobang.presentation.support.PersonRating;
import org.gobang.presentation.text.PlayerRatings;
import org.gobang.presentation.text.Texts;

/**
 * The user's results against engines.
 *
 * @param opponents the results by opponent and level in games that count, strongest opponent first,
 *     unrated ones last
 * @param unrated the results of games that do not count
 * @param ratings the user's rating after each game against a rated opponent, oldest first
 */
public record OwnResults(List<Opponent> opponents, List<Opponent> unrated, List<Rating> ratings) {

  /**
   * The results against one opponent at one level.
   *
   * @param name its name, with its level
   * @param elo its rating; empty if it is unrated
   * @param won the number of games won by the user
   * @param drawn the number of draws
   * @param lost the number of games lost by the user
   */
  public record Opponent(String name, OptionalInt elo, int won, int drawn, int lost) {

    /** Returns the number of games. */
    public int games() {
      return won + drawn + lost;
    }

    /** Returns the user's score in percent; a draw counts as half a win. */
    public int percent() {
      return (int) Math.round(100 * (won + drawn / 2.0) / games());
    }

    private Opponent with(double score) {
      return new Opponent(
          name,
          elo,
          won + (score == 1 ? 1 : 0),
          drawn + (score == 0.5 ? 1 : 0),
          lost + (score == 0 ? 1 : 0));
    }
  }

  /** Creates results with copies of the lists. */
  public OwnResults {
    opponents = List.copyOf(opponents);
    unrated = List.copyOf(unrated);
    ratings = List.copyOf(ratings);
  }

  /** Returns the results of games. */
  public static OwnResults of(List<LibraryRow> rows) {
    Map<Boolean, List<Game>> games =
        rows.stream()
            .flatMap(row -> row.own().stream())
            .collect(Collectors.partitioningBy(Game::counts));
    return new OwnResults(
        opponents(games.getOrDefault(true, List.of())),
        opponents(games.getOrDefault(false, List.of())),
        Rating.history(rows));
  }

  private static List<Opponent> opponents(List<Game> games) {
    Map<String, Opponent> opponents = new LinkedHashMap<>();
    for (Game own : games) {
      opponents.put(
          own.opponent(),
          opponents
              .getOrDefault(own.opponent(), new Opponent(own.opponent(), own.elo(), 0, 0, 0))
              .with(own.score()));
    }
    List<Opponent> sorted = new ArrayList<>(opponents.values());
    sorted.sort(
        Comparator.comparing((Opponent each) -> -each.elo().orElse(Integer.MIN_VALUE + 1))
            .thenComparing(Opponent::name));
    return sorted;
  }

  /** Returns whether the user has no finished game against an engine. */
  public boolean isEmpty() {
    return opponents.isEmpty() && unrated.isEmpty();
  }

  /**
   * Returns the results as lines: one for each opponent, the total, and the games that do not count
   * under a heading. Empty without games.
   */
  public List<String> lines(Texts texts) {
    List<Opponent> rows = new ArrayList<>(opponents);
    if (rows.size() > 1) {
      rows.add(total(texts));
    }
    List<String> lines = new ArrayList<>(lines(rows, texts));
    if (!unrated.isEmpty()) {
      lines.add(texts.of("library.unrated"));
      lines.addAll(lines(unrated, texts));
    }
    return lines;
  }

  private static List<String> lines(List<Opponent> rows, Texts texts) {
    return rows.stream()
        .map(
            each ->
                texts.of(
                    each.elo().isPresent() ? "library.record.rated" : "library.record",
                    each.name(),
                    each.won(),
                    each.drawn(),
                    each.lost(),
                    each.percent(),
                    PlayerRatings.rounded(each.elo().orElse(0))))
        .toList();
  }

  /** Returns the total results of the games that count. */
  public Opponent total(Texts texts) {
    return new Opponent(
        texts.of("library.total"),
        OptionalInt.empty(),
        opponents.stream().mapToInt(Opponent::won).sum(),
        opponents.stream().mapToInt(Opponent::drawn).sum(),
        opponents.stream().mapToInt(Opponent::lost).sum());
  }

  /** Returns the user's current rating; empty before the first game against a rated opponent. */
  public Optional<Rating> rating() {
    return ratings.isEmpty() ? Optional.empty() : Optional.of(ratings.get(ratings.size() - 1));
  }

  /** Returns the rating, its uncertainty and further facts as text. */
  public String ratingText(Texts texts) {
    return rating()
        .map(
            now ->
                texts.of(
                    "library.rating",
                    PlayerRatings.rounded(now.elo()),
                    PlayerRatings.rounded(now.uncertainty()),
                    ratings.size(),
                    PlayerRatings.band((int) Math.round(now.elo()), texts)))
        .orElseGet(() -> texts.of("library.rating.none"));
  }

  /**
   * The result of a finished game between the user and an engine.
   *
   * @param opponent the opponent's name, with its level
   * @param elo the rating of the opponent; empty if it is unrated
   * @param score 1 for a win, 0.5 for a draw, 0 for a loss
   * @param unrated the reasons for not counting the game; empty if it counts
   */
  public record Game(String opponent, OptionalInt elo, double score, Set<Unrated> unrated) {

    /** Creates a result with a copy of the reasons. */
    public Game {
      unrated = Collections.unmodifiableSet(new TreeSet<>(unrated));
    }

    /** Returns whether this game counts for the user's results and rating. */
    public boolean counts() {
      return unrated.isEmpty();
    }

    /** Returns whether the user won. */
    public boolean won() {
      return score == 1;
    }

    /** Returns whether the user lost. */
    public boolean lost() {
      return score == 0;
    }
  }

  /**
   * The user's rating after a game against a rated opponent, on the scale of {@code gobang rate}.
   *
   * @param played the displayed date of the game
   * @param elo the rating, in Elo
   * @param deviation its standard deviation, in Elo
   */
  public record Rating(String played, double elo, double deviation) {

    /** The 95% interval of a normal distribution, in standard deviations. */
    private static final double INTERVAL = 1.96;

    /** Returns half the 95% interval of the rating, in Elo. */
    public double uncertainty() {
      return INTERVAL * deviation;
    }

    /**
     * Returns the rating after each game that counts against a rated opponent, oldest first.
     *
     * @param rows games, in any order
     */
    public static List<Rating> history(List<LibraryRow> rows) {
      List<LibraryRow> rated =
          rows.stream()
              .filter(
                  row -> row.own().filter(own -> own.counts() && own.elo().isPresent()).isPresent())
              .sorted(
                  Comparator.comparing((LibraryRow row) -> row.summary().played())
                      .thenComparing(row -> row.game().source().file()))
              .toList();
      List<Rating> history = new ArrayList<>();
      PersonRating rating = PersonRating.FIRST;
      String last = "";
      for (LibraryRow row : rated) {
        OwnResults.Game own = row.own().orElseThrow();
        String played = row.summary().played();
        rating = rating.afterDays(days(last, played)).after(own.elo().orElseThrow(), own.score());
        history.add(new Rating(played, rating.elo(), rating.deviation()));
        last = played;
      }
      return history;
    }

    /** Returns the days between two dates; 0 if unknown. */
    private static long days(String before, String now) {
      return day(before)
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
}
