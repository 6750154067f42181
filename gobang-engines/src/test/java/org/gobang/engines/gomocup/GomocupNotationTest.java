package org.gobang.engines.gomocup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.gobang.api.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GomocupNotationTest {

  @Test
  void countsRowsFromTheTop() {
    assertThat(GomocupNotation.point(Point.parse("a15"), 15)).isEqualTo("0,0");
    assertThat(GomocupNotation.point(Point.parse("b1"), 20)).isEqualTo("1,19");
    assertThat(GomocupNotation.point("14,0", 15)).contains(Point.parse("o15"));
  }

  @Test
  void readsItsOwnOutput() {
    for (int size : List.of(5, 15, 20, 25)) {
      for (int i = 0; i < size * size; i++) {
        Point point = new Point(i % size, i / size);
        assertThat(GomocupNotation.point(GomocupNotation.point(point, size), size)).contains(point);
      }
    }
  }

  @Test
  void ignoresSpaces() {
    assertThat(GomocupNotation.point(" 7 ,\t3 ", 15)).contains(Point.parse("h12"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "7", "7,", "7,7,1", "15,0", "0,15", "-1,3", "a,b", "9999999999,1"})
  void refusesOtherText(String text) {
    assertThat(GomocupNotation.point(text, 15)).isEmpty();
  }

  @Test
  void hasANumberForAllBundledRules() {
    for (String rules : List.of("freestyle", "standard", "renju", "caro", "caro-exact")) {
      assertThat(GomocupNotation.board(GomocupNotation.rule(rules).orElseThrow())).contains(rules);
    }
    assertThat(GomocupNotation.rule("gravity")).isEmpty();
    assertThat(GomocupNotation.board(2)).isEmpty();
  }
}
