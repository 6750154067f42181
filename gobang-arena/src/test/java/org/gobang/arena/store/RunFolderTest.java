package org.gobang.arena.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.gobang.api.RefusedException;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.Tags;
import org.gobang.arena.Arena;
import org.gobang.arena.FakeRunner;
import org.gobang.arena.Standings;
import org.gobang.arena.Tournaments;
import org.gobang.arena.play.PlayedGame;
import org.gobang.arena.rating.Sprt;
import org.gobang.arena.schedule.Schedule;
import org.gobang.arena.schedule.TournamentPlan;
import org.gobang.record.RecordFiles;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Stopping, killing and resuming tournaments. */
class RunFolderTest {

  private static final int GAMES = 12;

  @TempDir private Path temporary;

  private final TournamentPlan tournament = Tournaments.of(GAMES, "strong", "weak", "broken");
  private Path folder = Path.of("");
  private Path games = Path.of("");

  @BeforeEach
  void place() {
    folder = temporary.resolve("a/run");
    games = folder.resolve("games.jsonl");
  }

  /** Plays the remaining games. Returns their number. */
  private int run(TournamentPlan what, boolean resume) throws InterruptedException {
    FakeRunner runner = new FakeRunner();
    try (RunFolder run = RunFolder.open(folder, what, resume)) {
      Arena arena = new Arena(what, runner, run, 2);
      arena.restore();
      arena.run();
    }
    return runner.played.get();
  }

  private Map<Integer, PlayedGame> kept() {
    Map<Integer, PlayedGame> kept = new TreeMap<>();
    try (RunFolder run = RunFolder.open(folder, tournament, true)) {
      run.forEach((order, played) -> assertThat(kept.put(order.number(), played)).isNull());
    }
    return kept;
  }

  private Map<Integer, PlayedGame> all() {
    Schedule schedule = new Schedule(tournament);
    Map<Integer, PlayedGame> all = new TreeMap<>();
    for (int number = 1; number <= GAMES; number++) {
      all.put(number, FakeRunner.of(schedule.order(number)));
    }
    return all;
  }

  @Test
  void returnsItsTournament() {
    assertThat(RunFolder.tournament(folder)).isEmpty();
    TournamentPlan tournament =
        Tournaments.of(6, Optional.of(new Sprt(0, 10, 0.05, 0.01)), "one", "two");
    RunFolder.open(folder, tournament, false).close();
    assertThat(RunFolder.tournament(folder)).contains(tournament);
  }

  @Test
  void savesEveryGameWithItsSgf() throws Exception {
    assertThat(run(tournament, false)).isEqualTo(GAMES);
    assertThat(kept()).isEqualTo(all());
    try (Stream<Path> files = Files.list(folder.resolve("games"))) {
      assertThat(files.map(file -> file.getFileName().toString()).sorted())
          .hasSize(GAMES)
          .startsWith("000001.sgf");
    }
    PlayedGame third = FakeRunner.of(new Schedule(tournament).order(3));
    GameRecord sgf =
        RecordFiles.BUNDLED
            .read(
                folder.resolve("games/000003.sgf"),
                new ReadDefaults("freestyle", 15, id -> true),
                Locale.ROOT)
            .record();
    assertThat(sgf.follow(sgf.mainLine()).stream().map(node -> node.move()))
        .isEqualTo(third.moves());
    assertThat(sgf.tags())
        .containsEntry(Tags.BLACK, "strong")
        .containsEntry(Tags.WHITE, "broken")
        .containsEntry(Tags.ROUND, "3");
  }

  /** A kill can truncate the last line; only that game is played again. */
  @Test
  void resumesAfterAKillAtAnyByteOfTheLastLine() throws Exception {
    run(tournament, false);
    byte[] whole = Files.readAllBytes(games);
    int last =
        new String(whole, 0, whole.length - 1, StandardCharsets.ISO_8859_1).lastIndexOf('\n') + 1;
    for (int length = last; length < whole.length; length++) {
      Files.write(games, Arrays.copyOf(whole, length));
      assertThat(kept()).as("%d bytes of %d", length, whole.length).hasSize(GAMES - 1);
    }
    assertThat(run(tournament, true)).isEqualTo(1);
    assertThat(kept()).isEqualTo(all());
    assertThat(Files.readString(games)).endsWith("}\n").hasLineCount(GAMES);
  }

  @Test
  void reachesTheSameResultAfterAKillAtAnyLine() throws Exception {
    run(tournament, false);
    List<String> lines = Files.readAllLines(games);
    for (int keep = 0; keep <= GAMES; keep++) {
      Files.write(games, lines.subList(0, keep));
      assertThat(run(tournament, true)).isEqualTo(GAMES - keep);
      assertThat(kept()).isEqualTo(all());
    }
    assertThat(run(tournament, true)).as("remaining games").isZero();
  }

  @Test
  void returnsTheSameStandingsAfterAResumption() throws Exception {
    run(tournament, false);
    Files.write(games, Files.readAllLines(games).subList(0, 5));
    Standings whole = new Arena(tournament, new FakeRunner(), Archive.NONE, 1).run();
    try (RunFolder run = RunFolder.open(folder, tournament, true)) {
      Arena arena = new Arena(tournament, new FakeRunner(), run, 3);
      assertThat(arena.restore().games()).isEqualTo(5);
      assertThat(arena.run().met()).isEqualTo(whole.met());
    }
  }

  @Test
  void resumesOnlyOnRequest() throws Exception {
    run(tournament, false);
    String before = Files.readString(games);
    assertThatThrownBy(() -> run(tournament, false))
        .isInstanceOf(RefusedException.class)
        .hasMessageContaining("this folder contains a tournament. Resume it with --resume");
    assertThat(games).hasContent(before);
  }

  @Test
  void refusesAnotherTournamentWithAReason() throws Exception {
    run(tournament, false);
    String before = Files.readString(games);
    assertThatThrownBy(() -> run(Tournaments.of(12, "strong", "weak", "other"), true))
        .hasMessageEndingWith("this folder contains another tournament: other players");
    assertThatThrownBy(() -> run(Tournaments.seeded(tournament, 6), true))
        .hasMessageEndingWith("this folder contains another tournament: seed 5, not 6");
    assertThat(games).hasContent(before);
    assertThat(RunFolder.seed(folder)).contains(5L);
    assertThat(RunFolder.seed(temporary)).isEmpty();
  }

  @Test
  void resumesATournamentWithNumericSeeds() throws Exception {
    run(tournament, false);
    for (String name : List.of("run.json", "games.jsonl")) {
      Path file = folder.resolve(name);
      String before = Files.readString(file);
      String numbers = before.replaceAll("(\"seed\" ?: ?)\"(-?\\d+)\"", "$1$2");
      assertThat(numbers).as(name).isNotEqualTo(before);
      Files.writeString(file, numbers);
    }
    assertThat(RunFolder.seed(folder)).contains(tournament.seed());
    assertThat(run(tournament, true)).as("remaining games").isZero();
  }

  @Test
  void extendsATournamentByMoreGames() throws Exception {
    assertThat(run(Tournaments.of(5, "strong", "weak", "broken"), false)).isEqualTo(5);
    List<String> before = Files.readAllLines(games);
    assertThat(run(tournament, true)).isEqualTo(GAMES - 5);
    assertThat(Files.readAllLines(games)).startsWith(before.toArray(String[]::new));
    assertThat(kept()).as("the same games as without an interruption").isEqualTo(all());
  }

  @Test
  void shortensATournamentAtMostToItsPlayedGames() throws Exception {
    run(tournament, false);
    Path plan = folder.resolve("run.json");
    String before = Files.readString(plan);
    List<String> lines = Files.readAllLines(games);
    assertThatThrownBy(() -> run(Tournaments.of(11, "strong", "weak", "broken"), true))
        .isInstanceOf(RefusedException.class)
        .hasMessageEndingWith("game 12 is already played, so --games 11 is too few");
    assertThat(plan).hasContent(before);
    Files.write(games, lines.stream().filter(line -> !line.contains("\"game\":12,")).toList());
    assertThat(run(Tournaments.of(11, "strong", "weak", "broken"), true)).isZero();
    assertThat(plan).content().contains("\"games\" : 11");
  }

  /** Returns the lines by game number, as the file has the order in which games ended. */
  private List<String> inOrder() throws IOException {
    Pattern number = Pattern.compile("\"game\":(\\d+),");
    return Files.readAllLines(games).stream()
        .sorted(
            Comparator.comparing(
                line ->
                    number
                        .matcher(line)
                        .results()
                        .map(game -> Integer.valueOf(game.group(1)))
                        .findFirst()
                        .orElseThrow()))
        .toList();
  }

  @Test
  void namesADamagedLineAndKeepsAllGames() throws Exception {
    run(tournament, false);
    List<String> lines = inOrder();
    for (String spoilt :
        List.of(
            "",
            "{",
            "{}",
            "[]",
            lines.get(2),
            lines.get(3).replace("LINE", "?").replace("strong", "weak"))) {
      List<String> spoiltLines = new ArrayList<>(lines);
      spoiltLines.set(3, spoilt);
      Files.write(games, spoiltLines);
      String before = Files.readString(games);
      assertThatThrownBy(() -> run(tournament, true))
          .as(spoilt)
          .isInstanceOf(RefusedException.class)
          .hasMessageContaining("games.jsonl: line 4: ");
      assertThat(games).hasContent(before);
    }
  }

  @Test
  void keepsGamesWithoutATournament() throws IOException {
    Files.createDirectories(folder);
    Files.writeString(games, "{\"mine\":1}\n");
    assertThatThrownBy(() -> run(tournament, true)).hasMessageContaining("but no run.json");
    assertThat(games).hasContent("{\"mine\":1}\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | the file is empty",
        "'{' | the file is truncated or not valid JSON",
        "'[1]' | the file does not describe a tournament",
        "'{\"version\":3}' | the file does not describe a tournament",
      })
  void refusesAndKeepsADamagedPlan(String plan, String why) throws IOException {
    RunFolder.open(folder, tournament, false).close();
    Path file = Files.writeString(folder.resolve("run.json"), plan);
    for (boolean resume : new boolean[] {true, false}) {
      assertThatThrownBy(() -> run(tournament, resume))
          .isInstanceOf(RefusedException.class)
          .hasMessage(
              file
                  + ": "
                  + why
                  + ". Restore the file, or choose another folder. The played games are in games.jsonl"
                  + " beside it.");
    }
    assertThatThrownBy(() -> RunFolder.seed(folder)).hasMessageContaining(why);
    assertThat(Files.readString(file)).isEqualTo(plan);
  }

  @Test
  void refusesSpecialFilesWithoutWaiting() throws IOException {
    Files.createDirectories(folder.resolve("run.json"));
    assertThatThrownBy(() -> run(tournament, true)).hasMessageContaining("not a regular file");
    Files.delete(folder.resolve("run.json"));
    Files.delete(games);
    Files.createSymbolicLink(games, games);
    assertThatThrownBy(() -> run(tournament, true)).hasMessageContaining("not a regular file");
    Files.delete(folder.resolve(".lock"));
    Files.createDirectory(folder.resolve(".lock"));
    assertThatThrownBy(() -> run(tournament, true)).hasMessageContaining("not a regular file");
  }

  @Test
  void deletesPartialFilesAfterAKill() throws Exception {
    run(tournament, false);
    Path plan = Files.createFile(folder.resolve(".run.json." + UUID.randomUUID()));
    Path game = Files.createFile(folder.resolve("games/.1.sgf." + UUID.randomUUID()));
    Path another = Files.createFile(folder.resolve(".mine"));
    run(tournament, true);
    assertThat(List.of(plan, game)).noneMatch(Files::exists);
    assertThat(another).exists();
  }

  @Test
  void allowsOnlyOneProgram() {
    try (RunFolder run = RunFolder.open(folder, tournament, false)) {
      assertThat(run).isNotNull();
      assertThatThrownBy(() -> RunFolder.open(folder, tournament, true))
          .hasMessageContaining("another process is using this folder");
    }
    RunFolder.open(folder, tournament, true).close();
  }

  @Test
  void namesAFolderThatCannotBeCreated() throws IOException {
    Files.writeString(temporary.resolve("a"), "a file");
    assertThatThrownBy(() -> RunFolder.open(folder, tournament, false))
        .isInstanceOf(RefusedException.class)
        .hasMessageContaining("run: cannot be written");
  }
}
