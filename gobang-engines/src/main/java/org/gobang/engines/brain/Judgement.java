package org.gobang.engines.brain;

import java.util.Comparator;
import java.util.IntSummaryStatistics;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.gobang.api.Point;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;

/**
 * What a player says of the moves that the side to move has: its last line of each rank. A player
 * need not say anything; then no side is better, and none is even.
 */
final class Judgement {

  /** As many lines as tell what a move more or less good makes. */
  static final int LINES = 5;

  private final Map<Integer, Insight.Line> lines = new ConcurrentHashMap<>();

  /** A move, and what it is worth to the side that makes it, in the player's own measure. */
  private record Worth(Point move, int value) {}

  /** Hears what the player reports. */
  void hear(Insight insight) {
    if (insight instanceof Insight.Line line) {
      lines.put(line.rank(), line);
    }
  }

  /** Whether the other side is better. */
  boolean isWorse() {
    Insight.Line best = lines.get(1);
    return best != null
        && (best.score() instanceof Score.LossIn
            || (best.score() instanceof Score.Estimate estimate && estimate.value() < 0));
  }

  /**
   * What a lead may come to and be none: by so much the last of the lines is worse than the first.
   * There is no other measure, as every player has its own.
   *
   * @return 0 where no lead is none
   */
  int slack() {
    IntSummaryStatistics values = worths().mapToInt(Worth::value).summaryStatistics();
    if (values.getCount() == 0 || values.getCount() < lines.size()) {
      return 0; // nothing is said, or something is won or lost
    }
    int slack = values.getMax() - values.getMin();
    return Math.abs(values.getMax()) < slack ? slack : 0;
  }

  /**
   * The move after which the sides are most even.
   *
   * @param slack less than this a lead must come to
   */
  Optional<Point> evenMove(int slack) {
    return worths()
        .min(Comparator.comparingInt(worth -> Math.abs(worth.value())))
        .filter(worth -> Math.abs(worth.value()) < slack)
        .map(Worth::move);
  }

  private Stream<Worth> worths() {
    return lines.values().stream()
        .filter(line -> line.score() instanceof Score.Estimate)
        .map(line -> new Worth(line.moves().get(0), ((Score.Estimate) line.score()).value()));
  }
}
