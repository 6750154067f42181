package org.gobang.launcher.study;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.gobang.launcher.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReviewCommandTest {

  /** White leaves an open three at move 6, and Black wins. */
  private static final String GAME =
      "(;GM[4]SZ[15]RU[Gomoku]PB[Ada]PW[Bob];B[hh];W[hi];B[ih];W[ji];B[jh];W[aa];B[gh];W[fh];B[kh])";

  @TempDir private Path folder;

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private String path(String name) {
    return folder.resolve(name).toString();
  }

  private static List<JsonNode> json(Run run) throws IOException {
    ObjectMapper mapper = new ObjectMapper();
    List<JsonNode> games = new ArrayList<>();
    for (String line : run.lines()) {
      games.add(mapper.readTree(line));
    }
    return games;
  }

  @Test
  void namesTheLosingMoveWithItsReason() throws IOException {
    Run run = Run.of("review", file("g.sgf", GAME), "--nodes", "2000");
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.lines().get(0)).isEqualTo(path("g.sgf") + ": Ada – Bob, freestyle, 9 moves");
    assertThat(run.out())
        .containsPattern("Black: accuracy \\d+\\.\\d\n")
        .containsPattern("6\\. +a15 +White +-\\d+% +missed defence +better: \\S+ +leaves the open")
        .containsPattern(
            "open three at h8–j8 unanswered, so Black wins by continuous fours \\(VCF\\) in 3 plies: ");
  }

  @Test
  void jsonHasALinePerGame() throws IOException {
    Run run =
        Run.of(
            "review", file("g.sgf", GAME + GAME), "--nodes", "2000", "--json", "--side", "white");
    assertThat(run.status()).as(run.err()).isZero();
    List<JsonNode> games = json(run);
    assertThat(games).hasSize(2);
    assertThat(games.get(0)).isEqualTo(games.get(1));
    assertThat(games.get(0).path("moves")).hasSize(9);
    assertThat(games.get(0).path("accuracy").has("black")).isFalse();
    assertThat(games.get(0).path("moves").path(5).path("class").asText())
        .isEqualTo("missed-defence");
  }

  @Test
  void writesAPageAndAReadableRecord() throws IOException {
    Run run =
        Run.of(
            "review",
            file("g.sgf", GAME),
            "--nodes",
            "500",
            "--html",
            path("g.html"),
            "--sgf",
            path("r.sgf"));
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(folder.resolve("g.html")).content().contains("missed-defence");
    assertThat(folder.resolve("r.sgf")).content().contains("missed defence", "(;W[");
    assertThat(Run.of("convert", path("r.sgf"), path("again.sgf")).err()).isEmpty();
  }

  @Test
  void resumesAFolderAndPrintsATableByPlayer() throws IOException {
    Path games = Files.createDirectories(folder.resolve("games/more"));
    Files.writeString(folder.resolve("games/one.sgf"), GAME);
    Files.writeString(games.resolve("two.sgf"), GAME.replace("Bob", "Eve"));
    Files.writeString(games.resolve("notes.md"), "no game");
    String[] command = {"review", path("games"), "--nodes", "500", "--out", path("out")};
    Run run = Run.of(command);
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.lines()).hasSize(4);
    assertThat(run.lines().get(0)).startsWith("player").contains("accuracy", "missed defence");
    assertThat(run.lines().get(1)).matches("Ada +2 +10 +\\d+\\.\\d .* Ugetsu 雨月 2");
    assertThat(folder.resolve("out"))
        .isDirectoryContaining("glob:**one.json")
        .isDirectoryContaining("glob:**more-two.html")
        .isDirectoryContaining("glob:**more-two.sgf");

    Path kept = folder.resolve("out/one.json");
    Files.writeString(kept, Files.readString(kept).replace("Ada", "Ann"));
    Files.delete(folder.resolve("out/more-two.json"));
    Run again = Run.of(command);
    assertThat(again.out()).as("one saved review, one new review").contains("Ann", "Ada", "Eve");

    Run other = Run.of("review", path("games"), "--nodes", "501", "--out", path("out"));
    assertThat(other.status()).isEqualTo(1);
    assertThat(other.err()).contains("Choose another folder");
  }

  @Test
  void refusesToReplaceGamesWithReviews() throws IOException {
    Path games = Files.createDirectories(folder.resolve("games"));
    Files.writeString(games.resolve("one.sgf"), GAME);
    Run same = Run.of("review", path("games"), "--nodes", "300", "--out", path("games"));
    assertThat(same.status()).isEqualTo(1);
    assertThat(same.err()).contains("Choose another folder");
    assertThat(games.resolve("one.sgf")).hasContent(GAME);

    String[] inside = {"review", path("games"), "--nodes", "300", "--out", path("games/reviews")};
    assertThat(Run.of(inside).status()).isZero();
    assertThat(Run.of(inside).lines()).as("without its own files").hasSize(3);

    String kept = file("kept.sgf", GAME);
    String bad = file("bad.sgf", "(;GM[4]SZ[15];B[hh];W[hh])");
    assertThat(Run.of("review", bad, "--sgf", kept, "--html", path("p.html")).status())
        .isEqualTo(1);
    assertThat(Path.of(kept)).hasContent(GAME);
    assertThat(folder.resolve("p.html")).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource({"--html,none/g.html", "--sgf,none/g.sgf", "--html,.", "--out,g.sgf/out"})
  void refusesAnUnwritableResultBeforeReviewing(String option, String place) throws IOException {
    String game = file("g.sgf", GAME);
    Run run = Run.of("review", game, "--json", option, path(place));
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).as("reviews").isEmpty();
    assertThat(run.err()).startsWith("gobang: " + path(place)).hasLineCount(1);
  }

  @ParameterizedTest
  @CsvSource({"g.sgf,--html,g.sgf", "g.sgf,--sgf,./g.sgf", ".,--sgf,g.sgf", ".,--html,g.sgf"})
  void neverReplacesTheReviewedGame(String read, String option, String written) throws IOException {
    String game = file("g.sgf", GAME);
    Run run = Run.of("review", path(read), option, path(written));
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).contains("Choose another file for the review").hasLineCount(1);
    assertThat(Path.of(game)).hasContent(GAME);
  }

  @Test
  void reviewsAnotherGameOfTheSameName() throws IOException {
    Path first = Files.createDirectories(folder.resolve("a")).resolve("g.sgf");
    Path second = Files.createDirectories(folder.resolve("b")).resolve("g.sgf");
    Files.writeString(first, GAME);
    Files.writeString(second, GAME.replace("Ada", "Ann"));
    String[] options = {"--nodes", "300", "--out", path("out")};
    assertThat(
            Run.of("review", first.toString(), options[0], options[1], options[2], options[3])
                .out())
        .contains("Ada");
    assertThat(
            Run.of("review", second.toString(), options[0], options[1], options[2], options[3])
                .out())
        .contains("Ann")
        .doesNotContain("Ada");
  }

  @Test
  void continuesAfterAGameThatCannotBeReviewed() throws IOException {
    String bad = file("bad.sgf", "(;GM[4]SZ[15];B[hh];W[hh])");
    String none = file("none.sgf", "nothing");
    Run run = Run.of("review", bad, none, file("g.sgf", GAME), "--nodes", "300", "--json");
    assertThat(run.status()).isEqualTo(1);
    assertThat(json(run)).hasSize(1);
    assertThat(run.err()).contains(bad + ": Move 2 (h8): this point is occupied.", none + ": ");
  }

  @Test
  void reportsAWrongCommandLine() throws IOException {
    String game = file("g.sgf", GAME);
    assertThat(Run.of("review").status()).isEqualTo(2);
    assertThat(Run.of("review", game, "--side", "green").err()).contains("--side");
    assertThat(Run.of("review", game, "--player", "nobody").status()).isEqualTo(2);
    assertThat(Run.of("review", game, "--sgf", path("g.doc")).err()).contains("g.doc");
    assertThat(Run.of("review", game, "--out", path("o"), "--html", path("h")).status())
        .isEqualTo(2);
    assertThat(Run.of("review", path("missing.sgf")).err()).contains("missing.sgf");
    Run weights = Run.of("review", game, "--player", "runs");
    assertThat(weights.status()).isEqualTo(1);
    assertThat(weights.err()).contains("runs reports no scores");
  }
}
