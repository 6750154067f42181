package org.gobang.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests 400 positions with the known forbidden points, with either side to move. */
class RenjuGivenPositionsTest {

  static Stream<String> positions() throws IOException {
    try (InputStream in =
        RenjuGivenPositionsTest.class.getResourceAsStream("renju-forbidden.txt")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.startsWith("#")).toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("positions")
  void findsEveryForbiddenPoint(String line) {
    String[] movesAndAnswer = line.split("\\|", -1);
    Board board = new Renju().create(Start.empty(15));
    for (Move move : MoveText.parse(movesAndAnswer[0], Stone.BLACK)) {
      board = board.play(((Move.Place) move).point());
    }
    Map<String, String> expected = new TreeMap<>();
    Matcher answer = Pattern.compile("(\\S+)=(\\S+)").matcher(movesAndAnswer[1]);
    while (answer.find()) {
      expected.put(answer.group(1), answer.group(2));
    }
    Map<String, String> found = new TreeMap<>();
    board
        .forbidden(Stone.BLACK)
        .forEach((point, refused) -> found.put(point.toString(), refused.kind()));
    assertThat(found).isEqualTo(expected);
    assertThat(board.forbidden(Stone.WHITE)).isEmpty();
  }
}
