package org.gobang.api.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.gobang.api.Option;
import org.junit.jupiter.api.Test;

class PlayerSpecTest {

  private static String name(Map<String, String> options) {
    return new PlayerSpec("mine", options, 7, true).recordName();
  }

  @Test
  void recordsNameOnlyItsLevel() {
    assertThat(name(Map.of())).isEqualTo("mine");
    assertThat(name(Map.of("level", "3", "environment", "TOKEN=x"))).isEqualTo("mine:level=3");
    assertThat(name(Map.of("environment", "TOKEN=x"))).isEqualTo("mine");
  }

  @Test
  void isWrittenWithoutSecretsAndUnknownOptions() {
    PlayerSpec who =
        new PlayerSpec(
            "mine", Map.of("level", "3", "environment", "TOKEN=x", "more", "y"), 7, true);
    List<Option> known =
        List.of(new Option.Whole("level", 1, 9, 5), Option.Text.secret("environment", ""));
    assertThat(who.withoutSecrets(known))
        .isEqualTo(
            new PlayerSpec(
                "mine", Map.of("level", "3", "environment", "***", "more", "***"), 7, true));
    assertThat(who).asString().contains("mine", "level").doesNotContain("TOKEN");
    assertThat(new Settings(who.options(), 7)).asString().contains("level").doesNotContain("TOKEN");
  }
}
