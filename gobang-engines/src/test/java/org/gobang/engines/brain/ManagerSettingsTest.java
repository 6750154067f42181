package org.gobang.engines.brain;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ManagerSettingsTest {

  /** For any requested and available size. */
  @ParameterizedTest
  @ValueSource(longs = {-96, 0, 1, 48, 127, Long.MAX_VALUE})
  void transpositionTableFitsIntoTheHeap(long megabytes) {
    long most = Math.max(1, Runtime.getRuntime().maxMemory() >> 21);
    assertThat(ManagerSettings.table(megabytes).orElseThrow())
        .isBetween(1L, Math.max(1, Math.min(most, megabytes)))
        .matches(size -> Long.bitCount(size) == 1, "a power of two");
  }

  @ParameterizedTest(name = "{0}, {1} moves, after {2} ms: {3}")
  @CsvSource({
    "timeout_turn 0, 1, 0, true",
    "timeout_turn 50, 1, 0, false",
    "timeout_turn 50, 1, 30, true",
    "timeout_turn 3000, 1, 2890, false",
    "timeout_turn 3000, 1, 2950, true",
    "timeout_turn 3000, 1, 4000, true",
    "time_left 40, 1, 0, false",
    "time_left 40, 1, 30, true",
    "time_left -5, 1, 0, true",
    "time_left 2147483647, 1, 4000, false",
    "timeout_turn 250, 3, 0, true",
    "timeout_turn 3000, 3, 0, false",
    "timeout_turn 3000, 3, 2750, true"
  })
  void requestsAnImmediateAnswerWithAlmostNoTimeLeft(
      String said, int answers, long used, boolean atOnce) {
    ManagerSettings infos = new ManagerSettings();
    infos.set("timeout_turn 5000");
    infos.set(said);
    assertThat(infos.atOnce(Duration.ofMillis(used), answers)).isEqualTo(atOnce);
  }
}
