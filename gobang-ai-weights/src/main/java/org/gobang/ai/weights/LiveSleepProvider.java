package org.gobang.ai.weights;

import java.util.List;
import org.gobang.api.Option;
import org.gobang.api.player.Settings;

/** The strategy of <i>实现自己的五子棋（三）</i>. */
public final class LiveSleepProvider extends WeightProvider {

  /** The article's weights, or those of the program that came with it. */
  private static final Option.Choice TABLE =
      new Option.Choice("table", List.of("published", "as-coded"), "published");

  /**
   * By the author's advice, higher own weights favour attack, higher weights of the opponent
   * defence. Weights are at most doubled, so that with any setting a two of one side weighs less
   * than a four of the other.
   */
  private static final Option.Whole TILT = new Option.Whole("tilt", -100, 100, 0);

  /** For the service loader. */
  public LiveSleepProvider() {
    super("live-sleep");
  }

  @Override
  public List<Option> options() {
    return List.of(TABLE, TILT);
  }

  @Override
  Weigher weigher(Settings settings) {
    boolean asCoded = settings.text(TABLE.key()).equals("as-coded");
    RunTable table = asCoded ? RunTable.LIVE_SLEEP_AS_CODED : RunTable.LIVE_SLEEP;
    return new RunWeigher(table.tilted(settings.whole(TILT.key())), Scan.ROWS);
  }
}
