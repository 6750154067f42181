package org.gobang.ui.console.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gobang.fixtures.workbench.FakeWorkbench.PERSON;
import static org.gobang.fixtures.workbench.FakeWorkbench.computer;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Score;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;
import org.gobang.api.record.Tags;
import org.gobang.api.request.RequestedFile;
import org.gobang.api.workbench.Fouls;
import org.gobang.api.workbench.GameState;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.junit.jupiter.api.Test;

/** Tests resuming, saving, copying and pasting games on the screen. */
class KeptGamesTest {

  private static final Key ENTER = Key.Named.ENTER;
  private static final Key UP = Key.Named.UP;
  private static final Key DOWN = Key.Named.DOWN;
  private static final Key LEFT = Key.Named.LEFT;
  private static final Key RIGHT = Key.Named.RIGHT;

  private static final Map<String, String> TAGS =
      Map.of(
          Tags.DATE, "2026-11-21",
          Tags.WHITE, "runs",
          Tags.RESULT, "white",
          Tags.ENDING, "resigned");

  private final FakeWorkbench bench = new FakeWorkbench();

  private TestScreen screen() {
    return TestScreen.of(bench);
  }

  /** Returns the screen after the visible files were read. */
  private static String read(TestScreen screen) {
    String before = "";
    for (String now = screen.text(); !now.equals(before); now = screen.text()) {
      before = now;
      screen.loop.runAll();
    }
    return before;
  }

  private String moves() {
    return String.join(
        " ", bench.game().state().board().moves().stream().map(Object::toString).toList());
  }

  @Test
  void offersAndResumesTheUnfinishedGame() {
    bench.player("runs", "").request(PERSON, PERSON).left("runs", "h8 h9 i8");
    bench.requestIsDefault = true;
    TestScreen screen = screen();
    assertThat(screen.text())
        .contains("Unfinished game: You – Runs, 3 moves. g + Enter resumes it, Esc skips.")
        .contains("Paused.");
    assertThat(bench.game().state().paused()).as("the game is paused before the answer").isTrue();
    screen.enter("g");
    assertThat(moves()).isEqualTo("h8 h9 i8");
    assertThat(bench.games.get(0).closed()).isTrue();
    assertThat(screen.text()).contains("Runs is thinking").doesNotContain("Unfinished");
  }

  @Test
  void offersSeveralUnfinishedGamesByNumber() {
    bench.player("runs", "").request(PERSON, PERSON).left("runs", "h8 h9 i8").left("runs", "a1");
    bench.requestIsDefault = true;
    TestScreen screen = screen();
    assertThat(screen.text())
        .contains("2 unfinished games. The last one: You – Runs, 1 move. g or g 2 + Enter");
    screen.enter("g 2");
    assertThat(moves()).isEqualTo("h8 h9 i8");
    assertThat(screen.text()).doesNotContain("unfinished");
  }

  @Test
  void dropsTheOfferAfterAMoveOrARefusal() {
    bench.request(PERSON, PERSON).left("runs", "h8");
    bench.requestIsDefault = true;
    assertThat(screen().text()).contains("Unfinished game: You – runs, 1 move.");
    assertThat(screen().press(Key.Named.ESCAPE).text())
        .doesNotContain("Unfinished")
        .contains("Black to move");
    TestScreen screen = screen().enter("a1");
    assertThat(screen.text()).doesNotContain("Unfinished");
    screen.enter("resume");
    assertThat(moves()).isEqualTo("h8");
    bench.records.unfinished.clear();
    assertThat(screen.enter("g").text()).contains("No unfinished games.");
    assertThat(moves()).isEqualTo("h8");
  }

  @Test
  void offersNothingIfTheCommandLineRequestsAGame() {
    bench.request(PERSON, PERSON).left("runs", "h8");
    assertThat(screen().text()).doesNotContain("Unfinished").contains("Black to move");
    assertThat(bench.game().state().paused()).isFalse();
  }

  @Test
  void keepsTheCurrentGameIfTheUnfinishedOneCannotBeOpened() {
    bench.request(PERSON, PERSON);
    bench.left("odd", "runs", "h8", Map.of());
    TestScreen screen = screen().enter("g");
    assertThat(screen.text()).contains("there are no rules odd");
    assertThat(bench.games).hasSize(1);
    assertThat(bench.game().closed()).isFalse();
  }

  @Test
  void offersNothingToAWatcher() {
    bench.left("runs", "h8");
    assertThat(screen().text()).doesNotContain("Unfinished");
  }

  @Test
  void showsAChosenFinishedGame() {
    bench.player("runs", "").request(PERSON, computer("runs"));
    bench.keep("b.sgf", "h8 h9 i8 i9", TAGS).keep("a.sgf", "a1", Map.of());
    TestScreen screen = screen().enter("o");
    assertThat(read(screen))
        .contains("▸ 2026-11-21  Human – Runs: White won, 4 moves")
        .contains("a.sgf  Human – Human: Not finished, 1 move")
        .contains("1 of 2");
    screen.press(DOWN);
    assertThat(screen.text()).contains("▸ a.sgf");
    screen.press(UP, ENTER);
    assertThat(moves()).isEqualTo("h8 h9 i8 i9");
    String text = screen.text();
    assertThat(text).contains("Black resigns. White wins.").contains("( ) variation");
    assertThat(screen.row(8)).doesNotContain("[");
    screen.press(LEFT, LEFT);
    assertThat(moves()).isEqualTo("h8 h9");
    assertThat(screen.text()).contains("White wins.", "Move 2");
    screen.press(RIGHT);
    assertThat(moves()).isEqualTo("h8 h9 i8");
    screen.enter("1");
    assertThat(moves()).isEqualTo("h8");
    assertThat(screen.enter("4").text()).contains("White wins.");
    screen.press(Key.Named.PAGE_UP);
    assertThat(moves()).isEmpty();
    screen.type("}");
    assertThat(moves()).isEqualTo("h8 h9 i8 i9");
  }

  @Test
  void isUsableDuringFileOperations() {
    bench.request(PERSON, PERSON).keep("x.sgf", "h8 h9", TAGS);
    TestScreen screen = screen();
    bench.records.disk = new CompletableFuture<>();
    screen.enter("save y.sgf").enter("open x.sgf").enter("o");
    assertThat(screen.text()).contains("Library  …");
    screen.press(Key.Named.ESCAPE).enter("a1").enter("a2");
    assertThat(moves()).isEqualTo("a1 a2");
    assertThat(bench.records.moves).isEmpty();
    bench.records.disk.complete(true);
    screen.loop.runAll();
    assertThat(bench.records.moves).containsEntry(Path.of("y.sgf"), "");
    assertThat(moves()).isEqualTo("h8 h9");
  }

  @Test
  void startsAfterTheSearchForUnfinishedGames() {
    bench.request(PERSON, PERSON).left("runs", "h8 h9 i8");
    bench.requestIsDefault = true;
    bench.records.disk = new CompletableFuture<>();
    TestScreen screen = screen();
    assertThat(bench.games).isEmpty();
    bench.records.disk.completeExceptionally(new RefusedException("no disk"));
    screen.loop.runAll();
    assertThat(screen.text()).contains("no disk").doesNotContain("Unfinished");
    assertThat(bench.game().state().paused()).isFalse();
  }

  @Test
  void distinguishesGamesOfOneDay() {
    bench.request(PERSON, PERSON).keep("/games/2026-11-21_14-05_a_vs_b.sgf", "h8", TAGS);
    assertThat(read(screen().enter("o"))).contains("▸ 2026-11-21 14:05  Human – runs: White won");
  }

  @Test
  void scrollsThroughManyGames() {
    bench.request(PERSON, PERSON);
    for (int i = 0; i < 500; i++) {
      bench.keep(String.format(Locale.ROOT, "game-%03d.sgf", i), "h8", Map.of());
    }
    TestScreen screen = screen().enter("history");
    assertThat(read(screen)).contains("1 of 500", "game-016.sgf  Human").doesNotContain("017");
    screen.press(Key.Named.END);
    assertThat(screen.text()).contains("500 of 500", "▸ game-499.sgf");
    screen.press(UP, Key.Named.PAGE_UP);
    assertThat(screen.text()).contains("489 of 500", "▸ game-488.sgf", "game-499.sgf");
  }

  @Test
  void searchesTheLibraryAndShowsTheResults() {
    bench.player("runs", "").request(PERSON, PERSON);
    bench.keep("b.sgf", "h8 h9 i8 i9", TAGS).keep("a.sgf", "a1", Map.of());
    TestScreen screen = screen().enter("o");
    read(screen);
    assertThat(screen.type("white won").text()).contains("1 of 1", "Runs").doesNotContain("a.sgf");
    assertThat(screen.press(Key.Named.TAB).text())
        .contains(
            "Your results", "Runs: 0 won, 0 drawn, 1 lost (0%)", "Finish a game against a rated");
    screen.press(Key.Named.TAB, ENTER);
    assertThat(moves()).isEqualTo("h8 h9 i8 i9");
  }

  @Test
  void opensAFileByItsNameAndReportsSkippedContent() {
    bench.request(PERSON, PERSON).keep("/games/x.sgf", "h8 h9", Map.of(), "A rule was skipped.");
    TestScreen screen = screen().enter("o").type("/games/y.sgf");
    assertThat(screen.text()).contains("> /games/y.sgf");
    screen.press(ENTER);
    assertThat(screen.text()).contains("/games/y.sgf: no file");
    assertThat(moves()).isEmpty();
    screen.enter("open /games/x.sgf");
    assertThat(moves()).isEqualTo("h8 h9");
    assertThat(screen.text()).contains("A rule was skipped.", "Move 2 of 2");
    screen.enter("o").press(new Key.Pasted("/games/y.sgf\nmore"));
    assertThat(screen.text()).contains("> /games/y.sgf").doesNotContain("more");
    screen.press(Key.Named.ESCAPE, Key.Named.ESCAPE);
    assertThat(screen.text()).doesNotContain("Library");
  }

  @Test
  void choosesAGameOfAFileWithSeveral() {
    bench.request(PERSON, PERSON).keep("x.sgf", "h8 h9", Map.of());
    GameRecord second =
        GameRecord.of("freestyle", Start.empty(15), MoveText.parse("a1 b1 c1", Stone.BLACK));
    bench.records.further.put(Path.of("x.sgf"), List.of(new LoadedGame(second, List.of())));
    bench.requestedFile = Optional.of(new RequestedFile(Path.of("x.sgf"), true, false));
    TestScreen screen = screen();
    assertThat(read(screen)).contains("x.sgf: 2 games", "1. ", "2. ", "(3 moves)");
    screen.press(DOWN, ENTER);
    read(screen);
    assertThat(moves()).isEqualTo("a1 b1 c1");
    screen.enter("game 1");
    assertThat(moves()).isEqualTo("h8 h9");
    screen.enter("game 3");
    assertThat(screen.text()).contains("This file has 2 games.");
    screen.enter("open x.sgf").press(Key.Named.END, Key.Named.HOME, Key.Named.ESCAPE);
    assertThat(moves()).isEqualTo("h8 h9");
    assertThat(screen.text()).doesNotContain("x.sgf: 2 games");
  }

  @Test
  void savesAnExploredGameWithItsEnd() {
    bench.request(PERSON, PERSON).keep("x.sgf", "h8 h9 i8", TAGS);
    TestScreen screen = screen().enter("open x.sgf").press(LEFT).enter("save y.sgf");
    assertThat(bench.records.tags("y.sgf"))
        .containsEntry(Tags.RESULT, "white")
        .containsEntry(Tags.ENDING, "resigned");
    screen.enter("j7").enter("save z.sgf");
    assertThat(screen.text()).contains("White wins.", "Variation, move 3");
    assertThat(bench.records.moves).containsEntry(Path.of("z.sgf"), "h8 h9 i8");
    assertThat(bench.records.tags("z.sgf")).containsEntry(Tags.RESULT, "white");
  }

  @Test
  void resumesFromAnyPositionAgainstAnyPlayer() {
    bench.player("runs", "j10").request(PERSON, PERSON);
    bench.keep("x.sgf", "h8 h9 i8 i9", TAGS);
    TestScreen screen = screen().enter("open x.sgf").press(LEFT, ENTER);
    assertThat(screen.text()).contains("Start from         move 3");
    screen.press(DOWN, RIGHT, ENTER);
    GameState state = bench.game().state();
    assertThat(moves()).isEqualTo("h8 h9 i8 j10");
    assertThat(((Seat.Computer) state.white()).who().player()).isEqualTo("runs");
    assertThat(state.record().tags()).isEmpty();
    assertThat(state.record().lines().get(0).next().get(0).next().get(0).next()).hasSize(2);
    screen.enter("a1");
    assertThat(moves()).isEqualTo("h8 h9 i8 j10 a1");

    screen.enter("n");
    assertThat(screen.text()).contains("Start from         an empty board");
    screen.press(ENTER);
    assertThat(moves()).isEmpty();
  }

  @Test
  void resumesAgainstTheLastOpponentWithTheSideToMove() {
    bench.player("runs", "j10").request(PERSON, computer("runs"));
    bench.keep("x.sgf", "h8 h9 i8 i9", TAGS);
    TestScreen screen = screen().enter("open x.sgf").press(LEFT).enter("play");
    GameState state = bench.game().state();
    assertThat(state.explored()).isFalse();
    assertThat(state.black()).isEqualTo(computer("runs"));
    assertThat(state.white()).isEqualTo(PERSON);
    assertThat(state.record().tags()).doesNotContainKeys(Tags.RESULT, Tags.BLACK);
    screen.enter("a1");
    assertThat(moves()).isEqualTo("h8 h9 i8 a1 j10");
  }

  @Test
  void refusesToResignBeforeTheFirstMoveWithoutAQuestion() {
    bench.locale = Locale.CHINESE;
    bench.request(PERSON, PERSON);
    assertThat(screen().enter("r").text()).contains("对局尚未开始，无法认输。");
    assertThat(bench.game().state().ended()).isEmpty();
  }

  @Test
  void resumesAFinishedGameFromTheCurrentMove() {
    bench.request(PERSON, PERSON);
    TestScreen screen = screen().enter("h8").enter("h9").enter("r").type("y").press(LEFT);
    assertThat(screen.text()).contains("resigns", "Move 1");
    screen.enter("play");
    assertThat(bench.game().state().ended()).isEmpty();
    assertThat(screen.text()).contains("White to move");
  }

  @Test
  void usesOtherRulesForAGameFromTheStart() {
    bench.request(PERSON, PERSON).keep("x.sgf", "h8 h9", TAGS);
    TestScreen screen = screen().enter("open x.sgf").press(ENTER, UP);
    assertThat(screen.text()).contains("Start from         move 2", "< 15 >");
    screen.press(RIGHT);
    assertThat(screen.text()).contains("Start from         an empty board", "< 16 >");
    screen.press(UP, UP, RIGHT);
    assertThat(screen.text()).contains("Start from       < move 2 >", "Board size         15");
  }

  @Test
  void exploresMovesAndBrowsesVariations() {
    bench.player("runs", "j10").request(PERSON, computer("runs"));
    bench.keep("x.sgf", "h8 h9 i8", TAGS);
    TestScreen screen = screen().enter("open x.sgf").press(LEFT, LEFT).enter("j7");
    assertThat(moves()).isEqualTo("h8 j7");
    assertThat(bench.game().state().white()).isEqualTo(new Seat.Human("runs"));
    assertThat(screen.text()).contains("h8   j7*");
    screen.press(LEFT);
    assertThat(screen.row(9)).contains("┼─a─┼");
    assertThat(screen.row(7)).contains("┼─b─┼");
    screen.press(RIGHT);
    assertThat(screen.text()).contains("Variation 2 of 2: ( )");
    screen.press(UP);
    assertThat(moves()).isEqualTo("h8 h9");
    assertThat(screen.text()).contains("Variation 1 of 2", "Move 2");
    screen.type("(");
    assertThat(moves()).as("no wrap at the first variation").isEqualTo("h8 h9");
    screen.type(")");
    assertThat(moves()).isEqualTo("h8 j7");
    screen.press(LEFT, DOWN);
    assertThat(moves()).isEqualTo("h8");
  }

  @Test
  void browsesAsFastAsKeysArePressed() {
    bench.request(PERSON, PERSON);
    TestScreen screen = screen().enter("h8").enter("h9").enter("u").enter("j7").enter("j8");
    for (char key : "[[](]".toCharArray()) {
      screen.screen.press(new Key.Typed(key));
    }
    assertThat(moves()).isEqualTo("h8 h9");
    screen.loop.runAll();
    assertThat(screen.text()).contains("Variation 1 of 2", "p⏎ resume").doesNotContain("j8");
  }

  @Test
  void showsTheTakenBackMoveDuringBrowsing() {
    bench.request(PERSON, PERSON);
    TestScreen screen = screen().enter("h8").enter("h9").enter("u").enter("j7");
    assertThat(screen.text()).contains("h8   j7*").doesNotContain("Variation");
    screen.type("[");
    assertThat(screen.row(9)).contains("┼─a─┼");
    screen.type("](");
    assertThat(moves()).isEqualTo("h8 h9");
  }

  @Test
  void showsNotesOfTheRecord() {
    bench.player("runs", "").request(PERSON, PERSON);
    Node node =
        new Node(
            new Move.Place(Stone.BLACK, Point.parse("h8")),
            List.of(
                new RecordNote.Comment("A quiet\nbeginning \u001b[2J"),
                new RecordNote.Evaluated("runs", new Score.Estimate(120)),
                new RecordNote.Marked(RecordNote.Marked.CIRCLE, List.of(Point.parse("i9")))),
            List.of());
    GameRecord record =
        GameRecord.of("freestyle", Start.empty(15), List.of())
            .withNotes(List.of(new RecordNote.Comment("Before it all")))
            .withLines(List.of(node));
    bench.records.keep(Path.of("x.sgf"), new LoadedGame(record, List.of()));
    TestScreen screen = screen().enter("open x.sgf");
    assertThat(screen.text())
        .contains("A quiet", "beginning ?[2J", "Runs: +120", "Circle: i9")
        .doesNotContain("Before");
    assertThat(screen.press(LEFT).text()).contains("Before it all").doesNotContain("quiet");
  }

  @Test
  void setsUpAPastedPosition() {
    bench.player("runs", "j10").request(PERSON, computer("runs"));
    TestScreen screen = screen().press(new Key.Pasted("Ｈ８，h9\n  i10\n"));
    assertThat(moves()).isEqualTo("h8 h9 i10 j10");
    screen.enter("u").enter("u");
    assertThat(moves()).isEqualTo("");
    screen.enter("a1").press(new Key.Pasted("h8h9"));
    assertThat(screen.text())
        .contains("Close this game and set up the position of 2 moves? y confirms");
    screen.type("n");
    assertThat(bench.games).hasSize(2);
    screen.press(new Key.Pasted("h8h9")).type("y");
    assertThat(moves()).isEqualTo("h8 h9");
  }

  @Test
  void opensAPastedGameFile() {
    bench.request(PERSON, PERSON);
    TestScreen screen = screen();
    String sgf = "(;FF[4]GM[1]SZ[15];B[hh];W[hg])";
    GameRecord record =
        GameRecord.of("freestyle", Start.empty(15), MoveText.parse("h8 h9", Stone.BLACK));
    bench.records.texts.put("\uFEFF" + sgf, new LoadedGame(record, List.of()));
    screen.press(new Key.Pasted(sgf));
    assertThat(moves()).isEqualTo("h8 h9");
    assertThat(screen.text()).doesNotContain("no position");
  }

  @Test
  void explainsAnInvalidPaste() {
    bench.request(PERSON, PERSON);
    TestScreen screen = screen().press(new Key.Pasted("h8 jump"));
    assertThat(screen.text()).contains("The pasted text is not a position: Move 2 (jump)");
    assertThat(bench.games).hasSize(1);
    screen.type("save ").press(new Key.Pasted("x.txt\nh8"));
    assertThat(screen.text()).contains("> save x.txt");
  }

  @Test
  void copiesTheCurrentPosition() {
    bench.request("freestyle", 15, PERSON, PERSON, Fouls.REFUSE, "h8 h9 i10");
    TestScreen screen = screen().type("[").enter("c");
    assertThat(screen.text())
        .contains("Copied, if your terminal supports it", "h8 h9\n")
        .doesNotContain("i10");
    assertThat(screen.screen.takeCopied()).contains("h8 h9");
    assertThat(screen.screen.takeCopied()).isEmpty();
    assertThat(screen.screen.leavesMouseToTerminal()).isTrue();
    assertThat(screen.type("x").text()).contains("Return to move 3");
    assertThat(screen.screen.leavesMouseToTerminal()).isFalse();
    screen.press(Key.Named.HOME).enter("copy");
    assertThat(screen.text()).contains("No stones to copy.");
    assertThat(screen.screen.takeCopied()).isEmpty();
  }

  @Test
  void reportsThatGamesCannotBeSaved() {
    bench.request(PERSON, PERSON);
    TestScreen screen = screen();
    bench.troubled("Games are not kept: disk full\u0007");
    screen.loop.runAll();
    assertThat(screen.text()).contains("Games are not kept: disk full?", "Black to move");
  }

  @Test
  void browsesAFinishedGame() {
    bench.request("freestyle", 15, PERSON, PERSON, Fouls.REFUSE, "d4 a1 e4 a2 f4 a3 g4 a4 h4");
    TestScreen screen = screen();
    assertThat(screen.text()).contains("Black wins.", "play from here");
    screen.press(LEFT);
    assertThat(moves()).endsWith("a4");
    assertThat(screen.press(RIGHT, ENTER).text()).contains("New game").doesNotContain("Start from");
  }

  @Test
  void describesEverythingInChinese() {
    bench.locale = Locale.CHINESE;
    bench.player("runs", "").request(PERSON, PERSON).left("runs", "h8 h9");
    bench.keep("x.sgf", "h8 h9", TAGS);
    bench.requestIsDefault = true;
    TestScreen screen = screen();
    assertThat(screen.text()).contains("未下完的对局：你对棋手 runs，共 2 手。输入 g 并按回车继续");
    assertThat(screen.enter("o").text()).contains("棋谱库");
    assertThat(read(screen)).contains("2026-11-21  玩家对棋手 runs：白胜，2 手");
    assertThat(screen.press(ENTER).text()).contains("黑棋认输，白棋获胜！", "从这里续下");
    assertThat(screen.enter("c").text()).contains("已复制（需要终端支持）");
    assertThat(screen.type("x").press(ENTER).text()).contains("第 2 手");
  }
}
