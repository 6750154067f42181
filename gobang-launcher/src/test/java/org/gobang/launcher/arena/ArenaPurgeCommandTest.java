package org.gobang.launcher.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.gobang.launcher.Run;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArenaPurgeCommandTest {

  @TempDir private Path folder;

  private final Locale before = Locale.getDefault();

  @AfterEach
  void restore() {
    Locale.setDefault(before);
  }

  private Run arena(String... more) {
    List<String> line =
        new ArrayList<>(List.of("arena", "--player", "runs", "--player", "shapes", "--games", "8"));
    line.addAll(List.of("--nodes", "1", "--seed", "3", "--out", folder.toString()));
    line.addAll(List.of(more));
    return Run.of(line.toArray(String[]::new));
  }

  private Run purge(String machine, String... more) {
    List<String> line =
        new ArrayList<>(List.of("arena", "purge", "--out", folder.toString(), "--machine"));
    line.add(machine);
    line.addAll(List.of(more));
    return Run.of(line.toArray(String[]::new));
  }

  private List<String> games() throws IOException {
    return Files.readAllLines(folder.resolve("games.jsonl"));
  }

  /** Plays the first two pairs on one machine and the others on another one. */
  private void playOnMachines() throws IOException {
    assertThat(arena("--concurrency", "1").status()).isZero();
    Files.write(
        folder.resolve("games.jsonl"),
        games().stream()
            .map(
                line -> {
                  String name = line.matches("\\{\"order\":\\{\"game\":[1-4],.*") ? "one" : "two";
                  String machine = ",\"machine\":{\"name\":\"" + name + "\",";
                  return line.substring(0, line.length() - 2)
                      + machine
                      + "\"nodesPerSecond\":7000,\"timeScale\":1.5}}}";
                })
            .toList());
  }

  @Test
  void deletesGamesThatAreThenPlayedAgain() throws IOException {
    playOnMachines();
    Run all = arena("--resume");
    assertThat(all.out())
        .contains("8 of 8 games")
        .containsPattern("(?m)^one +4 +0 +0 +7000 +x 1.50$");
    Run purged = purge("one");
    assertThat(purged.status()).isZero();
    assertThat(purged.out()).contains("4 of 8 games").doesNotContainPattern("(?m)^one ");
    assertThat(purged.err())
        .isEqualTo("gobang: Deleted 4 games of one. Play them again with arena --resume.\n");
    assertThat(Files.readString(folder.resolve("report.html"))).contains("\"games\":4");
    assertThat(games()).hasSize(4).allMatch(line -> line.contains("\"name\":\"two\""));
    Run resumed = arena("--resume", "--concurrency", "1");
    assertThat(resumed.out())
        .contains("8 of 8 games")
        .containsPattern("(?m)^\\(coordinator\\) +4 +0 +0$");
    assertThat(games().subList(4, 8).stream().map(line -> line.replaceFirst(",\"board.*", "")))
        .containsExactly(
            "{\"order\":{\"game\":1",
            "{\"order\":{\"game\":2",
            "{\"order\":{\"game\":3",
            "{\"order\":{\"game\":4");
    assertThat(resumed.out().lines().limit(3))
        .as("the same ratings from the same games")
        .isEqualTo(all.out().lines().limit(3).toList())
        .isNotEqualTo(purged.out().lines().limit(3).toList());
  }

  @Test
  void jsonListsTheRemainingMachines() throws IOException {
    playOnMachines();
    assertThat(arena("--resume", "--json").out())
        .contains(
            "\"sprt\":null,\"machines\":[{\"machine\":\"one\",\"nodesPerSecond\":7000,"
                + "\"timeScale\":1.5,\"games\":4,\"crashes\":0,\"timeouts\":0}");
    assertThat(purge("two", "--json").out())
        .startsWith("{\"purged\":4,\"games\":4,\"players\":[")
        .contains("\"machine\":\"one\"")
        .doesNotContain("\"two\"");
  }

  @Test
  void refusesInvalidDeletions() throws IOException {
    Run none = purge("one");
    assertThat(none.status()).isOne();
    assertThat(none.err()).isEqualTo("gobang: " + folder + ": there is no run\n");
    playOnMachines();
    Run other = purge("three");
    assertThat(other.status()).isOne();
    assertThat(other.err())
        .isEqualTo("gobang: " + folder + ": no games by three. Machines: one, two\n");
    assertThat(games()).hasSize(8);
    Run incomplete = Run.of("arena", "purge");
    assertThat(incomplete.status()).isEqualTo(2);
    assertThat(incomplete.err()).contains("Missing: --out DIR, --machine NAME.").hasLineCount(1);
  }

  @Test
  void printsHelpInBothLanguages() {
    Locale.setDefault(Locale.ENGLISH);
    assertThat(Run.of("arena", "purge", "--help").out())
        .startsWith("Deletes the games of a machine from a tournament")
        .contains("--machine=NAME", "The machine's name in the table of machines");
    Locale.setDefault(Locale.SIMPLIFIED_CHINESE);
    assertThat(Run.of("arena", "purge", "--help").out()).startsWith("从比赛中删除一台机器的对局");
    assertThat(Run.of("help", "arena").out()).contains("purge");
  }
}
