package org.gobang.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import org.gobang.api.Stone;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.junit.jupiter.api.Test;

class ClocksTest {

  private static final long SECOND = 1_000_000_000;

  private static Clocks clocks(int left, int increment) {
    Limit clock = new Limit.Clock(Duration.ofSeconds(left), Duration.ofSeconds(increment));
    return Clocks.of(Budget.of(clock), Map.of());
  }

  private static Map<Stone, Duration> shown(int black, int white) {
    return Map.of(Stone.BLACK, Duration.ofSeconds(black), Stone.WHITE, Duration.ofSeconds(white));
  }

  @Test
  void runForOneSideAtATime() {
    long now = Long.MAX_VALUE;
    Clocks clocks = clocks(60, 0).run(Stone.BLACK, now);
    assertThat(clocks.left(now + 5 * SECOND)).isEqualTo(shown(55, 60));
    clocks = clocks.run(Stone.WHITE, now + 5 * SECOND);
    assertThat(clocks.left(now + 7 * SECOND)).isEqualTo(shown(55, 58));
    clocks = clocks.stop(now + 7 * SECOND);
    assertThat(clocks.left(now + 70 * SECOND)).isEqualTo(shown(55, 58));
  }

  @Test
  void continueAfterASecondStart() {
    Clocks clocks = clocks(60, 0).run(Stone.BLACK, 0).run(Stone.BLACK, 5 * SECOND);
    assertThat(clocks.left(6 * SECOND)).isEqualTo(shown(54, 60));
  }

  @Test
  void addTheIncrementAtTheEndOfATurn() {
    Clocks clocks = clocks(60, 3).run(Stone.BLACK, 0).stop(SECOND).turnEnded(Stone.BLACK);
    assertThat(clocks.left(0)).isEqualTo(shown(62, 60));
  }

  @Test
  void areNeverNegative() {
    Clocks clocks = clocks(1, 0).run(Stone.WHITE, 0);
    assertThat(clocks.runDown(SECOND - 1)).isFalse();
    assertThat(clocks.runDown(SECOND)).isTrue();
    assertThat(clocks.left(5 * SECOND)).isEqualTo(shown(1, 0));
    assertThat(clocks.stopAfter(Duration.ofSeconds(9)).left(0)).isEqualTo(shown(1, 0));
  }

  @Test
  void areInTheBudgetOfTheSideToMove() {
    Limit depth = new Limit.Depth(3);
    Limit clock = new Limit.Clock(Duration.ofSeconds(60), Duration.ofSeconds(1));
    Budget game = Budget.of(depth, clock);
    Clocks clocks = Clocks.of(game, Map.of()).run(Stone.WHITE, 0).stop(10 * SECOND);
    assertThat(clocks.budget(game, Stone.WHITE))
        .isEqualTo(
            Budget.of(depth, new Limit.Clock(Duration.ofSeconds(50), Duration.ofSeconds(1))));
    assertThat(clocks.budget(game, Stone.BLACK)).isEqualTo(game);
  }

  @Test
  void doNothingInAGameWithoutClocks() {
    Clocks none = Clocks.of(Budget.UNLIMITED, Map.of()).run(Stone.BLACK, 0);
    assertThat(none.present()).isFalse();
    assertThat(none.runDown(Long.MAX_VALUE)).isFalse();
    assertThat(none.stop(SECOND).turnEnded(Stone.BLACK).left(SECOND)).isEmpty();
    assertThat(none.budget(Budget.UNLIMITED, Stone.BLACK)).isEqualTo(Budget.UNLIMITED);
  }
}
