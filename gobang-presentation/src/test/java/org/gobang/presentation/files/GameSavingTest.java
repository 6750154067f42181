package org.gobang.presentation.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Score;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.record.RecordNote;
import org.gobang.api.request.RequestedFile;
import org.gobang.api.workbench.GameSetup;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.HeadlessFrontEnd;
import org.gobang.presentation.edit.Symmetry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GameSavingTest {

  private static final Path FILE = Path.of("games", "final.sgf");
  private static final RecordNote COMMENT = new RecordNote.Comment("mine");

  @TempDir private Path data;

  private final FakeWorkbench bench =
      FakeWorkbench.withDeepAndPlain().request(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER);
  private final HeadlessFrontEnd game = new HeadlessFrontEnd(bench);
  private GameFiles files;

  /** The questions to the user, each with the tasks to discard and to stay. */
  private final List<Runnable[]> questions = new ArrayList<>();

  @BeforeEach
  void begin() {
    bench.records.folder = Optional.of(data.resolve("games"));
    files = files();
    files.saving().askBeforeLoss((leave, stay) -> questions.add(new Runnable[] {leave, stay}));
    game.started();
    open("h8 i9");
  }

  private GameFiles files() {
    return new GameFiles(
        game.session(),
        game.review().comments()::save,
        new BackgroundTasks(game.session().context(), bench));
  }

  private void open(String moves, String... skipped) {
    GameRecord record =
        GameRecord.of("renju", Start.empty(15), MoveText.parse(moves, Stone.BLACK))
            .withTags(Map.of("black", "Li: A/B", "white", "Wang", "date", "2024-05-01"));
    bench.records.files.put(FILE, new LoadedGame(record, List.of(skipped)));
    files.open(FILE);
    bench.runAll();
    run();
  }

  private void run() {
    bench.runAll();
    files.saving().changed();
    bench.runAll();
  }

  private void comment() {
    bench.game().note(List.of(0), List.of(COMMENT));
    run();
  }

  private void openAnother() {
    game.session().open(GameSetup.explore(bench.game().state().record()));
    run();
  }

  private List<Path> copies() {
    return bench.records.written.keySet().stream()
        .filter(file -> file.startsWith(data) && Files.exists(txt(file)))
        .toList();
  }

  private static Path txt(Path copy) {
    return Path.of(copy.toString().replaceFirst("sgf$", "txt"));
  }

  @Test
  void doesNotAskAboutAnUnchangedGame() {
    bench.game().goTo(List.of());
    bench.game().note(List.of(0), List.of(new RecordNote.Evaluated("deep", new Score.Estimate(3))));
    openAnother();
    assertThat(questions).isEmpty();
    assertThat(bench.games).hasSize(3);
    assertThat(copies()).isEmpty();
  }

  @Test
  void asksBeforeEditsAreReplaced() {
    comment();
    openAnother();
    files.paste("a1 b1");
    run();
    assertThat(questions).as("one question at a time").hasSize(1);
    questions.get(0)[1].run();
    assertThat(bench.games).as("the game stays open").hasSize(2);
    files.paste("a1 b1");
    run();
    questions.get(1)[1].run();
    open("a1");
    questions.get(2)[1].run();
    game.session().actions().pause();
    run();
    questions.get(3)[1].run();
    files.saving().leave(() -> {});
    assertThat(questions).hasSize(5);
    questions.get(4)[1].run();
    openAnother();
    questions.get(5)[0].run();
    run();
    assertThat(bench.games).hasSize(3);
    assertThat(copies()).isEmpty();
  }

  @Test
  void asksAboutAnUnfinishedComment() {
    game.review().comments().edit("in the middle of");
    files.saving().leave(() -> {});
    assertThat(questions).hasSize(1);
  }

  @Test
  void asksAboutMovesUntilTheyAreSaved() {
    bench.game().goTo(List.of(0));
    bench.game().play(Stone.WHITE, bench.game().state().version(), Point.parse("a1"));
    run();
    assertThat(game.session().edits().exist()).isTrue();
    assertThat(copies()).hasSize(1);
    assertThat(files.saving().file()).contains(FILE);
    files.saving().save(FILE);
    run();
    assertThat(bench.records.written).containsKey(FILE);
    assertThat(game.session().edits().exist()).isFalse();
    assertThat(copies()).isEmpty();
  }

  @Test
  void unsupportedEditsStayUnsaved() {
    comment();
    bench.records.lost = List.of("comments");
    List<String> messages = new ArrayList<>();
    files.saving().save(FILE, () -> messages.add("whole"), () -> messages.add("not"));
    run();
    assertThat(messages).containsExactly("not");
    assertThat(game.session().edits().exist()).isTrue();
  }

  @Test
  void asksBeforeReplacingAFileWithMoreContent() {
    open("h8 i9", "5 more games");
    assertThat(files.saving().file()).isEmpty();
    assertThat(files.saving().source()).contains(FILE);
  }

  @Test
  void proposesTheNamesOfThePlayers() {
    assertThat(files.saving().proposal()).contains("Li A B - Wang 2024-05-01");
  }

  @Test
  void oneOfSeveralGamesNeverReplacesTheirFile() {
    files.onSeveral(list -> list.open(0));
    LoadedGame other =
        new LoadedGame(GameRecord.of("renju", Start.empty(15), List.of()), List.of());
    bench.records.further.put(FILE, List.of(other));
    open("h8 i9");
    comment();
    assertThat(files.saving().file()).isEmpty();
    assertThat(files.saving().source()).contains(FILE);
  }

  @Test
  void savesAGameOfTheCommandLineToItsFile() {
    Path loaded = Path.of("loaded.sgf");
    openAnother();
    files.openRequested(Optional.of(new RequestedFile(loaded, false, true)), () -> {});
    assertThat(files.saving().file()).contains(loaded);
    files.openRequested(Optional.of(new RequestedFile(loaded, false, false)), () -> {});
    assertThat(files.saving().file()).isEmpty();
  }

  @Test
  void editsContinueInATurnedGame() {
    comment();
    game.session().editor().turn(Symmetry.ROTATE_RIGHT);
    run();
    assertThat(questions).isEmpty();
    assertThat(bench.games).hasSize(3);
    assertThat(game.session().edits().exist()).isTrue();
    assertThat(files.saving().file()).contains(FILE);
  }

  @Test
  void restoresTheGameOfADeadProcess() throws Exception {
    Path dead = Files.createDirectories(data.resolve("unsaved")).resolve("999999999-1.sgf");
    Files.writeString(dead, "the edited game");
    Files.writeString(txt(dead), FILE.toString());
    bench.records.texts.put(
        "the edited game", new LoadedGame(bench.game().state().record(), List.of()));
    comment();
    List<GameSaving.LostEdits> lost = new ArrayList<>();
    files.saving().findLost(lost::addAll);
    run();
    assertThat(lost).as("not that of this process").hasSize(1);
    assertThat(lost.get(0).file()).contains(FILE);
    files.saving().restore(lost.get(0));
    run();
    questions.get(0)[0].run();
    run();
    assertThat(bench.games).hasSize(3);
    assertThat(game.session().edits().exist()).isTrue();
    assertThat(copies()).hasSize(1);
    assertThat(dead).doesNotExist();
  }

  @Test
  void keepsTheCopyUntilTheWindowIsClosedByTheUser() {
    comment();
    Path copy = copies().get(0);
    assertThat(txt(copy)).hasContent(FILE.toString());
    List<String> messages = new ArrayList<>();
    files.saving().forget(() -> messages.add("gone"));
    run();
    assertThat(messages).containsExactly("gone");
    assertThat(copies()).isEmpty();
  }
}
