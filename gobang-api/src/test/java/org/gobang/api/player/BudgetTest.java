package org.gobang.api.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.gobang.api.player.Budget.Limit;
import org.junit.jupiter.api.Test;

class BudgetTest {

  private static final Duration NEGATIVE = Duration.ofNanos(-1);

  @Test
  void findsALimitByItsKind() {
    Limit.Nodes nodes = new Limit.Nodes(1000);
    Limit.MoveTime time = new Limit.MoveTime(Duration.ofSeconds(5));
    Budget budget = Budget.of(time, nodes);
    assertThat(budget.limit(Limit.Nodes.class)).contains(nodes);
    assertThat(budget.limit(Limit.MoveTime.class)).contains(time);
    assertThat(budget.limit(Limit.Depth.class)).isEmpty();
    assertThat(Budget.UNLIMITED.limit(Limit.Nodes.class)).isEmpty();
  }

  @Test
  void hasOneLimitPerKind() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Budget.of(new Limit.Depth(4), new Limit.Nodes(9), new Limit.Depth(5)))
        .withMessageContaining("one kind");
  }

  @Test
  void copiesItsLimits() {
    List<Limit> limits = new ArrayList<>(List.of(new Limit.Depth(4)));
    Budget budget = new Budget(limits);
    limits.clear();
    assertThat(budget).isEqualTo(Budget.of(new Limit.Depth(4)));
  }

  @Test
  void refusesLimitsThatAreTooSmall() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Limit.MoveTime(Duration.ZERO));
    assertThatIllegalArgumentException().isThrownBy(() -> new Limit.MoveTime(NEGATIVE));
    assertThatIllegalArgumentException().isThrownBy(() -> new Limit.Nodes(0));
    assertThatIllegalArgumentException().isThrownBy(() -> new Limit.Nodes(Long.MIN_VALUE));
    assertThatIllegalArgumentException().isThrownBy(() -> new Limit.Depth(0));
    assertThatCode(() -> new Limit.Nodes(1)).doesNotThrowAnyException();
    assertThatCode(() -> new Limit.Depth(1)).doesNotThrowAnyException();
  }

  @Test
  void acceptsZeroButNoNegativeTimeOnAClock() {
    assertThatCode(() -> new Limit.Clock(Duration.ZERO, Duration.ZERO)).doesNotThrowAnyException();
    assertThatIllegalArgumentException().isThrownBy(() -> new Limit.Clock(NEGATIVE, Duration.ZERO));
    assertThatIllegalArgumentException().isThrownBy(() -> new Limit.Clock(Duration.ZERO, NEGATIVE));
  }
}
