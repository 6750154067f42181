package org.gobang.study.review;

import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.TreeMap;
import org.gobang.api.board.OpeningOption;
import org.gobang.api.player.Score;
import org.gobang.api.record.ReadDefaults;
import org.gobang.record.file.ResourceLines;

/**
 * Converts scores to win probabilities, depending on the rules and the stage of the game. The
 * logistic curves in {@code win-curves.txt} were fitted to the results of games. They apply to the
 * estimates of the bundled engine; estimates of other players are treated the same.
 */
public final class WinCurve {

  private static final Map<String, NavigableMap<Integer, Double>> SLOPES = read();

  /** The slopes, by the smallest number of stones for each. */
  private final NavigableMap<Integer, Double> slopes;

  private WinCurve(NavigableMap<Integer, Double> slopes) {
    this.slopes = slopes;
  }

  /**
   * Returns the curve of a set of rules.
   *
   * @param rules the id of the rules
   * @return the curve of the rules, or the curve of the default rules if they have none
   */
  public static WinCurve of(String rules) {
    NavigableMap<Integer, Double> usual =
        Objects.requireNonNull(SLOPES.get(ReadDefaults.USUAL_RULES));
    return new WinCurve(SLOPES.getOrDefault(OpeningOption.without(rules), usual));
  }

  /**
   * Returns the win probability of the side with the given score.
   *
   * @param score the score
   * @param stones the number of stones on the board
   * @return from 0 to 1; a draw counts half
   */
  public double probability(Score score, int stones) {
    if (score instanceof Score.WinRate rate) {
      return rate.probability();
    }
    if (score instanceof Score.Estimate estimate) {
      double slope = slopes.floorEntry(stones).getValue();
      return 1 / (1 + Math.exp(-slope * estimate.value()));
    }
    return score instanceof Score.WinIn ? 1 : 0;
  }

  private static Map<String, NavigableMap<Integer, Double>> read() {
    Map<String, NavigableMap<Integer, Double>> slopes = new HashMap<>();
    for (String line : ResourceLines.of(WinCurve.class.getResourceAsStream("win-curves.txt"))) {
      String[] words = line.split(" ", -1);
      slopes
          .computeIfAbsent(words[0], rules -> new TreeMap<>())
          .put(Integer.valueOf(words[1]), Double.valueOf(words[2]));
    }
    return slopes;
  }
}
