package org.gobang.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

class BudgetOptionsTest {

  private static Optional<Budget> given(String... options) {
    BudgetOptions budget = new BudgetOptions();
    CommandSpec spec = CommandSpec.create();
    budget.addTo(spec);
    new CommandLine(spec).parseArgs(options);
    return budget.budget();
  }

  @Test
  void setsEveryLimit() {
    assertThat(given()).isEmpty();
    assertThat(given("--time", "2s"))
        .contains(Budget.of(new Limit.MoveTime(Duration.ofSeconds(2))));
    assertThat(given("--nodes", "5000000000")).contains(Budget.of(new Limit.Nodes(5_000_000_000L)));
    assertThat(given("--depth", "7")).contains(Budget.of(new Limit.Depth(7)));
    assertThat(given("--depth", "5000000000"))
        .contains(Budget.of(new Limit.Depth(Integer.MAX_VALUE)));
  }

  void combinesLimits() {
    assertThat(given("--depth", "7", "--time", "2s", "--nodes", "9"))
        .contains(
            Budget.of(
                new Limit.MoveTime(Duration.ofSeconds(2)), new Limit.Nodes(9), new Limit.Depth(7)));
  }
}
