package org.gobang.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoveTextTest {

  private static final List<Move> THREE =
      List.of(
          new Move.Place(Stone.BLACK, new Point(7, 7)),
          new Move.Place(Stone.WHITE, new Point(7, 8)),
          new Move.Place(Stone.BLACK, new Point(8, 9)));

  @ParameterizedTest
  @ValueSource(
      strings = {
        "h8 h9 i10",
        "1.h8 2.h9 3.i10",
        "1. h8 h9 2. i10",
        "1) h8\n2) h9\n3) i10\n",
        "h8,h9,i10",
        "h8h9i10",
        "H8H9I10",
        "H8 h9, I10",
        "  h8\th9\r\ni10\n",
        "h8-h9-i10",
        "h8_h9_i10",
        "h8;h9; i10",
        "h8 – h9 — i10",
        "ｈ８；ｈ９；ｉ１０",
        ",,h8 ,, h9,i10,",
        "ｈ８，ｈ９，ｉ１０",
        "Ｈ８、ｈ９　Ｉ１０"
      })
  void readsEverySpelling(String text) {
    assertThat(MoveText.parse(text, Stone.BLACK)).isEqualTo(THREE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"h8 pass pass i10", "h8passpassi10", "H8 PASS Pass I10", "h8PaSspASs i10"})
  void readsPassesInAnyCaseAndRunTogether(String text) {
    assertThat(MoveText.parse(text, Stone.WHITE))
        .containsExactly(
            new Move.Place(Stone.WHITE, new Point(7, 7)),
            new Move.Pass(Stone.BLACK),
            new Move.Pass(Stone.WHITE),
            new Move.Place(Stone.BLACK, new Point(8, 9)));
  }

  /** A hyphen read as a separator would give the following moves to the other side. */
  @ParameterizedTest
  @ValueSource(strings = {"h8 -- i10", "h8--i10", "h8 --", "h8, -----"})
  void refusesAnAmbiguousHyphen(String text) {
    assertThatThrownBy(() -> MoveText.parse(text, Stone.BLACK))
        .isInstanceOf(RefusedException.class)
        .hasMessageStartingWith("move 2 (-");
  }

  @Test
  void readsChoicesWithoutUsingATurn() {
    assertThat(MoveText.parseWithChoices("h8 SWAP h9i10fifths-3 take-black,h1", Stone.BLACK))
        .containsExactly(
            new Move.Place(Stone.BLACK, new Point(7, 7)),
            new Move.Choose(Stone.WHITE, "swap"),
            new Move.Place(Stone.WHITE, new Point(7, 8)),
            new Move.Place(Stone.BLACK, new Point(8, 9)),
            new Move.Choose(Stone.WHITE, "fifths-3"),
            new Move.Choose(Stone.WHITE, "take-black"),
            new Move.Place(Stone.WHITE, new Point(7, 0)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "s", "h8", "pass", "passing", "Swap", "s-wap", "3fifths", "sw ap"})
  void keysOfChoicesAreNotPointsOrPasses(String text) {
    assertThat(Move.Choose.isKey(text)).isFalse();
    assertThatThrownBy(() -> new Move.Choose(Stone.BLACK, text))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void refusesInvalidKeys() {
    assertThatThrownBy(() -> MoveText.parseWithChoices("h8 s_", Stone.BLACK))
        .isInstanceOf(RefusedException.class)
        .hasMessage("move 2 (s_): not a point such as h8, nor pass");
  }

  @ParameterizedTest
  @CsvSource({
    "offer-h8, h8",
    "offer-y25, y25",
    "add-a1, a1",
    "offer-h26,",
    "offer-h0,",
    "offer-z1,",
    "fifths-10,",
    "swap,",
    "offerh8,"
  })
  void keyOfAChoiceMayNameAPoint(String key, @Nullable String point) {
    assertThat(new Move.Choose(Stone.BLACK, key).point())
        .isEqualTo(Optional.ofNullable(point).map(Point::parse));
  }

  @Test
  void keyOfAChoiceMayDeclareFifthMoves() {
    assertThat(new Move.Choose(Stone.BLACK, "fifths-10").fifths()).hasValue(10);
    assertThat(new Move.Choose(Stone.BLACK, "fifths-0").fifths()).isEmpty();
    assertThat(new Move.Choose(Stone.BLACK, "swap").fifths()).isEmpty();
  }

  @Test
  void distinguishesAPassFromTheColumnP() {
    assertThat(MoveText.parse("p1passp2", Stone.BLACK))
        .containsExactly(
            new Move.Place(Stone.BLACK, new Point(15, 0)),
            new Move.Pass(Stone.WHITE),
            new Move.Place(Stone.BLACK, new Point(15, 1)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\t\n", " , ,\n", "　、"})
  void readsNoMovesFromBlankText(String text) {
    assertThat(MoveText.parse(text, Stone.BLACK)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          h8 h       | move 2 (h): not a point such as h8, nor pass
          h8 h9 88   | move 3 (88): not a point such as h8, nor pass
          h0         | move 1 (h0): no row 0: rows are 1 to 25
          h8h9i26    | move 3 (i26): no row 26: rows are 1 to 25
          z1 h8      | move 1 (z1): no column z: columns are a to y
          h8x        | move 2 (x): not a point such as h8, nor pass
          h8 pas h9  | move 2 (pas): not a point such as h8, nor pass
          h8 swap h9 | move 2 (swap): not a point such as h8, nor pass
          h8/h9      | move 2 (/h9): not a point such as h8, nor pass
          h8 İ8      | move 2 (İ8): not a point such as h8, nor pass
          h8 ı8,h9   | move 2 (ı8): not a point such as h8, nor pass
          h8 9999999999999999999 h9 | move 2 (9999999999999999999): not a point such as h8, nor pass
          a99999999999 | move 1 (a99999999999): no row 99999999999: rows are 1 to 25
          """)
  void namesTheUnreadableMove(String text, String sentence) {
    assertThatThrownBy(() -> MoveText.parse(text, Stone.BLACK))
        .isInstanceOf(RefusedException.class)
        .hasMessage(sentence);
  }

  @Test
  void shortensQuotesAndReplacesControlCharacters() {
    assertThatThrownBy(() -> MoveText.parse("\u001b[2J\u0007" + "x".repeat(99), Stone.BLACK))
        .hasMessage("move 1 (?[2J?xxxxxxxxxxxxxxx…): not a point such as h8, nor pass");
    assertThatThrownBy(() -> MoveText.parse("a" + "9".repeat(99), Stone.BLACK))
        .hasMessage(
            "move 1 (a9999999999999999999…): no row 99999999999999999999…: rows are 1 to 25");
  }

  @Test
  void ignoresByteOrderMarksAndUnusualSpaces() {
    assertThat(MoveText.parse("\uFEFFh8\u00a0h9\u200b\r\n", Stone.BLACK)).hasToString("[h8, h9]");
  }

  @Test
  void readsIndependentlyOfTheSystemLanguage() {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("tr"));
    try {
      assertThat(MoveText.write(MoveText.parse("I8 PASS i9", Stone.BLACK))).isEqualTo("i8 pass i9");
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void readsItsWrittenForm() {
    Random random = new Random(1);
    for (int length = 0; length < 200; length++) {
      List<Move> moves = randomMoves(random, length);
      String text = MoveText.write(moves);
      assertThat(MoveText.parse(text, Stone.WHITE)).isEqualTo(moves);
      assertThat(MoveText.parse(text.replace(" ", ""), Stone.WHITE)).isEqualTo(moves);
    }
  }

  private static List<Move> randomMoves(Random random, int length) {
    List<Move> moves = new ArrayList<>();
    Stone stone = Stone.WHITE;
    for (int i = 0; i < length; i++) {
      Point point = new Point(random.nextInt(25), random.nextInt(25));
      moves.add(random.nextInt(9) == 0 ? new Move.Pass(stone) : new Move.Place(stone, point));
      stone = stone.opponent();
    }
    return moves;
  }
}
