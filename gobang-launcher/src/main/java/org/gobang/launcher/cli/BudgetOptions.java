package org.gobang.launcher.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;

/** What an answer may cost: several limits hold together. */
public final class BudgetOptions {

  /** What a computer gets where nothing is said. */
  public static final Budget USUAL = Budget.of(new Limit.MoveTime(Duration.ofSeconds(5)));

  private @Nullable Duration time;
  private @Nullable Long nodes;
  private @Nullable Long depth;

  /** Has a command take them. */
  public void addTo(CommandSpec command) {
    command
        .addOption(
            PlainOptions.value(
                "--time", "TIME", Duration.class, OptionParsers::time, given -> time = given))
        .addOption(
            PlainOptions.value(
                "--nodes", "N", Long.class, OptionParsers::count, given -> nodes = given))
        .addOption(
            PlainOptions.value(
                "--depth", "N", Long.class, OptionParsers::count, given -> depth = given));
  }

  /** Returns the limits that were given; empty if none was. */
  public Optional<Budget> budget() {
    List<Limit> limits = limits();
    return limits.isEmpty() ? Optional.empty() : Optional.of(new Budget(limits));
  }

  private List<Limit> limits() {
    List<Limit> limits = new ArrayList<>();
    Optional.ofNullable(time).map(Limit.MoveTime::new).ifPresent(limits::add);
    Optional.ofNullable(nodes).map(Limit.Nodes::new).ifPresent(limits::add);
    Optional.ofNullable(depth)
        .map(plies -> new Limit.Depth(OptionParsers.small(plies)))
        .ifPresent(limits::add);
    return limits;
  }

  /** What a computer's move may cost: a clock runs by itself; without one there is a usual time. */
  public Budget with(Limit.@Nullable Clock clock) {
    if (clock == null) {
      return budget().orElse(USUAL);
    }
    List<Limit> limits = limits();
    limits.add(clock);
    return new Budget(limits);
  }
}
