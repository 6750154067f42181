package org.gobang.ui.console.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class KeyDecoderTest {

  private final KeyDecoder decoder = new KeyDecoder();

  private List<Key> keys(String characters) {
    List<Key> keys = new ArrayList<>();
    for (int i = 0; i < characters.length(); i++) {
      decoder.next(characters.charAt(i)).ifPresent(keys::add);
    }
    return keys;
  }

  @Test
  void readsCharacters() {
    assertThat(keys("h８棋😀"))
        .containsExactly(
            new Key.Typed('h'),
            new Key.Typed('８'),
            new Key.Typed('棋'),
            new Key.Typed("😀".codePointAt(0)));
  }

  @Test
  void readsControlKeys() {
    assertThat(
            keys("\r\n\t\b\u007f\u0003\u0004\f\u001a\u0001\u0005\u000b\u0015\u0017\u0002\033[3~"))
        .containsExactly(
            Key.Named.ENTER,
            Key.Named.ENTER,
            Key.Named.TAB,
            Key.Named.BACKSPACE,
            Key.Named.BACKSPACE,
            Key.Named.CONTROL_C,
            Key.Named.CONTROL_D,
            Key.Named.CONTROL_L,
            Key.Named.CONTROL_Z,
            Key.Named.CONTROL_A,
            Key.Named.CONTROL_E,
            Key.Named.CONTROL_K,
            Key.Named.CONTROL_U,
            Key.Named.CONTROL_W,
            Key.Named.DELETE);
  }

  @Test
  void readsCursorKeysOfBothForms() {
    assertThat(keys("\033[A\033OB\033[1;5C\033OD\033[H\033OF\033[1~\033[4~\033[5~\033[6~"))
        .containsExactly(
            Key.Named.UP,
            Key.Named.DOWN,
            Key.Named.RIGHT,
            Key.Named.LEFT,
            Key.Named.HOME,
            Key.Named.END,
            Key.Named.HOME,
            Key.Named.END,
            Key.Named.PAGE_UP,
            Key.Named.PAGE_DOWN);
  }

  @Test
  void readsClicksButIgnoresReleasesAndWheels() {
    assertThat(keys("\033[<0;12;5M\033[<0;12;5m\033[<64;12;5M\033[<2;1;1M"))
        .containsExactly(new Key.Click(11, 4));
  }

  @Test
  void readsThePositionOfTheCursor() {
    assertThat(keys("\033[1;3R")).containsExactly(new Key.CursorAt(2, 0));
  }

  @Test
  void distinguishesEscapeFromEscapeSequences() {
    assertThat(keys("\033")).isEmpty();
    assertThat(decoder.pending()).isTrue();
    assertThat(decoder.pause()).contains(Key.Named.ESCAPE);
    assertThat(decoder.pending()).isFalse();
    assertThat(decoder.pause()).isEmpty();
    assertThat(keys("\033\033[A")).containsExactly(Key.Named.ESCAPE, Key.Named.UP);
    assertThat(keys("\033[1")).isEmpty();
    assertThat(decoder.pause()).isEmpty();
  }

  @Test
  void ignoresUnknownSequences() {
    assertThat(keys("\033[15~\033q\033OP\033[<9;9h\033[99;99;99zh"))
        .containsExactly(new Key.Typed('h'));
    assertThat(keys("\033[" + "1;".repeat(40) + "Ah")).endsWith(new Key.Typed('h'));
  }

  @Test
  void readsPastedTextAsOneKey() {
    assertThat(keys("a\033[200~h8 h9\r\n\033[A 棋\003\033[201~\033[B"))
        .containsExactly(
            new Key.Typed('a'), new Key.Pasted("h8 h9\r\n\033[A 棋\003"), Key.Named.DOWN);
    assertThat(keys("\033[200~\033[201~")).containsExactly(new Key.Pasted(""));
  }

  @Test
  void limitsPastedText() {
    List<Key> keys = keys("\033[200~" + "h8".repeat(100_000) + "\033[201~q");
    assertThat(keys).hasSize(2).endsWith(new Key.Typed('q'));
    assertThat(((Key.Pasted) keys.get(0)).text()).startsWith("h8h8").hasSizeLessThan(70_000);
  }

  @Test
  void limitsTheWaitForTheEndOfPastedText() {
    assertThat(keys("\033[200~h8")).isEmpty();
    for (int i = 0; i < 10; i++) {
      assertThat(decoder.pause()).isEmpty();
    }
    assertThat(keys("h9")).isEmpty();
    Optional<Key> key = Optional.empty();
    for (int i = 0; i < 100 && key.isEmpty(); i++) {
      assertThat(decoder.pending()).isTrue();
      key = decoder.pause();
    }
    assertThat(key).contains(new Key.Pasted("h8h9"));
    assertThat(keys("q")).containsExactly(new Key.Typed('q'));
  }
}
