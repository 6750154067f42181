package org.gobang.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OptionTest {

  private static final Option TABLE =
      new Option.Choice("table", List.of("as-coded", "as-told"), "as-told");
  private static final Option LEVEL = new Option.Whole("level", -2, 9, 4);
  private static final Option SPREAD = new Option.Decimal("spread", -0.5, 10, 0.25);
  private static final Option BOOK = new Option.Flag("book", true);
  private static final Option COMMAND = new Option.Text("command", "");

  @Test
  void acceptsItsInitialValue() {
    assertThat(List.of(TABLE, LEVEL, SPREAD, BOOK, COMMAND))
        .map(Option::initialText)
        .containsExactly("as-told", "4", "0.25", "true", "");
    for (Option option : List.of(TABLE, LEVEL, SPREAD, BOOK, COMMAND)) {
      assertThatCode(() -> option.check(option.initialText())).doesNotThrowAnyException();
    }
  }

  @Test
  void acceptsOnlyItsWords() {
    assertTakes(TABLE, "as-coded");
    assertRefuses(TABLE, "As-Coded", "table=As-Coded: must be one of as-coded, as-told");
    assertRefuses(TABLE, "", "table=: must be one of as-coded, as-told");
  }

  @Test
  void acceptsWholeNumbersInItsRange() {
    assertTakes(LEVEL, "-2");
    assertTakes(LEVEL, "9");
    for (String bad : List.of("-3", "10", "", "4.0", "four", " 4", "99999999999999999999")) {
      assertRefuses(LEVEL, bad, "level=" + bad + ": must be a whole number from -2 to 9");
    }
  }

  @Test
  void acceptsNumbersInItsRangeInEveryLanguage() {
    for (String good : List.of("-0.5", "10", "0.1", "1e-3", "2.5E0", "+1")) {
      assertTakes(SPREAD, good);
    }
    for (String bad :
        List.of("-0.51", "10.01", "", "0,1", " 1", "1f", "0x1p1", "NaN", "1e", "1e999", "one")) {
      assertRefuses(SPREAD, bad, "spread=" + bad + ": must be a number from -0.5 to 10");
    }
    for (double bad : new double[] {Double.NaN, Double.POSITIVE_INFINITY}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new Option.Decimal("spread", 0, bad, 0));
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new Option.Decimal("spread", 0, 1, bad));
    }
  }

  @Test
  void acceptsTrueAndFalse() {
    assertTakes(BOOK, "false");
    for (String bad : List.of("", "yes", "TRUE", "1", "true ")) {
      assertRefuses(BOOK, bad, "book=" + bad + ": must be true or false");
    }
  }

  @Test
  void requiresASecretAgainUnlessTheProviderKnowsIt() {
    Option password = Option.Text.secret("password", "");
    assertTakes(password, "1234");
    assertRefuses(
        password,
        Option.LEFT_OUT,
        "password must be given again: its value is secret, and was not written down");
    assertTakes(Option.Text.secret("password", Option.LEFT_OUT), Option.LEFT_OUT);
    assertThat(List.of(TABLE, LEVEL, BOOK, COMMAND)).noneMatch(Option::secret);
  }

  @Test
  void acceptsAnyText() {
    assertTakes(COMMAND, "");
    assertTakes(COMMAND, "\"/opt/五子棋/pbrain\" -x,y=1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "Level", "2level", "-level", "le vel", "le=vel", "le:vel", "é", "seed"})
  void refusesInvalidKeys(String key) {
    assertThatIllegalArgumentException().isThrownBy(() -> new Option.Text(key, ""));
    assertThatIllegalArgumentException().isThrownBy(() -> new Option.Flag(key, true));
    assertThatIllegalArgumentException().isThrownBy(() -> new Option.Whole(key, 0, 1, 0));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Option.Choice(key, List.of("a"), "a"))
        .withMessageContaining("\"" + key + "\"");
  }

  @Test
  void refusesAnInvalidInitialValue() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Option.Choice("table", List.of("a", "b"), "c"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Option.Choice("table", List.of(), ""));
    assertThatIllegalArgumentException().isThrownBy(() -> new Option.Whole("level", 1, 9, 0));
    assertThatIllegalArgumentException().isThrownBy(() -> new Option.Whole("level", 1, 9, 10));
    assertThatIllegalArgumentException().isThrownBy(() -> new Option.Whole("level", 9, 1, 5));
  }

  private static void assertTakes(Option option, String value) {
    assertThatCode(() -> option.check(value)).doesNotThrowAnyException();
  }

  private static void assertRefuses(Option option, String value, String sentence) {
    assertThatThrownBy(() -> option.check(value))
        .isInstanceOf(RefusedException.class)
        .hasMessage(sentence);
  }
}
