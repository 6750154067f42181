package org.gobang.api;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PrintableTest {

  @Test
  void preservesPlainText() {
    for (String text : new String[] {"", "h8 – 五子棋", "می‌خواهم", "👩‍💻"}) {
      assertThat(Printable.of(text)).isSameAs(text);
    }
  }

  @Test
  void replacesControlAndInvisibleCharacters() {
    assertThat(Printable.of("\u001b[31mred\u009b2J\r\n\tx\u0007")).isEqualTo("?[31mred?2J?? x?");
    assertThat(Printable.of("a\u202eb\u2066c\u2028d\u200be\ufefff")).isEqualTo("a?b?c?d?e?f");
    assertThat(Printable.of("half \ud83d and \udc69")).isEqualTo("half ? and ?");
    assertThat(Printable.of("tag \udb40\udc41")).isEqualTo("tag ?");
  }

  @Test
  void replacesATabByASpace() {
    assertThat(Printable.of("\tat\tMain")).isEqualTo(" at Main");
  }

  @Test
  void shortensBetweenCharacters() {
    assertThat(Printable.of("五子棋👩", 4)).isEqualTo("五子棋👩");
    assertThat(Printable.of("五子棋👩\n", 4)).isEqualTo("五子棋👩…");
    assertThat(Printable.of("\u001b[2J", 2)).isEqualTo("?[…");
  }
}
