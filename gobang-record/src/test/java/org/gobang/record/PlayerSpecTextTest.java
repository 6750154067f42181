package org.gobang.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.gobang.api.player.PlayerSpec;
import org.junit.jupiter.api.Test;

class PlayerSpecTextTest {

  @Test
  void readsIdOptionsAndSeed() {
    assertThat(PlayerSpecText.parse("runs", 3))
        .isEqualTo(new PlayerSpec("runs", Map.of(), 3, false));
    assertThat(PlayerSpecText.parse("search:level=4,seed=7", 3))
        .isEqualTo(new PlayerSpec("search", Map.of("level", "4"), 7, false));
  }

  @Test
  void readsIsolation() {
    assertThat(PlayerSpecText.parse("isolated:runs:seed=2", 3))
        .isEqualTo(new PlayerSpec("runs", Map.of(), 2, true));
  }

  @Test
  void readsAnyCharactersInValues() {
    assertThat(PlayerSpecText.parse("gomocup:command=/opt/x --a=b:c", 0).options())
        .isEqualTo(Map.of("command", "/opt/x --a=b:c"));
    assertThat(PlayerSpecText.parse("x:a=1\\,2\\\\3,b=C:\\engines\\e.exe,c=", 0).options())
        .isEqualTo(Map.of("a", "1,2\\3", "b", "C:\\engines\\e.exe", "c", ""));
  }
}
