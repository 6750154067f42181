package org.gobang.ai.weights;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests every score and best point of {@code scores.txt}. */
class PublishedScoresTest {

  @ParameterizedTest
  @ValueSource(
      strings = {"live-sleep", "live-sleep/as-coded", "rewards", "runs", "shapes", "neighbour"})
  void givesThePublishedScores(String strategy) throws IOException {
    Position position = Position.empty(15);
    int positions = 0;
    for (String line : lines()) {
      List<String> words = List.of(line.split(" "));
      if (Character.isDigit(line.charAt(0))) {
        position = position(words);
      } else if (words.get(0).equals(strategy)) {
        Answer answer = answer(strategy, position);
        assertThat(answer.weights().nonZero()).as(line).isEqualTo(weights(words));
        assertThat(answer.best()).as(line).hasToString(words.get(1));
        positions++;
      }
    }
    assertThat(positions).isEqualTo(80);
  }

  @Test
  void hasSixStrategiesForEveryPosition() throws IOException {
    assertThat(lines()).hasSize(80 * 7);
  }

  private static Answer answer(String strategy, Position position) {
    return strategy.endsWith("/as-coded")
        ? Answer.of("live-sleep", Map.of("table", "as-coded"), position)
        : Answer.of(strategy, position);
  }

  private static Position position(List<String> words) {
    Stone toMove = Stone.valueOf(words.get(1).toUpperCase(Locale.ROOT));
    List<Point> moves = words.stream().skip(2).map(Point::parse).toList();
    return Position.after(Integer.parseInt(words.get(0)), toMove, moves);
  }

  private static Map<Point, Integer> weights(List<String> words) {
    Map<Point, Integer> weights = new HashMap<>();
    for (String word : words.subList(2, words.size())) {
      int equals = word.indexOf('=');
      weights.put(
          Point.parse(word.substring(0, equals)), Integer.valueOf(word.substring(equals + 1)));
    }
    return weights;
  }

  private static List<String> lines() throws IOException {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(PublishedScoresTest.class.getResourceAsStream("scores.txt")),
                UTF_8))) {
      return reader.lines().filter(line -> !line.startsWith("#")).toList();
    }
  }
}
