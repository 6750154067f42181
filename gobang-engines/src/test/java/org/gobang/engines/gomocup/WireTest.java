package org.gobang.engines.gomocup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.gobang.api.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WireTest {

  @Test
  void countsRowsFromTheTop() {
    assertThat(Wire.point(Point.parse("a15"), 15)).isEqualTo("0,0");
    assertThat(Wire.point(Point.parse("b1"), 20)).isEqualTo("1,19");
    assertThat(Wire.point("14,0", 15)).contains(Point.parse("o15"));
  }

  @Test
  void readsWhatItWrites() {
    for (int size : List.of(5, 15, 20, 25)) {
      for (int i = 0; i < size * size; i++) {
        Point point = new Point(i % size, i / size);
        assertThat(Wire.point(Wire.point(point, size), size)).contains(point);
      }
    }
  }

  @Test
  void doesNotMindBlanks() {
    assertThat(Wire.point(" 7 ,\t3 ", 15)).contains(Point.parse("h12"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "7", "7,", "7,7,1", "15,0", "0,15", "-1,3", "a,b", "9999999999,1"})
  void readsNothingElse(String text) {
    assertThat(Wire.point(text, 15)).isEmpty();
  }

  @Test
  void hasANumberForEachOfOurRules() {
    for (String rules : List.of("freestyle", "standard", "renju", "caro", "caro-exact")) {
      assertThat(Wire.board(Wire.rule(rules).orElseThrow())).contains(rules);
    }
    assertThat(Wire.rule("gravity")).isEmpty();
    assertThat(Wire.board(2)).isEmpty();
  }
}
