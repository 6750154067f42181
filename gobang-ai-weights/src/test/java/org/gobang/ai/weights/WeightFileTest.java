package org.gobang.ai.weights;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;
import org.gobang.api.RefusedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests tables supplied by the user. */
class WeightFileTest {

  @TempDir private Path folder;

  private static String published(String strategy) {
    return Answer.provider(strategy).initialFile(WeightProvider.WEIGHTS).orElseThrow();
  }

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("table.txt"), text);
  }

  private static Answer answer(String strategy, Path file, Position position) {
    return Answer.of(strategy, Map.of("weights", file.toString()), position);
  }

  @Test
  void printedTablePlaysLikeThePublishedOne() throws IOException {
    Random random = new Random(3);
    for (String strategy : Answer.STRATEGIES) {
      Path file = file(published(strategy));
      for (int game = 0; game < 50; game++) {
        Position position = Position.random(9, random.nextDouble() / 2, random);
        assertThat(answer(strategy, file, position)).isEqualTo(Answer.of(strategy, position));
      }
    }
  }

  @Test
  void everyWeightAffectsAnAnswer() throws IOException {
    for (String strategy : Answer.STRATEGIES) {
      String table = published(strategy);
      for (String row : table.lines().filter(line -> !line.startsWith("#")).toList()) {
        String[] words = row.substring(row.indexOf('=') + 1).strip().split(" ");
        for (int i = 0; i < words.length; i++) {
          String[] changed = words.clone();
          changed[i] = String.valueOf(Integer.parseInt(words[i]) + 1);
          String name = row.substring(0, row.indexOf('=') + 1);
          Path file = file(table.replace(row, name + " " + String.join(" ", changed)));
          assertThat(changesAnAnswer(strategy, file)).as(strategy + " " + name + " " + i).isTrue();
        }
      }
    }
  }

  private static boolean changesAnAnswer(String strategy, Path file) {
    Random random = new Random(5);
    for (int game = 0; game < 400; game++) {
      Position position = Position.random(9, random.nextDouble() / 2, random);
      if (!answer(strategy, file, position).equals(Answer.of(strategy, position))) {
        return true;
      }
    }
    return false;
  }

  @Test
  void refusesOtherFiles() throws IOException {
    String table = published("runs");
    assertRefused("own live = 20 200 2000\n", "line 1: row “own live” needs 4 weights, not 3");
    assertRefused(
        "# comment\n\nown live = 20 x 2000 3000\n",
        "line 3: “x” is not a whole number from 0 to 1000000");
    assertRefused(
        "own live = 20 200 2000 -3\n", "line 1: “-3” is not a whole number from 0 to 1000000");
    assertRefused(
        "own life = 1 2 3 4\n",
        "line 1: unknown row “own life”. Available: own live, own stopped, opponent live,"
            + " opponent stopped");
    assertRefused(table + "own live = 1 2 3 4\n", "line 7: duplicate row “own live”");
    assertRefused("own live = 20 200 2000 3000\n", "missing row “own stopped”");
    assertRefused("", "missing row “own live”");
  }

  private void assertRefused(String text, String sentence) throws IOException {
    Path file = file(text);
    assertThatThrownBy(() -> answer("runs", file, Position.empty(9)))
        .isInstanceOf(RefusedException.class)
        .hasMessage(file + ": " + sentence);
  }

  @Test
  void requiresBlockingATwoBelowAFive() throws IOException {
    Path runs = file(published("runs").replace("3000", "200"));
    assertThatThrownBy(() -> answer("runs", runs, Position.empty(9)))
        .isInstanceOf(RefusedException.class)
        .hasMessage(
            runs
                + ": the opponent’s two weighs 200 and a five 200, so the player would block a two"
                + " before making a five");
    Path shapes = file(published("shapes").replace("20000", "650"));
    assertThatThrownBy(() -> answer("shapes", shapes, Position.empty(9)))
        .hasMessageContaining("the opponent’s two weighs 700 and a five 650");
    Path neighbour = file(published("neighbour").replace("blocked = 1", "blocked = 8"));
    assertThatThrownBy(() -> answer("neighbour", neighbour, Position.empty(9)))
        .hasMessageContaining("would block a two");
  }

  @Test
  void appliesATiltBeforeTheCheck() throws IOException {
    String table =
        published("live-sleep").replace("10000", "700").replace("200 500 3000", "200 500 700");
    Path file = file(table);
    Map<String, String> tilted = Map.of("weights", file.toString(), "tilt", "-100");
    assertThatThrownBy(() -> Answer.of("live-sleep", tilted, Position.empty(9)))
        .hasMessageContaining("the opponent’s two weighs 800 and a five 700");
    assertThat(answer("live-sleep", file, Position.empty(9)).best()).hasToString("e5");
  }

  @Test
  void namesAnUnreadableFile() {
    Path absent = folder.resolve("absent.txt");
    assertThatThrownBy(() -> answer("runs", absent, Position.empty(9)))
        .isInstanceOf(RefusedException.class)
        .hasMessage(absent + ": file not found");
    assertThatThrownBy(() -> answer("runs", folder, Position.empty(9)))
        .hasMessage(folder + ": the file cannot be read");
  }
}
