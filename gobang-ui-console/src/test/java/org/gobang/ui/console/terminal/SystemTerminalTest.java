package org.gobang.ui.console.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the terminal of the system. The script that tries a release covers a real terminal. */
class SystemTerminalTest {

  /** The tests run without a terminal, and JLine opens the other types. */
  @ParameterizedTest
  @NullSource
  @ValueSource(strings = {"", "xterm", "xterm-256color", "xterm-kitty", "vt220", "dumb"})
  void isEmptyWithoutATerminalOfACompatibleType(String type) {
    assertThat(XtermCompatibleTerminal.open(type, StandardCharsets.UTF_8)).isEmpty();
  }

  @Test
  void isUtf8WithoutAnEncodingInTheEnvironment() {
    assertThat(SystemTerminal.encoding(StandardCharsets.US_ASCII))
        .isEqualTo(StandardCharsets.UTF_8);
    assertThat(SystemTerminal.encoding(StandardCharsets.ISO_8859_1))
        .isEqualTo(StandardCharsets.ISO_8859_1);
  }
}
