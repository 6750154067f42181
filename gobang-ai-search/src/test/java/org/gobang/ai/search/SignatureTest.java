package org.gobang.ai.search;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The search's signature: for each position of {@code signature.txt} the nodes, best move and value
 * at a fixed depth on one thread. A change that is not meant to change the play leaves all of it as
 * it is; any other comes with the new table, which a run writes to {@code target/signature.txt}.
 */
class SignatureTest {

  private static final String TABLE = "src/test/resources/org/gobang/ai/search/signature.txt";
  private static final Path SEARCHED = Path.of("target", "signature.txt");
  private static final List<String> SEARCHED_LINES = new ArrayList<>();

  /** Returns the lines of the table without comments. */
  static List<String> rows() throws IOException {
    return lines().stream().filter(line -> !line.startsWith("#")).toList();
  }

  private static List<String> lines() throws IOException {
    try (InputStream in = SignatureTest.class.getResourceAsStream("signature.txt")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), UTF_8).lines().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("rows")
  void isUnchanged(String row) {
    String searched = search(row);
    SEARCHED_LINES.add(searched);
    assertThat(searched)
        .as("If this change is intended, copy %s to %s", SEARCHED, TABLE)
        .isEqualTo(row);
  }

  /** Searches the position of a row and returns the new row. */
  private static String search(String row) {
    String[] parts = row.split("; ", -1);
    Board board = EngineFixture.board(parts[0], 15, parts[1]);
    Budget depth = Budget.of(new Budget.Limit.Depth(Integer.parseInt(parts[2])));
    Insight.Line line =
        EngineFixture.analysis(EngineFixture.player(board, Map.of(), 1), board, depth, 1).last();
    return String.join(
        "; ",
        parts[0],
        parts[1],
        parts[2],
        String.valueOf(line.nodes()),
        line.moves().get(0).toString(),
        value(line.score()));
  }

  private static String value(Score score) {
    if (score instanceof Score.WinIn win) {
      return "win in " + win.plies();
    }
    return score instanceof Score.LossIn loss
        ? "loss in " + loss.plies()
        : String.valueOf(((Score.Estimate) score).value());
  }

  @AfterAll
  static void writeTheTable() throws IOException {
    List<String> lines = new ArrayList<>(lines());
    lines.removeIf(line -> !line.startsWith("#"));
    lines.addAll(SEARCHED_LINES);
    Files.createDirectories(SEARCHED.getParent());
    Files.write(SEARCHED, lines);
  }
}
