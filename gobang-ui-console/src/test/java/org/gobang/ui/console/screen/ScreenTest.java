package org.gobang.ui.console.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.gobang.fixtures.workbench.FakeWorkbench.PERSON;
import static org.gobang.fixtures.workbench.FakeWorkbench.computer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Label;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Score;
import org.gobang.api.player.Seat;
import org.gobang.api.player.Settings;
import org.gobang.api.player.Weights;
import org.gobang.api.problem.ProblemKind;
import org.gobang.api.record.Ending;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.RecordNote;
import org.gobang.api.review.MoveClass;
import org.gobang.api.workbench.Fouls;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Refusal;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.review.CommentEditor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the effects of keys on the screen. */
class ScreenTest {

  private static final Key ENTER = Key.Named.ENTER;

  private static final GameRecord GAME =
      GameRecord.of("freestyle", Start.empty(15), MoveText.parse("h8 h9", Stone.BLACK));

  @TempDir private Path folder;

  private final FakeWorkbench bench = new FakeWorkbench();

  private TestScreen screen() {
    return TestScreen.of(bench);
  }

  private List<String> moves() {
    return bench.game().state().board().moves().stream().map(Object::toString).toList();
  }

  @Test
  void placesAStoneAtTheCursor() {
    bench.player("runs", "i9").request(PERSON, computer("runs"));
    TestScreen screen = screen().press(Key.Named.UP, Key.Named.UP, Key.Named.LEFT, Key.Named.DOWN);
    assertThat(screen.row(9)).contains("[┼]");
    screen.press(ENTER);
    assertThat(moves()).containsExactly("g9", "i9");
    assertThat(screen.row(9)).contains("┼[●]┼(○)┼");
  }

  @Test
  void keepsTheCursorOnTheBoard() {
    bench.request("freestyle", 5, PERSON, PERSON, Fouls.REFUSE, "");
    TestScreen screen = screen();
    for (int i = 0; i < 9; i++) {
      screen.press(Key.Named.DOWN, Key.Named.LEFT);
    }
    screen.type(" ");
    assertThat(moves()).containsExactly("a1");
  }

  @Test
  void readsALetterAsACommandOrAColumn() {
    bench.player("runs", "h9 h10").request(PERSON, computer("runs"));
    TestScreen screen = screen().type("h");
    assertThat(screen.text()).contains("> h   Enter: hint, number: column h");
    screen.type("8");
    assertThat(screen.text()).contains("> h8   Enter: play h8");
    assertThat(screen.row(8)).contains("[╋]");
    screen.press(ENTER);
    assertThat(moves()).containsExactly("h8", "h9");
    screen.enter("u");
    assertThat(moves()).isEmpty();
    assertThat(screen.type("u").text()).contains("Enter: take back").doesNotContain("column");
  }

  @Test
  void clearsTypedText() {
    bench.request(PERSON, PERSON);
    TestScreen screen = screen().type("h8").press(Key.Named.BACKSPACE).type("9");
    assertThat(screen.text()).contains("> h9");
    assertThat(screen.press(Key.Named.ESCAPE).text()).doesNotContain("> h9").contains("? help");
    screen.enter("jump");
    assertThat(screen.text()).contains("Unknown command or point: “jump”");
    assertThat(moves()).isEmpty();
  }

  @Test
  void checksForANewerVersion() {
    bench.request(PERSON, PERSON);
    TestScreen screen = screen().enter("updates");
    assertThat(screen.text()).contains("Checking for updates");
    bench
        .updates
        .checks
        .getLast()
        .result()
        .completeExceptionally(new RefusedException("there is no network"));
    assertThat(screen.press(Key.Named.LEFT).text()).contains("there is no network");
    screen.enter("updates").enter("updates");
    assertThat(bench.updates.checks.getLast().result()).isCancelled();
    assertThat(screen.text()).doesNotContain("Checking for updates");
  }

  @Test
  void placesAStoneAtTheMouse() {
    bench.request(PERSON, PERSON);
    TestScreen screen = screen();
    List<String> frame = screen.frame(60, 24);
    int row = 0;
    while (!frame.get(row).startsWith("  3 ")) {
      row++;
    }
    screen.press(new Key.Click(4 + 2 * 5, row), new Key.Click(59, 0), new Key.Click(4, 23));
    assertThat(moves()).containsExactly("f3");
  }

  @Test
  void keepsAMoveTypedBeforeTheLastOneIsShown() {
    bench.request(FakeWorkbench.PERSON, FakeWorkbench.PERSON);
    TestScreen screen = screen();
    for (int codePoint : "h8\ni9\n".codePoints().toArray()) {
      screen.screen.press(codePoint == '\n' ? Key.Named.ENTER : new Key.Typed(codePoint));
    }
    screen.loop.runAll();
    assertThat(screen.text()).contains("The position has changed.", "> i9");
    assertThat(bench.game().state().path()).hasSize(1);
    screen.press(Key.Named.ENTER);
    assertThat(bench.game().state().path()).hasSize(2);
  }

  @Test
  void explainsARefusedPointAndShowsTheStones() {
    bench.fouls.put(
        Point.parse("g7"), new Verdict.Refused("double-three", List.of(Point.parse("h8")), true));
    bench.request("renju", 15, PERSON, PERSON, Fouls.REFUSE, "h8 i9");
    TestScreen screen = screen();
    assertThat(screen.row(7)).contains("─3─");
    assertThat(screen.text()).contains("Forbidden: 3 double-three");
    screen.enter("g7");
    assertThat(screen.text()).contains("g7: No double-three here.");
    TextCanvas canvas = screen.screen.frame(60, 24);
    assertThat(reversed(canvas)).containsExactly("◆");
    screen.enter("f");
    assertThat(screen.row(7)).doesNotContain("3");
  }

  /** Returns the reversed text on a canvas, excluding the input cursor. */
  private static List<String> reversed(TextCanvas canvas) {
    List<String> reversed = new ArrayList<>();
    for (int y = 0; y < canvas.rows(); y++) {
      for (int x = 0; x < canvas.text(y).length(); x++) {
        if (canvas.style(x, y).reversed()) {
          reversed.add(canvas.text(y).substring(x, x + 1));
        }
      }
    }
    return reversed;
  }

  @Test
  void asksBeforeResigning() {
    bench.player("runs", "h9").request(PERSON, computer("runs"));
    TestScreen screen = screen().enter("h8").enter("r");
    assertThat(screen.text()).contains("Resign as Black? y confirms, any other key cancels");
    screen.type("n");
    assertThat(bench.game().state().result()).isEmpty();
    screen.enter("resign").type("y");
    assertThat(screen.text()).contains("Black resigns. White wins.");
    screen.enter("r");
    assertThat(screen.text()).contains("nobody to resign");
  }

  @Test
  void startsTheChosenGame() {
    bench.player("runs", "h9").player("shapes", "j10").request(PERSON, computer("runs"));
    TestScreen screen = screen().enter("h8").enter("n");
    assertThat(screen.text()).contains("New game", "Black            < Human >");
    screen.press(Key.Named.ESCAPE);
    assertThat(moves()).containsExactly("h8", "h9");

    screen.enter("new").press(Key.Named.RIGHT, Key.Named.RIGHT);
    screen.press(Key.Named.DOWN, Key.Named.LEFT);
    screen.press(Key.Named.UP, Key.Named.UP, Key.Named.LEFT);
    screen.press(Key.Named.UP, Key.Named.RIGHT, ENTER);
    GameState state = bench.game().state();
    assertThat(bench.games.get(0).closed()).isTrue();
    assertThat(state.record().rules()).isEqualTo("renju");
    assertThat(state.board().size()).isEqualTo(14);
    assertThat(player(state.black())).isEqualTo("shapes");
    assertThat(state.white()).isEqualTo(PERSON);
    assertThat(moves()).containsExactly("j10");
    assertThat(screen.row(10)).contains("(●)");
  }

  @Test
  void detectsANewGameThatLooksTheSame() {
    bench.player("runs", "").player("knows", "j10").request(computer("runs"), computer("knows"));
    TestScreen screen = screen();
    screen.nanos += Duration.ofSeconds(7502).toNanos();
    assertThat(screen.text()).contains("Runs is thinking… 7502 s");
    bench.reports.put("runs", Weights.of(15, Map.of(Point.parse("b3"), 400)));
    screen.enter("h");
    assertThat(screen.row(3)).doesNotContain("◎").contains("?");
    screen.enter("h");
    assertThat(screen.row(3)).contains("◎");
    bench.game().report(Stone.BLACK, new Insight.Note("book"));
    screen.enter("n").press(ENTER);
    assertThat(screen.text()).contains("Runs is thinking…").doesNotContain("book", "would play");
    assertThat(screen.row(3)).doesNotContain("◎");
  }

  @Test
  void reportsChangesOfPlugins() {
    bench.player("runs", "h9").player("shapes", "").request(PERSON, computer("runs"));
    TestScreen screen = screen();
    assertThat(screen.text()).contains("Runs");
    bench.players.remove("runs");
    bench.player("acme", "");
    assertThat(pluginsChanged(screen).text())
        .contains("New plugin: acme. Removed plugin: runs.", "Runs");
    bench.refused.add(new Refusal("/p/x\u0007.jar", Refusal.UNREADABLE, "the file is empty"));
    assertThat(pluginsChanged(screen).text()).contains("Couldn’t load x?.jar: the file is empty");
    bench.refused.clear();
    screen.enter("h8");
    assertThat(pluginsChanged(screen).text()).doesNotContain("refused", "plugin");
  }

  private static String player(Seat seat) {
    return ((Seat.Computer) seat).who().recordName();
  }

  private TestScreen pluginsChanged(TestScreen screen) {
    bench.pluginsChanged();
    screen.loop.runAll();
    return screen;
  }

  @Test
  void updatesTheOfferedPluginsOnThePage() {
    bench.player("runs", "").player("shapes", "j10").request(PERSON, computer("runs"));
    TestScreen screen = screen().enter("n").press(Key.Named.RIGHT, Key.Named.RIGHT);
    assertThat(screen.text()).contains("Black            < Shapes >");
    bench.players.remove("shapes");
    bench.player("acme", "k11");
    assertThat(pluginsChanged(screen).text())
        .contains("Black            < Human >", "White              Runs", "New plugin: acme.");
    screen.press(Key.Named.LEFT, ENTER);
    assertThat(player(bench.game().state().black())).isEqualTo("acme");
    assertThat(moves()).containsExactly("k11");
  }

  @Test
  void hidesTheWeightsAtTheEnd() {
    bench.player("runs", "");
    bench.reports.put("runs", Weights.of(15, Map.of(Point.parse("b3"), 400)));
    bench.request(PERSON, PERSON);
    TestScreen screen = screen().enter("o15").enter("w");
    assertThat(screen.row(3)).contains("9");
    screen.enter("r").type("y");
    assertThat(screen.row(3)).doesNotContain("9");
  }

  @Test
  void dropsAQuestionAfterTheEnd() {
    bench.request(PERSON, PERSON);
    TestScreen screen = screen().enter("h8").enter("r");
    bench.game().end(Optional.of(Stone.BLACK), Ending.OVERSTEPPED, "the clock ran down");
    screen.loop.runAll();
    assertThat(screen.text()).contains("ran out of time.").doesNotContain("Resign as");
    screen.type("y");
    assertThat(bench.game().state().result().orElseThrow().ending()).isEqualTo(Ending.OVERSTEPPED);
    assertThat(screen.text()).doesNotContain("nobody to resign");
  }

  @Test
  void stopsTheClockInAPause() {
    bench.request(PERSON, PERSON);
    Duration clock = Duration.ofSeconds(272);
    bench.onOpen = game -> game.clocks(Map.of(Stone.BLACK, clock, Stone.WHITE, Duration.ZERO));
    TestScreen screen = screen().enter("p");
    screen.nanos += Duration.ofSeconds(60).toNanos();
    assertThat(screen.text()).contains("4:32");
  }

  @Test
  void ignoresAClickWhileAComputerThinks() {
    bench.player("runs", "").request(computer("runs"), PERSON);
    TestScreen screen = screen();
    List<String> frame = screen.frame(60, 24);
    int row = 0;
    while (!frame.get(row).startsWith("  3 ")) {
      row++;
    }
    screen.press(new Key.Click(4 + 2 * 5, row));
    assertThat(screen.text()).doesNotContain("computer");
    assertThat(moves()).isEmpty();
  }

  @Test
  void explainsHowToResumeWithAComputerToMove() {
    bench.player("runs", "h9 i9").request(PERSON, computer("runs"));
    TestScreen screen = screen().enter("h8").type("[").press(ENTER);
    assertThat(moves()).containsExactly("h8");
    assertThat(screen.text()).contains("Paused. Type p and press Enter to resume.");
  }

  private static final class Mute implements PlayerProvider {
    @Override
    public String id() {
      return "mute";
    }

    @Override
    public Label label(Locale locale) {
      throw new IllegalStateException("mute");
    }

    @Override
    public Player create(Settings settings, Board start) {
      throw new UnsupportedOperationException();
    }
  }

  @Test
  void survivesAFailingPlugin() {
    bench.add(new Mute()).request(PERSON, computer("mute"));
    assertThat(screen().text()).contains("○  mute");
  }

  @Test
  void staysOnThePageIfAGameCannotBeOpened() {
    bench.request(PERSON, PERSON);
    TestScreen screen = screen().enter("n");
    bench.onOpen =
        game -> {
          throw new RefusedException("not today");
        };
    assertThat(screen.press(ENTER).text()).contains("not today", "New game");
    assertThat(bench.games.get(0).closed()).isFalse();
  }

  @Test
  void showsAHintOnTheBoard() {
    bench.player("runs", "j10").request(PERSON, computer("runs"));
    TestScreen screen = screen().enter("h");
    assertThat(screen.row(10)).as("the area first").contains("─?─?─?─?─?─").doesNotContain("◎");
    assertThat(screen.text()).contains("Choose “Hint” again to").doesNotContain("j10");
    screen.enter("h");
    assertThat(screen.row(10)).contains("◎").doesNotContain("?");
    assertThat(screen.text()).contains("j10 looks best. Choose “Hint” again to see why.");
    screen.enter("h");
    assertThat(screen.text()).contains("j10 looks best.").doesNotContain("Ask again");
    screen.type("x");
    assertThat(screen.row(10)).as("while typing").contains("◎");
    screen.press(Key.Named.BACKSPACE).enter("nonsense");
    assertThat(screen.text()).doesNotContain("looks best");
    assertThat(screen.row(10)).as("without its sentence").doesNotContain("◎");
    screen.press(Key.Named.ESCAPE);
    assertThat(screen.text()).doesNotContain("nonsense", "looks best");
    bench.player("runs", "j10");
    screen.enter("h").enter("h");
    assertThat(screen.row(10)).contains("◎");
    screen.enter("a1");
    assertThat(screen.row(10)).doesNotContain("◎");
  }

  @Test
  void analysesThePosition() {
    bench.player("deep", "a1");
    bench.scripts.put("deep", board -> Optional.of(Point.parse("a1")));
    bench.player("plain", "a1");
    bench.request(PERSON, PERSON);
    bench.reports.put(
        "deep", Insight.Line.of(new Score.WinIn(3), List.of(Point.parse("a1"), Point.parse("b2"))));
    TestScreen screen = screen().enter("a");
    assertThat(screen.text()).contains("1. win in 3, depth 0: a1 b2");
    screen.enter("a c3");
    assertThat(screen.text()).contains("Excluded: c3");
    screen.enter("a 5");
    assertThat(bench.queries.getLast().request().lines()).isEqualTo(5);
    assertThat(bench.queries.getLast().request().excluded()).containsExactly(Point.parse("c3"));
    screen.enter("a all");
    assertThat(bench.queries.getLast().request().excluded()).isEmpty();
    screen.enter("a win");
    assertThat(screen.text()).contains("wins by force in 3 plies: a1 b2");
    screen.enter("a plain deep");
    assertThat(bench.queries.getLast().player()).isEqualTo("deep");
    screen.enter("a deeper");
    assertThat(screen.text()).contains("Unknown engine “deeper");
    screen.enter("a empty");
    assertThat(bench.game().setup().explored()).isTrue();
    screen.enter("a");
    assertThat(screen.text()).doesNotContain("1. win in 3");
  }

  @Test
  void waitsAfterAMistakeInATeachingGame() {
    bench.player("runs", "i9").player("search", "").request(PERSON, computer("runs"));
    bench.faults.put(1, MoveClass.BLUNDER);
    TestScreen screen = screen().enter("t 20").enter("h8");
    assertThat(screen.text())
        .contains("h8: blunder (−60%): follows.", "Enter continues")
        .contains("u⏎ take back");
    screen.enter("h").enter("h");
    assertThat(screen.row(11)).contains("◎");
    screen.enter("u");
    assertThat(screen.row(8)).doesNotContain("●");
    screen.enter("i8").enter("u").enter("j8").press(Key.Named.ENTER);
    assertThat(screen.row(9)).as("the opponent has replied").contains("○");
  }

  @Test
  void questionsAfterAMistakeReferToTheMoveOfTheUser() {
    bench.player("runs", "").player("search", "").request(PERSON, computer("runs"));
    bench.faults.put(1, MoveClass.BLUNDER);
    TestScreen screen = screen().enter("t 20").enter("h8").press(Key.Named.RIGHT).enter("y");
    assertThat(screen.text()).contains("i8: blunder, win rate 15% (−60%): follows.");
    screen.press(Key.Named.LEFT).press(Key.Named.ENTER).enter("y");
    assertThat(screen.text()).contains("Wait for your turn to ask about a move.");
  }

  @Test
  void describesTheConsequencesOfAMoveAtTheCursor() {
    bench.player("search", "").request(PERSON, PERSON);
    bench.faults.put(1, MoveClass.BLUNDER);
    TestScreen screen = screen().press(Key.Named.RIGHT).enter("y");
    assertThat(screen.text()).contains("i8: blunder, win rate 15% (−60%): follows.");
    screen.press(Key.Named.ESCAPE);
    assertThat(screen.text()).doesNotContain("blunder");
    screen.enter("why a1");
    assertThat(screen.text()).contains("a1: blunder");
  }

  @Test
  void reviewsAFinishedGame() {
    bench.player("deep", "");
    bench.request("freestyle", 15, PERSON, PERSON, Fouls.REFUSE, "h8 h9 i8");
    TestScreen screen = screen().enter("v");
    assertThat(screen.text()).contains("You can review a game when it is over.");
    bench.faults.put(2, MoveClass.MISTAKE);
    bench.game().end(Optional.of(Stone.BLACK), Ending.RESIGNED, "");
    screen.enter("v");
    assertThat(screen.text()).contains("1 mistake. Accuracy: Black 100.0, White 40.0.");
    assertThat(screen.type("<").text()).contains("Move 2");
    assertThat(screen.type("<").text()).contains("No mistakes before this move.");
    assertThat(screen.text()).as("the opening has a name").contains("15×15, Test Opening");
  }

  @Test
  void showsWeightsUntilTheyAreTurnedOff() {
    bench.player("runs", "");
    bench.reports.put(
        "runs", Weights.of(15, Map.of(Point.parse("b3"), 400, Point.parse("c3"), 190)));
    bench.request(PERSON, PERSON);
    TestScreen screen = screen().enter("w");
    assertThat(screen.row(3)).startsWith("├─9─8─");
    assertThat(screen.text()).contains("Weights from Runs", " b3       400", " c3       190");
    screen.enter("b3");
    assertThat(screen.row(3)).contains("8");
    screen.enter("w");
    assertThat(screen.row(3)).startsWith("├{●}┼─┼");
  }

  @Test
  void reportsThatNoPlayerCanAnswer() {
    bench.request(PERSON, PERSON);
    assertThat(screen().enter("w").text())
        .contains("No engine provides a heat map for this position.");
    assertThat(screen().enter("h").text()).contains("No hint is available.");
  }

  @Test
  void stepsBackAndForwardInTheRecord() {
    bench.request("freestyle", 15, PERSON, PERSON, Fouls.REFUSE, "h8 h9 i8");
    TestScreen screen = screen().enter("u").enter("j8");
    assertThat(moves()).containsExactly("h8", "h9", "j8");
    screen.type("[[");
    assertThat(moves()).containsExactly("h8");
    assertThat(screen.text()).contains("Return to move 3");
    screen.type("]]");
    assertThat(moves()).containsExactly("h8", "h9", "j8");
    screen.press(Key.Named.HOME);
    assertThat(moves()).isEmpty();
    screen.type("[");
    assertThat(moves()).isEmpty();
    screen.press(Key.Named.END).type("]");
    assertThat(moves()).containsExactly("h8", "h9", "j8");
    assertThat(screen.text()).as("resumes at the same move").contains("White to move");
    screen.enter("p").type("[[]]");
    assertThat(screen.text()).as("was paused before").contains("Paused");
  }

  @Test
  void showsTheThinkingOfAComputer() {
    bench.player("search", "").request(PERSON, computer("search"));
    TestScreen screen = screen().enter("h8");
    assertThat(screen.screen.animates()).isTrue();
    screen.nanos += Duration.ofSeconds(3).toNanos();
    Insight line =
        Insight.Line.of(new Score.Estimate(120), List.of(Point.parse("h9"), new Point(8, 8)))
            .withDepth(12)
            .withNodes(1_234_567);
    bench.game().report(Stone.WHITE, line);
    bench.game().report(Stone.WHITE, new Insight.Note("book"));
    screen.loop.runAll();
    assertThat(screen.text())
        .contains("Search is thinking… 3 s", "depth 12: +120 (1.2M)", "h9 i9", "book");
    assertThat(screen.row(8)).contains("(●)");
    screen.type("!");
    assertThat(moves()).hasSize(2);
    assertThat(screen.screen.animates()).isFalse();
    assertThat(screen.text()).contains("Search before 2. ", "depth 12: +120 (1.2M)");
    screen.type("[");
    assertThat(moves()).hasSize(1);
    assertThat(screen.text()).contains("depth 12").doesNotContain("Search before");
    screen.type("[");
    assertThat(screen.text()).as("another position").doesNotContain("depth 12", "book");
    screen.type("]]");
    assertThat(screen.text()).contains("Search before 2. ", "depth 12: +120 (1.2M)");
  }

  @Test
  void runsTheClockOfTheSideToMove() {
    bench.request(PERSON, PERSON);
    bench.onOpen =
        game ->
            game.clocks(
                Map.of(
                    Stone.BLACK, Duration.ofSeconds(272), Stone.WHITE, Duration.ofSeconds(3725)));
    TestScreen screen = screen();
    assertThat(screen.screen.animates()).isTrue();
    screen.nanos += Duration.ofSeconds(263).toNanos();
    assertThat(screen.text()).contains("0:09.0", "1:02:05");
    screen.nanos += Duration.ofSeconds(60).toNanos();
    assertThat(screen.text()).contains("0:00.0", "1:02:05");
  }

  @Test
  void describesEveryEnd() {
    Map<Ending, String> endings =
        Map.of(
            Ending.OVERSTEPPED, "White wins: Black ran out of time.",
            Ending.CRASHED, "White wins: the engine playing Black crashed.",
            Ending.FOUL, "White wins. No double-three here.",
            Ending.ADJUDICATED, "White wins by adjudication.");
    endings.forEach(
        (ending, words) -> {
          bench.request(PERSON, PERSON);
          TestScreen screen = screen();
          bench.game().end(Optional.of(Stone.WHITE), ending, "double-three");
          screen.loop.runAll();
          String flowing = screen.text().replaceAll("[^\\n]{39}", "").replaceAll("\\s+", " ");
          assertThat(flowing).contains(words);
        });
  }

  @Test
  void savesTheGameUnderAnEditableName() {
    bench.request(PERSON, PERSON);
    TestScreen screen = screen().enter("h8").enter("s");
    assertThat(screen.text()).containsPattern("> save gobang-\\d{8}-\\d{4}\\.sgf");
    screen.press(ENTER);
    assertThat(screen.text()).contains("Saved: gobang-");
    assertThat(bench.records.moves).hasSize(1);
    assertThat(screen.enter("save x.exe").text()).contains("a record ends in .sgf");
    screen.enter("s").enter("g1.sgf");
    assertThat(screen.text()).contains("Saved: g1.sgf");
  }

  @Test
  void asksBeforeReplacingAnotherFile() throws IOException {
    Path file = Files.writeString(folder.resolve("notes.sgf"), "mine");
    bench.request(PERSON, PERSON);
    TestScreen screen = screen().enter("h8").enter("save " + file);
    assertThat(screen.text()).contains("Replace notes.sgf? It belongs to another game. y confirms");
    screen.type("n");
    assertThat(bench.records.moves).isEmpty();
    screen.enter("save " + file).type("y");
    assertThat(bench.records.moves).containsKey(file);
    bench.records.moves.clear();
    screen.enter("h9").enter("save " + file);
    assertThat(bench.records.moves).as("a file of this game").containsKey(file);
    bench.records.moves.clear();
    screen.enter("new").press(ENTER).enter("save " + file);
    assertThat(bench.records.moves).as("a file of another game").isEmpty();
    screen.type("n").enter("save! " + file);
    assertThat(bench.records.moves).containsKey(file);
  }

  @Test
  void writesCommentsOnTheCurrentPosition() {
    bench.request(PERSON, PERSON);
    TestScreen screen = screen().enter("h8").enter("comment A fine Move");
    assertThat(screen.text()).contains("A fine Move", "Comment saved for move 1.");
    assertThat(comment()).isEqualTo("A fine Move");
    screen.enter("#");
    assertThat(screen.text()).contains("> comment A fine Move");
    screen.press(Key.Named.END).enter("!");
    assertThat(comment()).isEqualTo("A fine Move!");
    screen.enter("h9");
    assertThat(screen.text()).doesNotContain("A fine Move!");
    screen.enter("1");
    assertThat(screen.text()).contains("A fine Move!");
    screen.enter("#").press(Key.Named.CONTROL_U, ENTER);
    assertThat(comment()).isEmpty();
    assertThat(screen.text())
        .contains("Comment deleted from move 1.")
        .doesNotContain("A fine Move!", "> comment");
  }

  @Test
  void aCommentBelongsToTheMoveWhereItWasStarted() {
    bench.request(PERSON, PERSON);
    TestScreen screen = screen().enter("h8").type("comment about h8");
    bench.game().play(Stone.WHITE, bench.game().state().version(), Point.parse("i9"));
    screen.loop.runAll();
    screen.press(ENTER);
    assertThat(comment()).isEmpty();
    assertThat(CommentEditor.commentAt(bench.game().state().record(), List.of(0)))
        .isEqualTo("about h8");
  }

  private String comment() {
    GameState state = bench.game().state();
    return CommentEditor.commentAt(state.record(), state.path());
  }

  @Test
  void preservesTheLinesOfAnUnchangedComment() {
    bench.request(PERSON, PERSON);
    TestScreen screen = screen();
    bench.game().note(List.of(), List.of(new RecordNote.Comment("one\ntwo")));
    screen.loop.runAll();
    screen.enter("#");
    assertThat(screen.text()).contains("> comment one two");
    screen.press(ENTER);
    assertThat(comment()).isEqualTo("one\ntwo");
  }

  @Test
  void editsTheRecordAtTheCurrentMove() {
    bench.request(GameSetup.explore(GAME));
    TestScreen screen = screen().enter("1").enter("i9").enter("edit main");
    assertThat(bench.game().state().path()).isEqualTo(List.of(0, 0));
    assertThat(screen.enter("edit promote").text())
        .contains("This variation is already the main line.");
    screen.enter("edit delete");
    assertThat(moves()).containsExactly("h8");
    assertThat(bench.game().state().record().mainLine()).hasSize(2);
    screen.enter("edit undo").enter("2");
    assertThat(moves()).containsExactly("h8", "i9");
    assertThat(screen.enter("edit redo").enter("edit redo").text()).contains("Nothing to redo.");
    assertThat(screen.type("edit mi").text()).doesNotContain("swap left and right");
    assertThat(screen.type("rror").text()).contains("Enter: swap left and right");
  }

  @Test
  void addsAndRemovesMarks() {
    bench.request(GameSetup.explore(GAME));
    TestScreen screen = screen().press(Key.Named.HOME);
    screen.enter("m circle h9").enter("mark letter");
    assertThat(bench.game().state().record().notes())
        .containsExactly(
            new RecordNote.Marked("circle", List.of(Point.parse("h9"))),
            new RecordNote.Marked("A", List.of(Point.parse("h8"))));
    screen.enter("m circle h9").enter("edit clear");
    assertThat(bench.game().state().record().notes()).isEmpty();
    assertThat(screen.enter("edit clear").text()).contains("No comments or marks here.");
  }

  @Test
  void reportsAMoveNumberBeyondTheRecord() {
    bench.request("freestyle", 15, PERSON, PERSON, Fouls.REFUSE, "h8 h9");
    TestScreen screen = screen().enter("1").enter("99");
    assertThat(screen.text()).contains("There are only 2 moves.");
    assertThat(moves()).containsExactly("h8");
    assertThat(screen.enter("2").text()).doesNotContain("only 2 moves");
    assertThat(moves()).hasSize(2);
  }

  @Test
  void showsTheCursorAndTheLastStoneSideBySide() {
    bench.request("freestyle", 15, PERSON, PERSON, Fouls.REFUSE, "h8");
    TestScreen screen = screen();
    assertThat(screen.row(8)).contains("{●}");
    screen.press(Key.Named.RIGHT);
    assertThat(screen.row(8)).contains("(●|┼]");
    screen.press(Key.Named.LEFT, Key.Named.LEFT);
    assertThat(screen.row(8)).contains("[┼|●)");
    screen.press(Key.Named.LEFT);
    assertThat(screen.row(8)).contains("[┼]┼(●)");
  }

  @Test
  void marksTheWinningLineWithoutColours() {
    bench.request("freestyle", 15, PERSON, PERSON, Fouls.REFUSE, "a1 b2 a2 b3 a3 b4 a4 b5 a5");
    assertThat(screen().row(3)).startsWith("◆─○");
    TestScreen ascii =
        new TestScreen(bench, TerminalStyle.of(ColourDepth.NONE, CharacterWidths.NARROW, true));
    assertThat(ascii.row(3)).startsWith("# O");
    TestScreen coloured =
        new TestScreen(bench, TerminalStyle.of(ColourDepth.TRUE, CharacterWidths.NARROW, false));
    assertThat(coloured.row(3)).startsWith("●─●");
  }

  @Test
  void changesAndSavesTheSkin() {
    bench.request(PERSON, PERSON);
    screen().enter("k");
    assertThat(bench.preferences).containsEntry("console.skin", "slate");
  }

  @Test
  void quits() {
    bench.request(PERSON, PERSON);
    assertThat(screen().type("q").screen.exit()).isEmpty();
    assertThat(screen().enter("q").screen.exit()).hasValue(0);
    assertThat(screen().press(Key.Named.CONTROL_D).screen.exit()).hasValue(0);
    assertThat(screen().press(Key.Named.CONTROL_C).screen.exit()).hasValue(130);
    assertThat(screen().type("?").press(Key.Named.CONTROL_C).screen.exit()).hasValue(130);
  }

  @Test
  void showsHelpInBothLanguages() {
    bench.request(PERSON, PERSON);
    TestScreen screen = screen().type("?");
    assertThat(screen.text()).contains("Enter, Space  place a stone at the cursor");
    assertThat(screen.press(Key.Named.DOWN).text()).contains("Lines 2 to 24 of ");
    assertThat(screen.press(Key.Named.PAGE_DOWN).text()).contains("Lines 25 to 47 of ");
    assertThat(screen.press(Key.Named.END).text()).contains("this help");
    assertThat(screen.press(Key.Named.HOME).text()).contains("Lines 1 to 23 of ");
    assertThat(screen.type("x").text()).doesNotContain("Space").contains("Black to move");
    bench.locale = Locale.CHINESE;
    assertThat(screen().type("？").text()).contains("在光标处落子");
  }

  @Test
  void helpOmitsUnavailableCommands() {
    bench.services.clear();
    bench.request(PERSON, PERSON);
    String help = String.join("\n", screen().type("?").frame(80, 70));
    assertThat(help)
        .contains("u Enter", "mark h8", "help", "switch the board style")
        .doesNotContain("hint", "analyse", "save", "problem", "other games", "newer version");
  }

  @Test
  void watchesWithoutInput() {
    TestScreen screen = screen();
    assertThat(screen.text()).contains("Waiting for a game to watch…");
    bench.open(new FakeWorkbench().request(PERSON, PERSON).request().orElseThrow());
    bench.game().answer(Point.parse("h8"));
    screen.loop.runAll();
    assertThat(screen.row(8)).contains("(●)").doesNotContain("[");
    for (String line : List.of("h9", "u", "r", "n", "p", "pass")) {
      assertThat(screen.enter(line).text()).contains("You can only watch this game.");
    }
    screen.type("[");
    assertThat(moves()).containsExactly("h8");

    bench.open(new FakeWorkbench().request(PERSON, PERSON).request().orElseThrow());
    screen.loop.runAll();
    assertThat(screen.row(8)).doesNotContain("●");
    screen.screen.close();
    assertThat(bench.game().closed()).isFalse();
  }

  @Test
  void reportsAFirstGameThatCannotBeOpenedToTheApplication() {
    bench.request("odd", 15, PERSON, PERSON, Fouls.REFUSE, "");
    assertThatThrownBy(this::screen).isInstanceOf(RefusedException.class);
  }

  @Test
  void solvesProblemsWithTheCursor() {
    bench.problems.add(ProblemKind.WIN_BY_FOURS, "h8 a1 i8 c1 j8 e1", "k8");
    bench.request(PERSON, PERSON);
    TestScreen screen = screen().enter("d");
    assertThat(screen.text())
        .contains(
            "Black to play: win by continuous",
            "fours (VCF).",
            "Freestyle · grade 3 · solved",
            "x⏎ solution");
    assertThat(screen.press(Key.Named.UP).row(9)).as("the arrows move the cursor").contains("[");
    screen.enter("x");
    assertThat(screen.text()).contains("Solution: k8", "⏎ next problem");
    screen.enter("x");
    assertThat(screen.text()).contains("You are not solving a problem.");
    bench.problems.add(ProblemKind.ONLY_DEFENCE, "h8 a1 i8 c1 j8", "g8");
    screen.press(ENTER);
    assertThat(screen.text()).contains("White to play: find the only");
  }

  @Test
  void showsAndStepsThroughTheSolutionOfAProblem() {
    bench.player("deep", "g8");
    bench.reports.put(
        "deep",
        Insight.Line.of(new Score.LossIn(2), List.of(Point.parse("g8"), Point.parse("l8"))));
    bench.problems.add(ProblemKind.WIN_BY_FOURS, "h8 a1 i8 c1 j8 e1", "k8");
    bench.request(PERSON, PERSON);
    TestScreen screen = screen().enter("d").enter("x");
    assertThat(screen.row(8)).contains("2─●─●─●─1─3");
    screen.press(Key.Named.RIGHT);
    assertThat(screen.row(8)).as("k8 is a stone").contains("1─●─●─●(●)2");
  }

  @Test
  void choosesProblemsOnAPage() {
    bench.problems.add(ProblemKind.WIN_BY_FOURS, "h8 a1 i8 c1 j8 e1", "k8");
    bench.problems.add(ProblemKind.ONLY_DEFENCE, "h8 a1 i8 c1 j8", "g8");
    bench.request(PERSON, PERSON);
    TestScreen screen = screen().enter("dd");
    assertThat(screen.text()).contains("Choose problems", "< Any task >", "Due: 0 · new: 1");
    screen.press(Key.Named.LEFT);
    assertThat(screen.text()).contains("< Only defence >");
    screen.press(Key.Named.DOWN).press(Key.Named.DOWN).press(Key.Named.RIGHT);
    assertThat(screen.text()).contains("< 1 >");
    screen.press(ENTER);
    assertThat(screen.text()).contains("Choose problems", "No more problems match your filter");
    screen.press(Key.Named.LEFT).press(ENTER);
    assertThat(screen.text()).contains("White to play: find the only");
  }
}
