package org.gobang.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.CharBuffer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {

  @Test
  void writesEveryTypeInTheOrderOfTheMap() {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("text", CharBuffer.wrap("h8"));
    map.put("numbers", List.of(1, -2L, 0.5, 1e10));
    map.put("on", true);
    map.put("nested", Map.of("a", List.of()));
    assertThat(Json.of(map))
        .isEqualTo(
            "{\"text\":\"h8\",\"numbers\":[1,-2,0.5,1.0E10],\"on\":true,\"nested\":{\"a\":[]}}");
  }

  @Test
  void writesAnEmptyOptionalAsNullAndOmitsTheMember() {
    assertThat(Json.of(Optional.empty())).isEqualTo("null");
    assertThat(Json.of(List.of(Optional.empty(), Optional.of("x")))).isEqualTo("[null,\"x\"]");
    assertThat(Json.of(Map.of("gone", Optional.empty()))).isEqualTo("{}");
    assertThat(Json.of(Map.of("here", Optional.of(3)))).isEqualTo("{\"here\":3}");
  }

  @Test
  void escapesEndsOfTextsLinesAndScripts() {
    assertThat(Json.of("\"\\\n\r\t\u0000<\u2028\u2029"))
        .isEqualTo("\"\\\"\\\\\\n\\r\\t\\u0000\\u003c\\u2028\\u2029\"");
    assertThat(Json.of(Map.of("a\"", 1))).isEqualTo("{\"a\\\"\":1}");
  }

  @Test
  void keepsPairedSurrogatesAndReplacesUnpairedOnes() {
    assertThat(Json.of("五😀")).isEqualTo("\"五😀\"");
    assertThat(Json.of("a\ud83d")).isEqualTo("\"a\ufffd\"");
    assertThat(Json.of("\ude00b")).isEqualTo("\"\ufffdb\"");
  }

  @Test
  void refusesOtherTypes() {
    assertThatThrownBy(() -> Json.of(Optional.class)).isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY})
  void refusesNumbersOutsideJson(double number) {
    assertThatThrownBy(() -> Json.of(number)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Json.of((float) number)).isInstanceOf(IllegalArgumentException.class);
  }
}
