package org.gobang.launcher;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.ArgGroupSpec;

/** What an answer may cost; one of them at most. */
final class BudgetOptions {

  /** What a computer gets where nothing is said. */
  static final Budget USUAL = Budget.of(new Limit.MoveTime(Duration.ofSeconds(5)));

  private @Nullable Duration time;
  private @Nullable Long nodes;
  private @Nullable Long depth;

  /** The options. */
  ArgGroupSpec group() {
    return ByHand.either(
        ByHand.value("--time", "TIME", Duration.class, new DurationText(), given -> time = given),
        ByHand.value("--nodes", "N", Long.class, new Count(), given -> nodes = given),
        ByHand.value("--depth", "N", Long.class, new Count(), given -> depth = given));
  }

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

  /** What a computer's move may cost: a clock runs by itself; without one there is a usual time. */
  Budget with(Limit.@Nullable Clock clock) {
    if (clock == null) {
      return budget().orElse(USUAL);
    }
    List<Limit> limits = new ArrayList<>(budget().orElse(Budget.UNLIMITED).limits());
    limits.add(clock);
    return new Budget(limits);
  }
}
