package org.gobang.api;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the spaces between a text and its arguments. */
class LocalizedTextTest {

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "轮到{0}, Rapfi, 轮到 Rapfi",
        "轮到{0}, 黑棋, 轮到黑棋",
        "{0} 思考中, Rapfi, Rapfi 思考中",
        "{0} 思考中, 黑棋, 黑棋思考中",
        "第 {0} 手, 12, 第 12 手",
        "胜率 {0}%, 95, 胜率 95%",
        "“{0}”无效, 棋 1, “棋 1”无效",
        "{0}：{0}。, a, a：a。",
        "{0}{0}, 黑, 黑黑",
        "\"没有{0,choice,0#棋手|0<棋手 {0}}\", 3, 没有棋手 3",
        "No game by {0}, 黑棋, No game by 黑棋",
        "没有 Rapfi的棋{0}, 谱, 没有 Rapfi的棋谱",
      })
  void putsOneSpaceBetweenChineseAndLatin(String pattern, String argument, String expected) {
    Object value = argument.matches("[0-9]+") ? Integer.valueOf(argument) : argument;
    assertThat(LocalizedText.format(pattern, value)).isEqualTo(expected);
  }
}
