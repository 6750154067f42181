package org.gobang.ui.console.screen;

import static org.assertj.core.api.Assertions.assertThat;

import org.gobang.ui.console.screen.Key.Named;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests editing a line of text with the keys of a shell. The cursor is shown as {@code |}. */
class InputLineTest {

  private final InputLine typing = new InputLine();

  @BeforeEach
  void type() {
    typing.add("save my game.sgf");
  }

  private String after(Named... keys) {
    for (Named key : keys) {
      typing.press(key);
    }
    typing.add('|');
    return typing.text();
  }

  @Test
  void movesAlongTheLine() {
    assertThat(after(Named.LEFT, Named.LEFT)).isEqualTo("save my game.s|gf");
  }

  @Test
  void movesToTheEnds() {
    assertThat(after(Named.CONTROL_A)).isEqualTo("|save my game.sgf");
    assertThat(after(Named.CONTROL_E, Named.HOME, Named.RIGHT)).isEqualTo("||save my game.sgf");
    assertThat(after(Named.END)).isEqualTo("||save my game.sgf|");
  }

  @Test
  void stopsAtTheEnds() {
    typing.press(Named.RIGHT);
    typing.press(Named.DELETE);
    assertThat(after(Named.HOME, Named.LEFT, Named.BACKSPACE)).isEqualTo("|save my game.sgf");
  }

  @Test
  void deletesCharacters() {
    assertThat(after(Named.LEFT, Named.BACKSPACE, Named.DELETE)).isEqualTo("save my game.s|");
  }

  @Test
  void deletesSurrogatePairs() {
    typing.clear();
    typing.add("a😀b😀");
    assertThat(after(Named.BACKSPACE, Named.LEFT, Named.LEFT, Named.DELETE)).isEqualTo("a|b");
  }

  @Test
  void deletesWords() {
    assertThat(after(Named.CONTROL_W)).isEqualTo("save my |");
    assertThat(after(Named.BACKSPACE, Named.CONTROL_W)).isEqualTo("save |");
  }

  @Test
  void deletesTextBeforeOrAfterTheCursor() {
    assertThat(after(Named.HOME, Named.RIGHT, Named.CONTROL_K)).isEqualTo("s|");
    assertThat(after(Named.LEFT, Named.CONTROL_U)).isEqualTo("||");
  }

  @Test
  void anotherTextReplacesASuggestion() {
    typing.ask("save ", "gobang.sgf");
    assertThat(typing.text()).isEqualTo("save gobang.sgf");
    typing.add('g');
    typing.add("1.sgf");
    assertThat(typing.text()).isEqualTo("save g1.sgf");
  }

  @Test
  void aSuggestionCanBeEdited() {
    typing.ask("save ", "gobang.sgf");
    assertThat(after(Named.HOME)).isEqualTo("save |gobang.sgf");
  }

  @Test
  void deletesASuggestionAtOnceAndThenThePrompt() {
    typing.ask("save ", "gobang.sgf");
    typing.press(Named.BACKSPACE);
    assertThat(typing.text()).isEqualTo("save ");
    assertThat(typing.isEmpty()).isFalse();
    typing.press(Named.BACKSPACE);
    assertThat(typing.isEmpty()).isTrue();
  }

  @Test
  void deletingTheLineKeepsThePrompt() {
    typing.ask("save ", "gobang.sgf");
    assertThat(after(Named.CONTROL_U)).isEqualTo("save |");
  }
}
