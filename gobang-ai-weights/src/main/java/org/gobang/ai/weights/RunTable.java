package org.gobang.ai.weights;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The classification of runs and their weights for the vacant point at one end: the published data
 * of three strategies.
 *
 * @param live the far ends of a live run
 * @param stopped the far ends of a stopped run; a run with another far end has weight 0
 * @param own the weights of own runs
 * @param opponent the weights of the opponent's runs
 */
record RunTable(Set<RunEnd> live, Set<RunEnd> stopped, Side own, Side opponent)
    implements WeightTable<RunTable> {

  private static final String OWN_LIVE = "own live";
  private static final String OWN_STOPPED = "own stopped";
  private static final String OPPONENT_LIVE = "opponent live";
  private static final String OPPONENT_STOPPED = "opponent stopped";

  /** The table of {@code live-sleep} according to the author's article. */
  static final RunTable LIVE_SLEEP =
      liveSleep(
          new Side(List.of(40, 400, 3000, 10000), List.of(20, 200, 500, 3000)),
          new Side(List.of(40, 400, 3000, 10000), List.of(20, 200, 500, 3000)));

  /** The table of {@code live-sleep} according to the author's program. */
  static final RunTable LIVE_SLEEP_AS_CODED =
      liveSleep(
          new Side(List.of(20, 200, 500, 3000), List.of(40, 400, 3000, 10000)),
          new Side(List.of(40, 400, 3000, 10000), List.of(40, 400, 3000, 10000)));

  /** The table of {@code rewards}. */
  static final RunTable REWARDS =
      new RunTable(
          Set.of(RunEnd.OPEN, RunEnd.NARROW),
          Set.of(RunEnd.CAPPED, RunEnd.EDGE),
          new Side(List.of(40, 200, 700, 2000), List.of(20, 100, 400, 1200)),
          new Side(List.of(30, 120, 500, 1500), List.of(10, 70, 300, 900)));

  /** The table of {@code runs}. */
  static final RunTable RUNS =
      new RunTable(
          Set.of(RunEnd.OPEN, RunEnd.NARROW, RunEnd.EDGE),
          Set.of(RunEnd.CAPPED),
          new Side(List.of(20, 200, 2000, 3000), List.of(10, 100, 1000, 3000)),
          new Side(List.of(20, 200, 2000, 3000), List.of(10, 100, 1000, 3000)));

  /**
   * Returns a table without narrow ends, because the published programs continue past the first
   * vacant point.
   */
  private static RunTable liveSleep(Side own, Side opponent) {
    return new RunTable(Set.of(RunEnd.OPEN), Set.of(RunEnd.CAPPED), own, opponent);
  }

  @Override
  public WeightRows rows() {
    Map<String, List<Integer>> rows = new LinkedHashMap<>();
    rows.put(OWN_LIVE, own.live);
    rows.put(OWN_STOPPED, own.stopped);
    rows.put(OPPONENT_LIVE, opponent.live);
    rows.put(OPPONENT_STOPPED, opponent.stopped);
    return new WeightRows(rows);
  }

  @Override
  public RunTable with(WeightRows rows) {
    return new RunTable(
        live,
        stopped,
        new Side(rows.get(OWN_LIVE), rows.get(OWN_STOPPED)),
        new Side(rows.get(OPPONENT_LIVE), rows.get(OPPONENT_STOPPED)));
  }

  @Override
  public int leastFive() {
    return Math.min(inTable(own.live, 4), inTable(own.stopped, 4));
  }

  @Override
  public int greatestTwo() {
    return Math.max(inTable(opponent.live, 2), inTable(opponent.stopped, 2));
  }

  /**
   * Returns a table with increased weights of one side.
   *
   * @param percent the increase of own weights, or of the opponent's if negative
   */
  RunTable tilted(long percent) {
    return new RunTable(
        live, stopped, own.raised(Math.max(percent, 0)), opponent.raised(Math.max(-percent, 0)));
  }

  /** Returns the weight of a run of a side, or 0 for more stones than in the table. */
  int weight(Side side, RunEnd end, int stones) {
    if (live.contains(end)) {
      return inTable(side.live, stones);
    }
    return stopped.contains(end) ? inTable(side.stopped, stones) : 0;
  }

  private static int inTable(List<Integer> weights, int stones) {
    return stones >= 1 && stones <= weights.size() ? weights.get(stones - 1) : 0;
  }

  /**
   * The weights of one side's runs.
   *
   * @param live the weights of live runs of one to four stones; longer runs have no weight
   * @param stopped the weights of stopped runs
   */
  record Side(List<Integer> live, List<Integer> stopped) {

    private Side raised(long percent) {
      return new Side(raised(live, percent), raised(stopped, percent));
    }

    /** Returns the weights, each rounded half up. */
    private static List<Integer> raised(List<Integer> weights, long percent) {
      return weights.stream()
          .map(weight -> Math.toIntExact((weight * (100 + percent) + 50) / 100))
          .toList();
    }
  }
}
