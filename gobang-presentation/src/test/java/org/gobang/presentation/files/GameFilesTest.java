package org.gobang.presentation.files;

import static org.assertj.core.api.Assertions.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.gobang.api.MoveText;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.record.RecordNote;
import org.gobang.api.record.Tags;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.fixtures.workbench.FakeFormat;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.HeadlessFrontEnd;
import org.gobang.presentation.text.Notice;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameFilesTest {

  private static final Path FILE = Path.of("games", "final.sgf");

  private final FakeWorkbench bench =
      FakeWorkbench.withDeepAndPlain().request(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER);
  private final HeadlessFrontEnd game = new HeadlessFrontEnd(bench);
  private final GameFiles files =
      new GameFiles(
          game.session(),
          game.review().comments()::save,
          new BackgroundTasks(game.session().context(), bench));
  private final List<String> remarks = new ArrayList<>();

  @BeforeEach
  void begin() {
    files.onRemarks(
        (title, sentences) -> {
          remarks.add(title);
          remarks.addAll(sentences);
        });
    game.begin();
    bench.runAll();
  }

  private static GameRecord record(Map<String, String> tags, String moves) {
    GameRecord bare = GameRecord.of("renju", Start.empty(15), MoveText.parse(moves, Stone.BLACK));
    return bare.withTags(tags);
  }

  private GameState open(GameRecord record, String... skipped) {
    bench.records.files.put(FILE, new LoadedGame(record, List.of(skipped)));
    files.open(FILE);
    bench.runAll();
    return bench.game().state();
  }

  private GameRecord written() {
    return Objects.requireNonNull(bench.records.written.get(FILE));
  }

  @Test
  void opensAFileAtItsEndWithTheRecordedPlayers() {
    GameState state =
        open(record(Map.of("black", "deep", "date", "1899-12-31"), "h8 i9 j10"), "odd");
    assertThat(bench.games).hasSize(2);
    assertThat(state.path()).hasSize(3);
    assertThat(state.explored()).isTrue();
    assertThat(state.black()).isEqualTo(new Seat.Human("deep"));
    assertThat(state.white()).isEqualTo(new Seat.Human(""));
    assertThat(remarks).containsExactly("Notes on the opened file", "odd");
    assertThat(game.session().display().notice().sentence()).startsWith("final.sgf: Deep");
    assertThat(game.session().display().status()).isEqualTo("Move 3 of 3");
    assertThat(files.recent().list()).containsExactly(FILE.toAbsolutePath());
    assertThat(files.recent().folder()).contains(FILE.toAbsolutePath().getParent());
  }

  @Test
  void resumesAFileBetweenThePreviousPlayers() {
    open(record(Map.of("black", "Li", "result", "black", "ending", "resigned"), "h8 i9 j10"));
    assertThat(game.session().display().status()).isEqualTo("White resigns. Black wins.");
    game.session().actions().pause();
    bench.runAll();
    GameSetup next = bench.game().setup();
    assertThat(bench.games).hasSize(3);
    assertThat(next.explored()).isFalse();
    assertThat(next.path()).hasSize(3);
    assertThat(next.white()).as("White to move").isEqualTo(FakeWorkbench.PERSON);
    assertThat(next.black()).isEqualTo(FakeWorkbench.COMPUTER);
    assertThat(next.record().tags()).isEmpty();
  }

  private GameState openUnnamed() {
    GameRecord unnamed = record(Map.of(), "h8 i9");
    bench.records.files.put(
        FILE, new LoadedGame(unnamed, List.of("no rules", "odd"), Optional.of("no rules")));
    files.open(FILE);
    bench.runAll();
    return bench.game().state();
  }

  @Test
  void asksOnceForMissingRules() {
    List<String> asked = new ArrayList<>();
    files
        .rules()
        .onQuestion(
            (name, assumed, answer) -> {
              asked.add(name + " " + assumed);
              answer.accept("wide");
            });
    assertThat(openUnnamed().record().rules()).isEqualTo("wide");
    assertThat(openUnnamed().record().rules()).isEqualTo("wide");
    assertThat(asked).containsExactly("final.sgf renju");
    assertThat(remarks).filteredOn("no rules"::equals).isEmpty();
    assertThat(remarks).contains("odd");
    assertThat(open(record(Map.of(), "h8")).record().rules())
        .as("rules in the file")
        .isEqualTo("renju");
    openUnnamed();
    bench.game().goTo(List.of(0));
    files.setRules("renju");
    bench.runAll();
    assertThat(bench.game().state().record().rules()).isEqualTo("renju");
    assertThat(bench.game().state().path()).containsExactly(0);
    assertThat(openUnnamed().record().rules()).as("remembered rules").isEqualTo("renju");
  }

  @Test
  void reportsTheAssumedRulesWithoutAQuestion() {
    assertThat(openUnnamed().record().rules()).isEqualTo("renju");
    assertThat(remarks).contains("no rules", "odd");
  }

  @Test
  void opensTheFirstOfSeveralFilesAndReportsTheOthers() {
    Path other = Path.of("games", "other.sgf");
    bench.records.files.put(FILE, new LoadedGame(record(Map.of(), "h8 i9"), List.of()));
    bench.records.files.put(other, new LoadedGame(record(Map.of(), "h8 i9 j10"), List.of()));
    files.open(List.of(FILE, other));
    bench.runAll();
    assertThat(bench.games).hasSize(2);
    assertThat(bench.game().state().path()).hasSize(2);
    assertThat(game.session().display().notice().sentence())
        .isEqualTo("Opened: final.sgf\nOnly the first file was opened. 1 other file was skipped.");
    assertThat(files.recent().list()).containsExactly(FILE.toAbsolutePath());
    files.open(List.of(Path.of("none.sgf"), FILE, other));
    bench.runAll();
    assertThat(game.session().display().notice())
        .isEqualTo(
            Notice.failure(
                "none.sgf: no file\nOnly the first file was opened. 2 other files were skipped."));
  }

  @Test
  void listsTheGamesOfAFileAndOpensTheChosenGame() {
    List<GameList> lists = new ArrayList<>();
    files.onSeveral(lists::add);
    bench.records.files.put(FILE, new LoadedGame(record(Map.of(), "h8 i9"), List.of()));
    GameRecord second =
        record(Map.of("black", "Li", "white", "Wu", "result", "white"), "h8 i9 j10");
    bench.records.further.put(FILE, List.of(new LoadedGame(second, List.of("odd"))));
    files.open(FILE);
    bench.runAll();
    assertThat(bench.games).as("nothing is opened without a request").hasSize(1);
    assertThat(lists).hasSize(1);
    assertThat(lists.get(0).title()).isEqualTo("final.sgf: 2 games");
    assertThat(lists.get(0).rows())
        .hasSize(2)
        .last(as(STRING))
        .startsWith("2. Li")
        .contains("Wu")
        .endsWith("(3 moves)");
    lists.get(0).open(1);
    bench.runAll();
    assertThat(bench.game().state().path()).hasSize(3);
    assertThat(remarks).contains("odd");
    assertThat(files.recent().list()).containsExactly(FILE.toAbsolutePath());
  }

  @Test
  void explainsAnUnplayableGameInOneSentence() {
    RefusedException occupied =
        new RefusedException("move-occupied", "in English", List.of("2", "h8"));
    bench.opener = setup -> CompletableFuture.failedFuture(occupied);
    open(record(Map.of(), "h8 h8"), "odd");
    assertThat(game.session().display().notice())
        .isEqualTo(Notice.failure("final.sgf: Move 2 (h8): this point is occupied."));
    assertThat(remarks).as("messages about a file that is not open").isEmpty();
    assertThat(files.recent().list()).isEmpty();
  }

  @Test
  void explainsAnUnreadableFileAndForgetsIt() {
    open(record(Map.of(), "h8"));
    bench.records.files.clear();
    files.open(FILE);
    bench.runAll();
    assertThat(bench.games).hasSize(2);
    assertThat(game.session().display().notice()).isEqualTo(Notice.failure("final.sgf: no file"));
    assertThat(files.recent().list()).isEmpty();
  }

  @Test
  void savesTheCommentBeingEdited() {
    bench.game().stands("h8 i9", 0, true);
    bench.runAll();
    game.review().comments().edit("well played");
    files.saving().save(FILE);
    bench.runAll();
    GameRecord saved = written();
    assertThat(saved.follow(List.of(0, 0)).get(1).notes())
        .containsExactly(new RecordNote.Comment("well played"));
    assertThat(game.session().display().notice().sentence()).isEqualTo("Saved: final.sgf");
    assertThat(files.recent().list()).containsExactly(FILE.toAbsolutePath());
  }

  @Test
  void savesTheEndOfTheGameFromAnyPosition() {
    Map<String, String> tags = Map.of(Tags.RESULT, "white", Tags.ENDING, "resigned");
    open(record(tags, "h8 i9"));
    game.session().actions().goTo(List.of(0));
    bench.runAll();
    assertThat(game.session().display().status())
        .isEqualTo("Black resigns. White wins. Move 1 of 2");
    files.saving().save(FILE);
    bench.runAll();
    assertThat(written().tags()).isEqualTo(tags);
    assertThat(bench.records.writtenPath).hasSize(2);
  }

  @Test
  void copiesThePosition() {
    List<String> clipboard = new ArrayList<>();
    files.copyPosition(clipboard::add);
    assertThat(clipboard).isEmpty();
    assertThat(game.session().display().notice())
        .isEqualTo(new Notice("Nothing to copy yet.", false));
    bench.game().stands("h8 i9 j10", 1, true);
    bench.runAll();
    files.copyPosition(clipboard::add);
    assertThat(clipboard).containsExactly("h8 i9");
  }

  @Test
  void copiesTheGameInTheSavedFormat() {
    List<String> clipboard = new ArrayList<>();
    bench.game().stands("h8 i9 j10", 1, true);
    bench.runAll();
    files.copy(clipboard::add);
    bench.runAll();
    assertThat(clipboard).containsExactly("h8 i9 j10");
  }

  @ParameterizedTest
  @CsvSource({"h8 i9 pass, 3", "H8I9, 2", "'(;FF[4];B[hh])', 1"})
  void opensPastedText(String text, int moves) {
    LoadedGame pasted = new LoadedGame(record(Map.of(), "h8"), List.of());
    bench.records.texts.put("\uFEFF(;FF[4];B[hh])", pasted);
    files.paste(text);
    bench.runAll();
    assertThat(bench.games).hasSize(2);
    assertThat(bench.game().state().path()).hasSize(moves);
    assertThat(bench.game().state().record().start()).isEqualTo(Start.empty(15));
    assertThat(game.session().display().notice().sentence())
        .isEqualTo("Opened: From the clipboard");
    assertThat(files.recent().list()).isEmpty();
  }

  @Test
  void opensTextRecognizedByAFormatPlugin() {
    bench.formats.put("Lines", new FakeFormat("Lines", List.of(".lines")));
    String text = "Lines (of a game)";
    bench.records.texts.put(text, new LoadedGame(record(Map.of(), "h8 i9"), List.of()));
    files.paste(text);
    bench.runAll();
    assertThat(bench.game().state().path()).hasSize(2);
    assertThat(bench.records.lastRead).asString().endsWith(".lines");
    files.paste("Lines without a game");
    bench.runAll();
    assertThat(bench.games).hasSize(2);
    assertThat(game.session().display().notice())
        .isEqualTo(Notice.failure("The clipboard doesn’t contain a game: no file"));
  }

  @ParameterizedTest
  @CsvSource({
    "' ', The clipboard contains no text, false",
    "hello, The clipboard doesn’t contain a game: Move 1, true"
  })
  void refusesOtherPastedText(String text, String why, boolean failed) {
    files.paste(text);
    bench.runAll();
    assertThat(bench.games).hasSize(1);
    assertThat(game.session().display().notice().failed()).isEqualTo(failed);
    assertThat(game.session().display().notice().sentence()).startsWith(why);
  }

  @Test
  void keepsTheLastEightFiles() {
    Map<Path, GameRecord> many = new LinkedHashMap<>();
    for (int i = 0; i < 10; i++) {
      many.put(Path.of("game" + i + ".sgf").toAbsolutePath(), record(Map.of(), "h8"));
    }
    many.forEach(
        (file, record) -> bench.records.files.put(file, new LoadedGame(record, List.of())));
    List<Path> order = new ArrayList<>(many.keySet());
    order.add(order.get(5));
    order.forEach(
        file -> {
          files.open(file);
          bench.runAll();
        });
    assertThat(files.recent().list())
        .extracting(file -> String.valueOf(file.getFileName()).substring(4, 5))
        .containsExactly("5", "9", "8", "7", "6", "4", "3", "2");
  }
}
