package org.gobang.ui.console.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.gobang.ui.console.screen.CharacterWidths;
import org.gobang.ui.console.screen.Key;
import org.junit.jupiter.api.Test;

class WidthProbeTest {

  @Test
  void requiresTwoAnswers() {
    WidthProbe probe = new WidthProbe();
    assertThat(probe.report(new Key.CursorAt(2, 0))).isEmpty();
    assertThat(probe.report(new Key.CursorAt(1, 0)))
        .contains(new CharacterWidths(true, false, true));
    assertThat(probe.report(new Key.CursorAt(2, 0))).isEmpty();
  }
}
