package org.gobang.engines.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class ProcessAgeTest {

  private static final String STATUS =
      "2628 (a (name) x) S 2623 2623 4129 0 -1 4194304 16406 0 0 0 61 5 0 0 20 0 20 0 148578 91 2";

  @Test
  void isTheUptimeOfTheSystemMinusTheStartOfTheProcess() {
    assertThat(ProcessAge.of(STATUS, "1486.50 1299.85\n")).contains(Duration.ofMillis(720));
  }

  @Test
  void isUnknownIfTheSystemSeemsYounger() {
    assertThat(ProcessAge.of(STATUS, "12.50 1299.85\n")).isEmpty();
  }

  @Test
  void grows() {
    Duration before = ProcessAge.get();
    assertThat(before).isPositive();
    assertThat(ProcessAge.get()).isGreaterThanOrEqualTo(before);
  }
}
