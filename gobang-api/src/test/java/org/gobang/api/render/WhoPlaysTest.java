package org.gobang.api.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class WhoPlaysTest {

  private static String name(Map<String, String> options) {
    return new WhoPlays("mine", options, 7, true).recordName();
  }

  @Test
  void recordsNameItsLevelAndNoOtherOption() {
    assertThat(name(Map.of())).isEqualTo("mine");
    assertThat(name(Map.of("level", "3", "environment", "TOKEN=x"))).isEqualTo("mine:level=3");
    assertThat(name(Map.of("environment", "TOKEN=x"))).isEqualTo("mine");
  }
}
