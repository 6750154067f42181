package org.gobang.ui.console.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ClipboardTest {

  @Test
  void copiesText() {
    assertThat(Clipboard.sequence("h8 h9")).isEqualTo("\033]52;c;aDggaDk=\007");
  }
}
