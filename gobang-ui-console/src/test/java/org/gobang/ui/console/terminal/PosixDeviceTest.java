package org.gobang.ui.console.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Opened in a terminal by the script that tries what people download. */
class PosixDeviceTest {

  /** The tests run without a terminal; and some kinds are for JLine to open. */
  @ParameterizedTest
  @NullSource
  @ValueSource(strings = {"", "xterm", "xterm-256color", "xterm-kitty", "vt220", "dumb"})
  void withoutATerminalOfAKnownKindThereIsNone(String type) {
    assertThat(PosixDevice.open(type, StandardCharsets.UTF_8)).isEmpty();
  }

  @Test
  void aLanguageThatIsNotNamedIsNoReasonForAscii() {
    assertThat(TerminalSearch.encoding(StandardCharsets.US_ASCII))
        .isEqualTo(StandardCharsets.UTF_8);
    assertThat(TerminalSearch.encoding(StandardCharsets.ISO_8859_1))
        .isEqualTo(StandardCharsets.ISO_8859_1);
  }
}
