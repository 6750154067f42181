package org.gobang.presentation.advice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.gobang.presentation.advice.BudgetUse.Kind;
import org.junit.jupiter.api.Test;

class BudgetUseTest {

  private static final Limit TIME = new Limit.MoveTime(Duration.ofSeconds(5));
  private static final Limit NODES = new Limit.Nodes(1000);
  private static final Limit DEPTH = new Limit.Depth(10);
  private static final Duration SECOND = Duration.ofSeconds(1);

  private static Optional<Insight.Line> line(int depth, long nodes) {
    return Optional.of(
        Insight.Line.of(new Score.Estimate(0), List.of(new Point(7, 7)))
            .withDepth(depth)
            .withNodes(nodes));
  }

  @Test
  void isEmptyWithoutALimit() {
    assertThat(BudgetUse.of(Budget.UNLIMITED, SECOND, line(3, 500))).isEmpty();
    Limit clock = new Limit.Clock(Duration.ofMinutes(5), Duration.ZERO);
    assertThat(BudgetUse.of(Budget.of(clock), SECOND, line(3, 500))).isEmpty();
  }

  @Test
  void isTheUsedShareOfTheLimit() {
    assertThat(BudgetUse.of(Budget.of(TIME), SECOND, Optional.empty()))
        .contains(new BudgetUse(Kind.TIME, 0.2));
    assertThat(BudgetUse.of(Budget.of(NODES), SECOND, line(3, 250)))
        .contains(new BudgetUse(Kind.NODES, 0.25));
    assertThat(BudgetUse.of(Budget.of(DEPTH), SECOND, line(3, 250)))
        .contains(new BudgetUse(Kind.DEPTH, 0.3));
  }

  @Test
  void isZeroBeforeTheFirstReport() {
    for (Limit limit : List.of(NODES, DEPTH)) {
      assertThat(BudgetUse.of(Budget.of(limit), SECOND, Optional.empty()).orElseThrow().used())
          .isZero();
    }
  }

  @Test
  void followsTheLimitThatEndsTheSearchFirst() {
    Budget budget = Budget.of(TIME, NODES, DEPTH);
    assertThat(BudgetUse.of(budget, SECOND, line(3, 100))).contains(new BudgetUse(Kind.DEPTH, 0.3));
    assertThat(BudgetUse.of(budget, SECOND, line(3, 900))).contains(new BudgetUse(Kind.NODES, 0.9));
    assertThat(BudgetUse.of(budget, SECOND.multipliedBy(4), line(3, 100)))
        .contains(new BudgetUse(Kind.TIME, 0.8));
  }

  @Test
  void isAtMostOne() {
    assertThat(BudgetUse.of(Budget.of(NODES), SECOND, line(3, 5_000_000)).orElseThrow().used())
        .isEqualTo(1, within(0.0));
    assertThat(BudgetUse.of(Budget.of(TIME), SECOND.multipliedBy(9), Optional.empty()))
        .contains(new BudgetUse(Kind.TIME, 1));
  }
}
