package org.gobang.launcher.arena;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.gobang.fixtures.PlayerJar;
import org.gobang.launcher.Run;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArenaCommandTest {

  private static final String[] MATCH = {
    "arena", "--player", "runs", "--player", "shapes", "--games", "6", "--nodes", "1", "--seed", "3"
  };

  @TempDir private Path folder;

  private final Locale before = Locale.getDefault();

  @AfterEach
  void restore() {
    Locale.setDefault(before);
  }

  private static Run run(String[] line, String... more) {
    return Run.of(Stream.of(line, more).flatMap(Arrays::stream).toArray(String[]::new));
  }

  /** Returns the field names and value types in order. */
  private static List<String> shape(String json) throws IOException {
    List<String> shape = new ArrayList<>();
    try (JsonParser parser = new JsonFactory().createParser(json)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        shape.add(
            token == JsonToken.FIELD_NAME
                ? parser.currentName()
                : token.asString() == null ? token.name() : token.asString());
      }
    }
    return shape;
  }

  @Test
  void printsOneJsonObjectInTheDocumentedForm() throws IOException {
    Run run = run(MATCH, "--json");
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .startsWith("{\"games\":6,\"players\":[{\"player\":\"runs\",\"games\":6,\"wins\":")
        .endsWith("],\"failures\":[],\"sprt\":null}\n")
        .hasLineCount(1);
    String promised =
        """
        {"games":40,"players":[{"player":"runs","games":40,"wins":25,"draws":1,"losses":14,
           "elo":97,"low":-20,"high":230},{"player":"shapes","games":40,"wins":25,"draws":1,
           "losses":14,"elo":97,"low":-20,"high":230}],"failures":[],"sprt":null}
        """;
    assertThat(shape(run.out())).isEqualTo(shape(promised));
  }

  @Test
  void printsCompleteHelp() {
    for (Locale locale : new Locale[] {Locale.ENGLISH, Locale.SIMPLIFIED_CHINESE}) {
      Locale.setDefault(locale);
      Run run = Run.of("arena", "--help");
      assertThat(run.status()).isZero();
      assertThat(run.out()).contains("--sprt", "95% ", "1200", "LOS").doesNotContain("%%");
    }
  }

  @Test
  void tableRanksThePlayers() {
    Run run = run(MATCH);
    assertThat(run.lines().get(0)).matches("player +games +won +drawn +lost +score +Elo +95% +LOS");
    assertThat(run.lines().get(1)).startsWith("shapes ").contains(" 6 ");
    assertThat(run.lines().get(2)).startsWith("runs ");
    assertThat(run.out()).contains("6 of 6 games: Black won");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void ratesSeveralPlayersAndReportsUnequalGameCounts() {
    Run run =
        Run.of(
            "arena",
            "--player",
            "runs",
            "--player",
            "live-sleep:table=as-coded",
            "--player",
            "runs",
            "--games",
            "4",
            "--nodes",
            "1",
            "--concurrency",
            "1");
    assertThat(run.status()).isZero();
    assertThat(run.lines().get(0)).contains("Elo", "rating");
    assertThat(run.out()).contains("live-sleep:table=as-coded", "runs (2)");
    assertThat(run.err())
        .isEqualTo(
            "gobang: --games 4: a round needs 6 games, so some players meet or play Black more often than others.\n");
  }

  @Test
  void sameSeedPlaysTheSameGames() throws IOException {
    for (String seed : new String[] {"3", "4"}) {
      for (String at : new String[] {"1", "3"}) {
        Path out = folder.resolve(seed + at);
        String[] line = MATCH.clone();
        line[line.length - 1] = seed;
        assertThat(run(line, "--concurrency", at, "--out", out.toString()).status()).isZero();
      }
    }
    assertThat(moves("31")).isEqualTo(moves("33")).hasSize(6);
    assertThat(moves("41")).isEqualTo(moves("43")).isNotEqualTo(moves("31"));
  }

  private List<String> moves(String out) throws IOException {
    return Files.readAllLines(folder.resolve(out).resolve("games.jsonl")).stream()
        .map(line -> line.replaceFirst(",\"micros.*", ""))
        .sorted()
        .toList();
  }

  @Test
  void resumesOnlyWithTheSameCommand() throws IOException {
    String out = folder.resolve("run").toString();
    Run whole = run(MATCH, "--out", out);
    assertThat(whole.err()).contains("report.html");
    Path games = folder.resolve("run/games.jsonl");
    Files.write(games, Files.readAllLines(games).subList(0, 2));
    assertThat(run(MATCH, "--out", out).status()).isEqualTo(1);
    String[] other = MATCH.clone();
    other[8] = "2";
    assertThat(run(other, "--out", out, "--resume").err())
        .contains(
            "this folder contains another tournament: limits {\"nodes\":1}, not {\"nodes\":2}")
        .hasLineCount(1);
    Run resumed = run(MATCH, "--out", out, "--resume", "--concurrency", "1");
    assertThat(resumed.out()).isEqualTo(whole.out());
    assertThat(Files.readAllLines(games)).hasSize(6);
    String[] unseeded = Arrays.copyOf(MATCH, MATCH.length - 2);
    assertThat(run(unseeded, "--out", out, "--resume").out())
        .as("the same seed")
        .isEqualTo(whole.out());
  }

  @Test
  void extendsARunByMoreGames() throws IOException {
    String[] less = MATCH.clone();
    less[6] = "4";
    String out = folder.resolve("run").toString();
    assertThat(run(less, "--out", out).out()).contains("4 of 4 games");
    Run extended = run(MATCH, "--out", out, "--resume");
    assertThat(extended.out()).isEqualTo(run(MATCH).out());
    assertThat(Files.readString(folder.resolve("run/report.html"))).contains("\"games\":6");
  }

  @Test
  void stopsADecidedTest() throws IOException {
    Run run =
        Run.of(
            "arena",
            "--player",
            "shapes",
            "--player",
            "runs",
            "--games",
            "2000",
            "--nodes",
            "1",
            "--sprt",
            "0,200",
            "--json");
    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("\"verdict\":\"h1\"").doesNotContain("\"games\":2000");
    assertThat(shape(run.out()))
        .containsSubsequence(
            "sprt", "elo0", "elo1", "alpha", "beta", "pairs", "llr", "lower", "upper", "verdict");
  }

  @Test
  void failingPlayerLosesAndTheTournamentContinues() throws IOException {
    Path plugins = Files.createDirectory(folder.resolve("plugins"));
    PlayerJar.put(folder, "stubborn", "h8", plugins.resolve("stubborn.jar"));
    PlayerJar.put(
        folder,
        "crash",
        "h8",
        "public boolean supports(Board board) { return false; }",
        plugins.resolve("crash.jar"));
    String[] line = {
      "--plugins",
      plugins.toString(),
      "arena",
      "--player",
      "runs",
      "--player",
      "stubborn",
      "--player",
      "crash",
      "--games",
      "12",
      "--time",
      "5s"
    };
    Run run = run(line, "--json");
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .contains("\"games\":12")
        .contains("\"player\":\"crash\",\"kind\":\"refused\"}");
    for (Locale locale : new Locale[] {Locale.ENGLISH, Locale.SIMPLIFIED_CHINESE}) {
      Locale.setDefault(locale);
      assertThat(run(line).out()).contains("crash", "refused");
    }
  }

  @Test
  void refusesABoardThatAPlayerDoesNotSupport() throws IOException {
    Path plugins = Files.createDirectory(folder.resolve("plugins"));
    PlayerJar.put(
        folder,
        "narrow",
        "h8",
        "public boolean supports(Board board) { return board.size() == 15; }",
        plugins.resolve("narrow.jar"));
    String[] line = {
      "--plugins",
      plugins.toString(),
      "arena",
      "--player",
      "runs",
      "--player",
      "narrow",
      "--games",
      "2",
      "--size",
      "17",
      "--out",
      folder.resolve("run").toString()
    };
    Run run = run(line);
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err())
        .startsWith("gobang: narrow does not support freestyle on 17×17. Available: search");
    assertThat(folder.resolve("run")).doesNotExist();
  }

  @Test
  void namesAnInvalidOpening() throws IOException {
    Path openings = Files.writeString(folder.resolve("o.txt"), "h8 h9\nh8 h8\n");
    Run run = run(MATCH, "--openings", openings.toString());
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).isEqualTo("gobang: " + openings + ": line 2: move 2 (h8): occupied\n");
    assertThat(run.out()).isEmpty();
  }

  @Test
  void readsOpeningsFromAFile() throws IOException {
    Path openings = Files.writeString(folder.resolve("o.txt"), "0,0, 1,-1, 2,-2\n");
    Path out = folder.resolve("run");
    Run run = run(MATCH, "--openings", openings.toString(), "--out", out.toString());
    assertThat(Files.readAllLines(out.resolve("games.jsonl")))
        .hasSize(6)
        .allMatch(line -> line.contains("\"moves\":\"h8 i9 j10 "));
    assertThat(run.out())
        .as("both are deterministic")
        .contains("4 games repeat an earlier game move for move");
    assertThat(run.err())
        .startsWith(
            "gobang: --games 6: openings repeat from game 3 on. Deterministic players then repeat"
                + " their games. Use --openings with a larger file.\n");
    Locale.setDefault(Locale.SIMPLIFIED_CHINESE);
    assertThat(run(MATCH, "--openings", openings.toString()).err())
        .isEqualTo("gobang: --games 6：从第 3 局起开局重复，着法固定的棋手会重复对局。请用 --openings 指定更多开局。\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "--player runs --games 2                          ; at least two players are required",
        "--player runs --player shapes                    ; Missing: --games N.",
        "--player runs --player human --games 2           ; Unknown player “human”",
        "--player runs --player shapes:a=1 --games 2      ; shapes: Unknown option “a”",
        "--player runs --player shapes --games 0          ; 1 or more",
        "--player runs --player shapes --games 2 --format knockout ; Unknown value “knockout”. Available: round-robin, gauntlet.",
        "--player runs --player shapes --games 2 --sprt 5 ; “5” is not a valid test. Write two Elo",
        "--player runs --player shapes --games 2 --sprt 5,0 ; “5,0” is not a valid test",
        "--player runs --player shapes --games 2 --sprt 0,5,1,1 ; “0,5,1,1” is not a valid test",
        "--player a --player b --player c --games 2 --sprt 0,5 ; --sprt requires exactly two players",
        "--player runs --player shapes --games 2 --resume ; --resume requires --out",
        "--player runs --player shapes --games 2 --resign x ; for example 3 or 3,-2000.",
        "--player runs --player shapes --games 2 --board go ; Unknown board “go”",
      })
  void reportsAWrongCommandLineInOneSentence(String line, String sentence) {
    Run run = run(new String[] {"arena"}, line.split(" ", -1));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("gobang: ").contains(sentence).hasLineCount(1);
  }
}
