package org.gobang.presentation.explorer;

import java.util.Optional;
import org.gobang.api.explorer.ResultCounts;

/**
 * How games ended, in percent of those whose result is known; together 100.
 *
 * @param black the games that Black won
 * @param draws the drawn ones
 * @param white the games that White won
 */
public record ResultShares(int black, int draws, int white) {

  /** The shares of games; empty where no result is known. */
  public static Optional<ResultShares> of(ResultCounts results) {
    int known = results.games() - results.open();
    if (known == 0) {
      return Optional.empty();
    }
    int black = percent(results.black(), known);
    int draws = percent(results.black() + results.draws(), known) - black;
    return Optional.of(new ResultShares(black, draws, 100 - black - draws));
  }

  private static int percent(int part, int all) {
    return (int) Math.round(100.0 * part / all);
  }
}
