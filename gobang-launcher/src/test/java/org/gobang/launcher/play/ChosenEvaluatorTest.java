package org.gobang.launcher.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.gobang.fixtures.PlayerJar;
import org.gobang.launcher.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Searching with evaluators from other plugins. */
class ChosenEvaluatorTest {

  /** An evaluator that only counts a stone in the lower left corner. */
  private static final String CORNER =
      "board.at(0) == Cell.VACANT ? 0 : board.at(0).holds(board.toMove()) ? 1 : -1";

  @TempDir private Path work;
  @TempDir private Path plugins;

  private void evaluator(String value, String body) throws IOException {
    PlayerJar.evaluator(work, "acme", value, body, plugins.resolve("acme.jar"));
  }

  private Run analyze(String player) {
    return Run.of(
        "analyze",
        "--player",
        player,
        "--moves",
        "b2 h8",
        "--json",
        "--plugins",
        plugins.toString());
  }

  /** Plays two games of a search with the evaluator against a strategy. */
  private Run match(String... budget) {
    List<String> line = new ArrayList<>(List.of("arena", "--games", "2", "--json"));
    line.addAll(List.of("--player", "lookahead:evaluator=acme,depth=2", "--player", "runs"));
    line.addAll(List.of("--plugins", plugins.toString()));
    line.addAll(List.of(budget));
    return Run.of(line.toArray(String[]::new));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "isolated:"})
  void searchesWithTheEvaluatorOfAnotherPlugin(String where) throws IOException {
    evaluator(CORNER, "");
    Run run = analyze(where + "lookahead:evaluator=acme,depth=1,width=225");
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("\"best\":\"a1\"", "{\"kind\":\"estimate\",\"value\":1}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "isolated:"})
  void passesOptionsToTheEvaluator(String where) throws IOException {
    Path table = work.resolve("table.txt");
    Files.writeString(table, Run.of("plugins", "--player", "runs", "--table").out());
    Run run = analyze(where + "lookahead:evaluator=runs:weights=" + table + ",depth=2");
    assertThat(answer(run)).isEqualTo(answer(analyze("lookahead:evaluator=runs,depth=2")));
  }

  private static String answer(Run analysis) {
    assertThat(analysis.status()).isZero();
    return analysis.out().replaceAll("\"timeMs\":[0-9]+", "");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "gone | Unknown evaluator “gone”. Available: ",
        "runs:no=1 | the evaluator runs: ",
        "runs:weights | Write an evaluator as id or id:option=value",
      })
  void reportsAnUnavailableEvaluator(String evaluator, String sentence) {
    Run run = analyze("lookahead:evaluator=" + evaluator);
    assertThat(run.status()).isNotZero();
    assertThat(run.err()).startsWith("gobang: ").contains(sentence).hasLineCount(1);
    assertThat(analyze("isolated:lookahead:evaluator=" + evaluator)).isEqualTo(run);
  }

  @Test
  void refusesAMissingTable() {
    Run run = analyze("lookahead:evaluator=runs:weights=nowhere.txt");
    assertThat(run.out()).startsWith("{\"error\":").contains("nowhere.txt");
    assertThat(run.status()).isEqualTo(1);
  }

  @Test
  void refusesAnEvaluatorForOtherRules() throws IOException {
    evaluator(
        CORNER, "public boolean supports(Board board) { return board.rules().equals(\"renju\"); }");
    assertThat(analyze("lookahead:evaluator=acme").err())
        .contains("The evaluator acme does not support freestyle on 15×15.");
  }

  @Test
  void failingEvaluatorLosesTheGame() throws IOException {
    evaluator("board.at(-1).ordinal()", "");
    Run run = match("--nodes", "100");
    assertThat(run.out())
        .contains("\"kind\":\"crashed\"", "\"player\":\"runs\",\"games\":2,\"wins\":2");
  }

  @Test
  void endlessEvaluatorLosesTheGame() throws IOException {
    evaluator("endless()", "static int endless() { while (true) { Thread.onSpinWait(); } }");
    Run run = match("--time", "50ms", "--isolate");
    assertThat(run.out()).contains("\"kind\":\"overstepped\"").contains("\"wins\":2");
  }
}
