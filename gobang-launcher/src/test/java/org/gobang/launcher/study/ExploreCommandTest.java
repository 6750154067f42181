package org.gobang.launcher.study;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.gobang.arena.RunSpeed;
import org.gobang.launcher.Run;
import org.gobang.launcher.cli.ProgressDisplay;
import org.gobang.record.file.TemporaryFolder;
import org.gobang.study.explorer.IndexProgress;
import org.gobang.workbench.platform.DataFolder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExploreCommandTest {

  @Test
  void derivesTheRemainingTimeFromTheSizeOfTheFiles() {
    AtomicLong nanos = new AtomicLong();
    RunSpeed pace = new RunSpeed(0, nanos::get);
    assertThat(ExploreCommand.progress(new IndexProgress(7, 0, 4000), pace).text())
        .isEqualTo("7 games read, ? left");
    nanos.set(Duration.ofSeconds(15).toNanos());
    assertThat(ExploreCommand.progress(new IndexProgress(90, 1000, 4000), pace))
        .isEqualTo(new ProgressDisplay.Progress(1000, 4000, "90 games read, 0:45 left"));
  }

  /** The second game starts with a mirror image of the first one. */
  private static final String GAMES =
      "(;GM[4]SZ[15]RU[Renju]PB[Ada]PW[Bob]DT[2024-05-01]RE[B+];B[hh];W[ii];B[ih])"
          + "(;GM[4]SZ[15]RU[Renju]PB[Eve]PW[Dan]RE[W+];B[hh];W[gg];B[gh])";

  @TempDir private Path folder;

  @BeforeEach
  @AfterEach
  void forget() {
    new TemporaryFolder(DataFolder.ofPerson().path().resolve("explorer")).close();
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void importsAndPrintsThePositionTable() throws IOException {
    String file = file("g.sgf", GAMES);
    Run run = Run.of("explore", file, "--board", "renju", "--moves", "h8");
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.out())
        .startsWith("2 games with this position\n")
        .containsPattern("i9 +2 +50% +0% +50%")
        .contains("2024-05-01  Ada - Bob  Black wins  " + file + "\n")
        .contains("Eve - Dan  White wins  " + file + " #2");
    assertThat(Run.of("explore", "--moves", "a1 o15").out())
        .as("without saved games of other tests")
        .isEqualTo("No games with this position\n");
  }

  @Test
  void readsOnlyNewFiles() throws IOException {
    file("one.sgf", GAMES);
    assertThat(Run.of("explore", folder.toString()).status()).isZero();
    file("two.sgf", GAMES.replace("Ada", "Zoe"));
    Run run = Run.of("explore", "--board", "renju", "--moves", "h8 i7", "--json");
    JsonNode json = new ObjectMapper().readTree(run.out());
    assertThat(json.path("games").asInt()).isEqualTo(4);
    assertThat(json.path("next").path(0).path("point").asText()).isEqualTo("i8");
    assertThat(json.path("next").path(0).path("white").asInt()).isEqualTo(2);
    assertThat(json.path("last").path(0).path("ply").asInt()).isEqualTo(2);
    assertThat(json.path("last").path(0).path("players").path("black").asText())
        .as("the last imported game of the same day")
        .isEqualTo("Zoe");
  }

  @Test
  void importsOnlySelectedGames() throws IOException {
    String file = file("g.sgf", GAMES);
    String[] position = {"explore", "--board", "renju", "--moves", "h8"};
    assertThat(Run.of("explore", file, "--player-name", "ADA", "--year", "2020-2024").status())
        .isZero();
    assertThat(Run.of(position).out())
        .startsWith("1 game with this position\n")
        .contains("Ada - Bob");
    assertThat(Run.of("explore", file, "--opening", "ungetsu", "--player-name", "dan").status())
        .isZero();
    assertThat(Run.of(position).out())
        .startsWith("1 game with this position\n")
        .contains("Eve - Dan  White wins  " + file + " #2");
    Run.of("explore", file, "--opening", "kagetsu");
    assertThat(Run.of(position).out()).startsWith("No game");
    Run.of("explore", file);
    assertThat(Run.of(position).out()).startsWith("2 games");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--player-name=ada", "--opening=kagetsu", "--year=2024"})
  void filtersNeedFiles(String filter) {
    Run run = Run.of("explore", filter);
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains(filter.replaceFirst("=.*", ""), "FILE|DIR");
  }

  @Test
  void reportsErrors() throws IOException {
    assertThat(Run.of("explore", folder.resolve("none.sgf").toString()).err())
        .contains("none.sgf: ");
    assertThat(Run.of("explore", folder.toString()).status()).isEqualTo(1);
    assertThat(Run.of("explore", "--moves", "h8 h8").status()).isEqualTo(1);
    assertThat(Run.of("explore", "--board", "nothing").status()).isEqualTo(2);
    Run bad =
        Run.of("explore", file("bad.sgf", "nothing"), file("g.sgf", GAMES), "--moves", "a1 o15");
    assertThat(bad.status()).isEqualTo(1);
    assertThat(bad.err()).contains("bad.sgf: ");
    assertThat(bad.lines()).as("the answer despite an error").hasSize(1);
  }
}
