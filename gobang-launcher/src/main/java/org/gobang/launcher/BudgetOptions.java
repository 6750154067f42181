package org.gobang.launcher;

import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;
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

  /** The limit that was given, if one was. */
  Optional<Budget> budget() {
    return Stream.of(
            Optional.ofNullable(time).<Limit>map(Limit.MoveTime::new),
            Optional.ofNullable(nodes).<Limit>map(Limit.Nodes::new),
            Optional.ofNullable(depth).<Limit>map(plies -> new Limit.Depth(Count.small(plies))))
        .flatMap(Optional::stream)
        .map(Budget::of)
        .findFirst();
  }
}
