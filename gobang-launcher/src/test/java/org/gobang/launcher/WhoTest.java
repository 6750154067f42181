package org.gobang.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.gobang.api.render.WhoPlays;
import org.junit.jupiter.api.Test;

class WhoTest {

  @Test
  void readsIdOptionsAndSeed() {
    assertThat(Who.parse("runs", 3)).isEqualTo(new WhoPlays("runs", Map.of(), 3, false));
    assertThat(Who.parse("search:level=4,seed=7", 3))
        .isEqualTo(new WhoPlays("search", Map.of("level", "4"), 7, false));
  }

  @Test
  void readsWhoIsIsolated() {
    assertThat(Who.parse("isolated:runs:seed=2", 3))
        .isEqualTo(new WhoPlays("runs", Map.of(), 2, true));
  }

  @Test
  void valuesMayHoldAnything() {
    assertThat(Who.parse("gomocup:command=/opt/x --a=b:c", 0).options())
        .isEqualTo(Map.of("command", "/opt/x --a=b:c"));
    assertThat(Who.parse("x:a=1\\,2\\\\3,b=C:\\engines\\e.exe,c=", 0).options())
        .isEqualTo(Map.of("a", "1,2\\3", "b", "C:\\engines\\e.exe", "c", ""));
  }
}
