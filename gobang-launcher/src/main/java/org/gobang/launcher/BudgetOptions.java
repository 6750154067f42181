package org.gobang.launcher;

import java.time.Duration;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What an answer may cost; one of them at most. */
final class BudgetOptions {

  /** What a computer gets where nothing is said. */
  static final Budget USUAL = Budget.of(new Limit.MoveTime(Duration.ofSeconds(5)));

  @Option(names = "--time", paramLabel = "TIME", converter = DurationText.class)
  private @Nullable Duration time;

  @Option(names = "--nodes", paramLabel = "N", converter = Count.class)
  private @Nullable Long nodes;

  @Option(names = "--depth", paramLabel = "N", converter = Count.class)
  private @Nullable Long depth;

  Budget budget() {
    if (time != null) {
      return Budget.of(new Limit.MoveTime(time));
    }
    if (nodes != null) {
      return Budget.of(new Limit.Nodes(nodes));
    }
    if (depth != null) {
      return Budget.of(new Limit.Depth((int) Math.min(depth, Integer.MAX_VALUE)));
    }
    return USUAL;
  }
}
