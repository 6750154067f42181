package org.gobang.launcher.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import org.gobang.launcher.Run;
import org.gobang.workbench.platform.DataFolder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class HistoryCommandTest {

  private final Path games = DataFolder.ofPerson().games();

  @BeforeEach
  @AfterEach
  void forget() throws IOException {
    try (var files = Files.exists(games) ? Files.walk(games) : Stream.<Path>of()) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  private void game(String name, String text) throws IOException {
    Path file = games.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  @Test
  void namesTheFolderOfAnEmptyLibrary() {
    assertThat(Run.of("history").out())
        .isEqualTo("No games yet. Games are saved in " + games + "\n");
  }

  @Test
  void listsFilesOfOtherPrograms() throws IOException {
    game("3.sgf", "(;GM[4]RU[renju]SZ[15]PB[a\u001b[2Jb]TAG[result:nobody];B[hh])");
    game("2.sgf", "");
    assertThat(Run.of("history").lines())
        .singleElement()
        .asString()
        .startsWith("?  renju  a?[2Jb - human  nobody  1 move  ");
  }

  @Test
  void listsAllUnfinishedGames() throws IOException {
    for (String rules : new String[] {"caro", "renju", "freestyle"}) {
      game(
          "unfinished/" + rules + ".sgf",
          "(;FF[4]GM[4]RU["
              + rules
              + "]SZ[15]DT[2026-04-01]TAG[gobang-black:human][gobang-white:runs]"
              + "[gobang-budget:][gobang-fouls:REFUSE][gobang-moves:1];B[hh])");
    }
    assertThat(Run.of("history").lines())
        .extracting(line -> line.replaceAll(" +", " "))
        .containsExactlyInAnyOrder(
            "2026-04-01 caro human - human unfinished 1 move",
            "2026-04-01 renju human - human unfinished 1 move",
            "2026-04-01 freestyle human - human unfinished 1 move");
  }

  @Test
  void listsTheUnfinishedGameAndThenTheNewestFirst() throws IOException {
    game(
        "2026-01-01_10-00_a_vs_b_draw.sgf",
        "(;FF[4]GM[4]RU[renju]SZ[15]PB[a]PW[b]DT[2026-01-01]RE[0];B[hh];W[hg])");
    game(
        "2026-02-01_10-00_runs_vs_human_black-wins.sgf",
        "(;FF[4]GM[4]RU[freestyle]SZ[15]PB[runs]DT[2026-02-01]RE[B+];B[hh])");
    game("2026-03-01_10-00_broken.sgf", "no game");
    game(
        "unfinished/2026-04-01_10-00.sgf",
        "(;FF[4]GM[4]RU[caro]SZ[15]DT[2026-04-01]TAG[gobang-black:human][gobang-white:runs]"
            + "[gobang-budget:][gobang-fouls:REFUSE][gobang-moves:2];B[hh];W[hg];B[aa])");
    assertThat(Run.of("history").lines())
        .satisfiesExactly(
            line ->
                assertThat(line)
                    .startsWith("2026-04-01  caro       human - human  unfinished  2 moves"),
            line ->
                assertThat(line)
                    .startsWith("2026-02-01  freestyle  runs - human   Black wins   1 move  "),
            line ->
                assertThat(line)
                    .startsWith("2026-01-01  renju      a - b          draw        2 moves  "),
            line -> assertThat(line).contains("2026-03-01_10-00_broken.sgf: "),
            line -> assertThat(line).isEmpty(),
            line -> assertThat(line).isEqualTo("Runs, 0 Elo: 0 won, 0 drawn, 1 lost (0%)"),
            line ->
                assertThat(line)
                    .startsWith("Your rating is \u221280 \u00b1 590 Elo after 1 rated game"));
  }

  @Test
  void listsUnratedGamesSeparately() throws IOException {
    game(
        "2026-02-01_10-00_a.sgf",
        "(;FF[4]GM[4]RU[freestyle]SZ[15]PW[runs]DT[2026-02-01]RE[B+]TAG[black-type:human]"
            + "[white-type:computer][unrated:position hint];B[hh])");
    game(
        "2026-01-01_10-00_b.sgf",
        "(;FF[4]GM[4]RU[freestyle]SZ[15]PB[blocker]PW[runs]DT[2026-01-01]RE[B+]"
            + "TAG[black-type:computer][white-type:computer];B[hh])");
    assertThat(Run.of("history").lines())
        .extracting(line -> line.replaceAll(" +", " "))
        .satisfiesExactly(
            line ->
                assertThat(line)
                    .startsWith(
                        "2026-02-01 freestyle human - runs Black wins (unrated: custom start"
                            + " position, hint) 1 move "),
            line -> assertThat(line).contains("blocker - runs Black wins 1 move "),
            line -> assertThat(line).isEmpty(),
            line -> assertThat(line).isEqualTo("Unrated games:"),
            line -> assertThat(line).isEqualTo("Runs, 0 Elo: 1 won, 0 drawn, 0 lost (100%)"),
            line -> assertThat(line).startsWith("Finish a game "));
    assertThat(Run.of("history", "--json").out())
        .contains("\"blackType\":\"human\",\"whiteType\":\"computer\"")
        .contains("\"unrated\":[\"position\",\"hint\"]")
        .contains("\"results\":[],\"rating\":[],\"unrated\":[{\"opponent\":\"runs\"");
  }

  private void twoGames() throws IOException {
    game(
        "2026-01-01_10-00_a_vs_b_draw.sgf",
        "(;FF[4]GM[4]RU[renju]SZ[15]PB[a]PW[b]DT[2026-01-01]RE[0];B[hh];W[hg];B[ig])");
    game(
        "2026-02-01_10-00_runs_vs_human_white-wins.sgf",
        "(;FF[4]GM[4]RU[freestyle]SZ[15]PB[runs]DT[2026-02-01]RE[W+];B[hh])");
  }

  @Test
  void listsOnlyMatchingGames() throws IOException {
    twoGames();
    assertThat(Run.of("history", "KAGETSU", "2026-01").lines())
        .singleElement()
        .asString()
        .startsWith("2026-01-01  renju  a - b  draw  3 moves");
    assertThat(Run.of("history", "nobody").out()).isEqualTo("No games match.\n");
  }

  @Test
  void answersInJson() throws IOException {
    twoGames();
    String file = games.resolve("2026-02-01_10-00_runs_vs_human_white-wins.sgf").toString();
    assertThat(Run.of("history", "--json", "runs").out())
        .isEqualTo(
            "{\"unfinished\":[],\"games\":[{\"file\":\""
                + file
                + "\",\"board\":\"freestyle\",\"size\":15,\"moves\":1,\"black\":\"runs\","
                + "\"date\":\"2026-02-01\",\"result\":\"white\"}],"
                + "\"results\":[{\"opponent\":\"runs\",\"elo\":0,\"won\":1,\"drawn\":0,\"lost\":0}],"
                + "\"rating\":[{\"played\":\"2026-02-01 10:00\",\"elo\":448,\"uncertainty\":594}],"
                + "\"unrated\":[]}\n");
    assertThat(Run.of("history", "--json", "kagetsu").out()).contains("\"opening\":\"kagetsu\"");
  }
}
