package org.gobang.ai.weights;

import java.util.List;
import org.gobang.api.Option;
import org.gobang.api.OptionValues;

/** The strategy of <i>实现自己的五子棋（三）</i>. */
public final class LiveSleepProvider extends WeightProvider<RunTable> {

  /** The option for the weights of the article or of the author's program, used without a file. */
  private static final Option.Choice TABLE =
      new Option.Choice("table", List.of("published", "as-coded"), "published");

  /**
   * By the author's advice, higher own weights favour attack, higher weights of the opponent
   * defence. Weights are at most doubled, so that with any setting a two of one side weighs less
   * than a four of the other.
   */
  private static final Option.Whole TILT = new Option.Whole("tilt", -100, 100, 0);

  private static final String TABLE_HEAD =
      """
      # The weights of live-sleep for the vacant point before a run of one to four stones.
      # Beyond a live run are two vacant points, or one and the edge; beyond a stopped one a stone of the other colour.
      """;

  /** Creates the provider for the service loader. */
  public LiveSleepProvider() {
    super("live-sleep", -49, RunTable.LIVE_SLEEP, TABLE_HEAD);
  }

  @Override
  public List<Option> options() {
    return List.of(TABLE, TILT, WEIGHTS);
  }

  @Override
  RunTable table(OptionValues options) {
    boolean asCoded = options.text(TABLE.key()).equals("as-coded");
    return asCoded ? RunTable.LIVE_SLEEP_AS_CODED : RunTable.LIVE_SLEEP;
  }

  @Override
  RunTable adjusted(RunTable table, OptionValues options) {
    return table.tilted(options.whole(TILT.key()));
  }

  @Override
  Weigher weigher(RunTable table) {
    return new RunWeigher(table, ScanOrder.ROWS);
  }
}
