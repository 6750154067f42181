package org.gobang.presentation.support;

/**
 * A user's rating on the scale of {@code gobang rate}, by the Glicko system (M. E. Glickman, <a
 * href="https://www.glicko.net/glicko/glicko.pdf">The Glicko system</a>), with each game as a
 * rating period and exact ratings of the opponents. A rating is a normal distribution: each game
 * shifts and narrows it, and each day without a game widens it.
 *
 * @param elo the rating, in Elo
 * @param deviation the standard deviation of the rating, in Elo
 */
public record PersonRating(double elo, double deviation) {

  private static final double WIDEST = 350;

  /**
   * The rating before the first game: the middle of the levels, with an interval that covers all
   * levels.
   */
  public static final PersonRating FIRST = new PersonRating(400, WIDEST);

  private static final double Q = Math.log(10) / 400;

  /** The growth of the variance per day: ± 100 becomes ± 180 in a year. */
  private static final double DAILY = 16;

  /**
   * Returns the rating after a game.
   *
   * @param opponent the rating of the opponent
   * @param score 1 for a win, 0.5 for a draw, 0 for a loss
   */
  public PersonRating after(double opponent, double score) {
    double expected = 1 / (1 + Math.pow(10, (opponent - elo) / 400));
    double information = Q * Q * expected * (1 - expected);
    double variance = 1 / (1 / (deviation * deviation) + information);
    return new PersonRating(elo + Q * variance * (score - expected), Math.sqrt(variance));
  }

  /** Returns the rating after days without a game. */
  public PersonRating afterDays(long days) {
    return new PersonRating(elo, Math.min(WIDEST, Math.sqrt(deviation * deviation + DAILY * days)));
  }
}
