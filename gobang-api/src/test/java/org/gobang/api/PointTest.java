package org.gobang.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PointTest {

  @Test
  void countsFromTheLowerLeft() {
    assertThat(new Point(0, 0)).hasToString("a1");
    assertThat(new Point(7, 7)).hasToString("h8");
    assertThat(new Point(8, 0)).hasToString("i1");
    assertThat(new Point(24, 24)).hasToString("y25");
  }

  @Test
  void readsEveryPointInEitherCase() {
    Set<String> names = new HashSet<>();
    for (int column = 0; column < Point.MOST_LINES; column++) {
      for (int row = 0; row < Point.MOST_LINES; row++) {
        Point point = new Point(column, row);
        names.add(point.toString());
        assertThat(Point.parse(point.toString())).isEqualTo(point);
        assertThat(Point.parse(point.toString().toUpperCase(Locale.ROOT))).isEqualTo(point);
      }
    }
    assertThat(names).hasSize(625);
  }

  @ParameterizedTest
  @CsvSource({"-1, 0", "0, -1", "25, 0", "0, 25", "2147483647, 0"})
  void refusesCoordinatesOutsideTwentyFiveLines(int column, int row) {
    assertThatThrownBy(() -> new Point(column, row))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(column + " and " + row);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "h", "8", " h8", "h8 ", "h8x", "hh8", "h-8", "h+8", "h 8", "h8.0", "h८"})
  void refusesOtherText(String text) {
    assertRefused(text, "not a point such as h8: \"" + text + "\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"z1", "Z1", "88", "@1", "[1", "`1", "{1", "-1", "é8", "八8"})
  void refusesAnInvalidColumn(String text) {
    assertRefused(text, "no column " + text.charAt(0) + ": columns are a to y");
  }

  /** Letters whose lower case in Java is i or k. */
  @ParameterizedTest
  @ValueSource(strings = {"\u01308", "\u01318", "\u212a8"})
  void refusesALetterSimilarToAColumn(String text) {
    assertRefused(text, "no column " + text.charAt(0) + ": columns are a to y");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"0", "00", "26", "99", "008", "100", "4294967304", "99999999999999999999"})
  void refusesAnInvalidRow(String digits) {
    assertRefused("h" + digits, "no row " + digits + ": rows are 1 to 25");
  }

  @Test
  void readsIndependentlyOfTheSystemLanguage() {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("tr"));
    try {
      assertThat(Point.parse("I8")).isEqualTo(new Point(8, 7));
      assertThat(new Point(8, 7)).hasToString("i8");
      assertRefused("\u01308", "no column \u0130: columns are a to y");
    } finally {
      Locale.setDefault(before);
    }
  }

  @ParameterizedTest
  @CsvSource({"hh, point-form, hh", "z1, point-column, z", "h26, point-row, 26"})
  void refusalsAreTranslatable(String text, String kind, String argument) {
    assertThatThrownBy(() -> Point.parse(text))
        .isInstanceOfSatisfying(
            RefusedException.class,
            refused -> {
              assertThat(refused.kind()).isEqualTo(kind);
              assertThat(refused.arguments()).containsExactly(argument);
            });
  }

  private static void assertRefused(String text, String sentence) {
    assertThatThrownBy(() -> Point.parse(text))
        .isInstanceOf(RefusedException.class)
        .hasMessage(sentence);
  }
}
