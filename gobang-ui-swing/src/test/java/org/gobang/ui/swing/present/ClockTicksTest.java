package org.gobang.ui.swing.present;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.gobang.presentation.text.Texts;
import org.junit.jupiter.api.Test;

class ClockTicksTest {

  @Test
  void clocksWarnAtThirtyAndTenSeconds() {
    assertThat(ClockWarning.of(Duration.ofMillis(30_001))).isEqualTo(ClockWarning.NONE);
    assertThat(ClockWarning.of(Duration.ofSeconds(30))).isEqualTo(ClockWarning.LOW);
    assertThat(ClockWarning.of(Duration.ofSeconds(10))).isEqualTo(ClockWarning.CRITICAL);
    assertThat(ClockWarning.of(Duration.ZERO)).isEqualTo(ClockWarning.CRITICAL);
    Texts texts = Texts.shared(Locale.ENGLISH);
    assertThat(ClockWarning.CRITICAL.text(texts)).isEqualTo("under 10 s");
    assertThat(ClockWarning.NONE.text(texts)).isEmpty();
  }

  @Test
  void ticksOnceASecondBelowTen() {
    ClockTicks ticks = new ClockTicks();
    List<Integer> passed = new ArrayList<>();
    for (int millis = 12_000; millis >= 7_000; millis -= 100) {
      if (ticks.passed(Optional.of(Duration.ofMillis(millis)))) {
        passed.add(millis);
      }
    }
    assertThat(passed).containsExactly(10_000, 9_900, 8_900, 7_900);
    assertThat(ticks.passed(Optional.empty())).isFalse();
    assertThat(ticks.passed(Optional.of(Duration.ofSeconds(5)))).as("the next turn").isTrue();
    assertThat(ticks.passed(Optional.of(Duration.ofSeconds(8)))).as("time was added").isFalse();
  }
}
