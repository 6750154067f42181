package org.gobang.launcher.cli;

import static org.gobang.launcher.cli.PlainOptions.value;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;

/** The options for the budget of a move. Several limits apply together. */
public final class BudgetOptions {

  /** The default budget of an engine. */
  public static final Budget USUAL = Budget.of(new Limit.MoveTime(Duration.ofSeconds(5)));

  private @Nullable Duration time;
  private @Nullable Long nodes;
  private @Nullable Long depth;

  /** Adds the options to a command. */
  public void addTo(CommandSpec command) {
    command
        .addOption(
            value("--time", "TIME", Duration.class, OptionParsers::time, given -> time = given))
        .addOption(value("--nodes", "N", Long.class, OptionParsers::count, given -> nodes = given))
        .addOption(value("--depth", "N", Long.class, OptionParsers::count, given -> depth = given));
  }

  /** Returns the specified limits; empty if there are none. */
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

  /**
   * Returns the budget of an engine's move. A clock limits the time by itself; otherwise the
   * default time applies.
   */
  public Budget with(Limit.@Nullable Clock clock) {
    if (clock == null) {
      return budget().orElse(USUAL);
    }
    List<Limit> limits = limits();
    limits.add(clock);
    return new Budget(limits);
  }
}
