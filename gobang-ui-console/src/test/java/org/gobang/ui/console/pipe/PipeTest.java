package org.gobang.ui.console.pipe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.gobang.fixtures.workbench.FakeWorkbench.PERSON;
import static org.gobang.fixtures.workbench.FakeWorkbench.computer;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;
import org.gobang.api.explorer.ExploredMove;
import org.gobang.api.explorer.ExploredPosition;
import org.gobang.api.explorer.IndexSummary;
import org.gobang.api.explorer.ResultCounts;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.gobang.api.player.Weights;
import org.gobang.api.problem.ProblemFilter;
import org.gobang.api.problem.ProblemKind;
import org.gobang.api.problem.ProblemProgress;
import org.gobang.api.record.Ending;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.record.RecordNote;
import org.gobang.api.record.Tags;
import org.gobang.api.request.RequestedFile;
import org.gobang.api.review.MoveClass;
import org.gobang.api.update.Release;
import org.gobang.api.update.UpdateReport;
import org.gobang.api.workbench.Fouls;
import org.gobang.api.workbench.Refusal;
import org.gobang.fixtures.workbench.FakeBoard;
import org.gobang.fixtures.workbench.FakeRules;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.stream.StandardStreams;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PipeTest {

  @TempDir private Path folder;

  private final FakeWorkbench bench = new FakeWorkbench();
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final StringWriter err = new StringWriter();

  private int run(String input) throws InterruptedException {
    return run(new StringReader(input), out);
  }

  private int run(Reader input, OutputStream output) throws InterruptedException {
    return run(input, output, false);
  }

  private int run(Reader input, OutputStream output, boolean spoken) throws InterruptedException {
    PipeStreams streams =
        new PipeStreams(
            new BufferedReader(input), output, StandardCharsets.UTF_8, new PrintWriter(err));
    return new Pipe(bench, streams, spoken).run();
  }

  private List<String> events() {
    return out.toString(StandardCharsets.UTF_8).lines().toList();
  }

  private List<String> sentences() {
    return err.toString().lines().toList();
  }

  @Test
  void echoesTheMovesOfBothSides() throws InterruptedException {
    bench.player("runs", "h9 i9").request(PERSON, computer("runs"));
    assertThat(run("h8\ni8\nquit\n")).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8))
        .isEqualTo("1. h8 Black\n2. h9 White\n3. i8 Black\n4. i9 White\n");
    assertThat(sentences()).isEmpty();
  }

  @Test
  void writesSentencesForAListener() throws InterruptedException {
    bench.player("runs", "h9").request(PERSON, computer("runs"));
    assertThat(run(new StringReader("board\nh8\nboard\nquit\n"), out, true)).isZero();
    String begin =
        "Type a point such as h8, board for the position in words, help for all commands,";
    assertThat(events())
        .containsExactly(
            "Freestyle, 15×15",
            begin + " or quit.",
            "Your turn: Black",
            "Freestyle, 15×15",
            "The board is empty.",
            "Your turn: Black",
            "1. h8 Black",
            "2. h9 White",
            "Your turn: Black",
            "Freestyle, 15×15, Test Opening",
            "Black, 1: h8",
            "White, 1: h9",
            "Last move: h9",
            "Your turn: Black");
  }

  @Test
  void reportsANewerVersionAsAnEvent() throws InterruptedException {
    bench.request(PERSON, PERSON);
    Release latest =
        new Release("1.1.0", LocalDate.of(2026, 11, 21), URI.create("https://example.org/"));
    bench.updates.answer = Optional.of(new UpdateReport("1.0.0", latest, true));
    run("updates\n");
    bench.updates.answer = Optional.of(new UpdateReport("1.1.0", latest, false));
    run("updates\n");
    assertThat(events())
        .containsExactly("update 1.1.0 2026-11-21 https://example.org/", "update none");
    assertThat(sentences())
        .containsExactly(
            "gobang: Gobang 1.1.0 is available (released 2026-11-21): https://example.org/",
            "gobang: Gobang 1.1.0 is the latest version.");
  }

  @Test
  void readsTheNextLineAfterTheFileOperation() throws InterruptedException {
    bench.request(PERSON, PERSON).keep("x.sgf", "h8 h9", Map.of());
    bench.records.disk = new CompletableFuture<>();
    Thread pipe = Thread.currentThread();
    new Thread(
            () -> {
              while (bench.games.isEmpty() || pipe.getState() != Thread.State.WAITING) {
                Thread.onSpinWait();
              }
              bench.records.disk.complete(true);
            })
        .start();
    assertThat(run("history\nopen x.sgf\nmoves\nopen y.sgf\nmoves\n")).isZero();
    assertThat(events())
        .containsExactly(
            "history x.sgf",
            "opened x.sgf",
            "1. h8 Black",
            "2. h9 White",
            "moves h8 h9",
            "moves h8 h9");
    assertThat(sentences()).containsExactly("gobang: y.sgf: no file");
  }

  @Test
  void listsAFileOfSeveralGamesAndOpensEach() throws InterruptedException {
    bench.request(PERSON, PERSON).keep("x.sgf", "h8 h9", Map.of());
    GameRecord second =
        GameRecord.of("freestyle", Start.empty(15), MoveText.parse("a1 b1 c1", Stone.BLACK));
    bench.records.further.put(Path.of("x.sgf"), List.of(new LoadedGame(second, List.of())));
    bench.requestedFile = Optional.of(new RequestedFile(Path.of("x.sgf"), true, false));
    assertThat(run("game 2\ngame 3\nopen x.sgf\nmoves\n")).isZero();
    assertThat(events())
        .containsExactly(
            "opened x.sgf",
            "1. a1 Black",
            "2. b1 White",
            "3. c1 Black",
            "opened x.sgf",
            "1. h8 Black",
            "2. h9 White",
            "moves h8 h9");
    assertThat(sentences())
        .contains("gobang: x.sgf: 2 games", "gobang: This file has 2 games.")
        .anyMatch(line -> line.startsWith("gobang: 2. ") && line.endsWith("(3 moves)"));
  }

  @Test
  void aTeachingGameWaitsAfterAMistake() throws InterruptedException {
    bench.player("runs", "h9 i9 j9").player("search", "").request(PERSON, computer("runs"));
    bench.faults.put(1, MoveClass.BLUNDER);
    String input = "teach\nh8\nhint\nundo\ni8\nj8\nplay\nresign\nteach 20\nteach off\nteach 7\n";
    assertThat(run(input)).isZero();
    assertThat(events())
        .containsExactly(
            "teaching 15",
            "1. h8 Black",
            "lesson 1. h8 Black blunder 0.60",
            "hint k11",
            "undone 1",
            "1. i8 Black",
            "lesson 1. i8 Black blunder 0.60",
            "2. h9 White",
            "Black resigns",
            "taught 1 40.0",
            "teaching 20",
            "teaching off");
    assertThat(sentences())
        .containsExactly(
            "gobang: h8: blunder (−60%): follows.",
            "gobang: k11 looks best. Expected: k11, Black ahead.",
            "gobang: i8: blunder (−60%): follows.",
            "gobang: An engine plays this side.",
            "gobang: “7” is not a valid limit. Use 5, 10, 15, 20, 30 or off.");
  }

  /** Publishes the states of a game on another thread with a delay. */
  @Test
  void waitsForTheReplyAfterAGoodMoveOfATeachingGame() throws InterruptedException {
    bench.player("runs", "h9 i9").player("search", "").request(PERSON, computer("runs"));
    bench.faults.put(9, MoveClass.BLUNDER);
    Thread pipe = Thread.currentThread();
    ExecutorService host = Executors.newSingleThreadExecutor();
    bench.notifying =
        news ->
            host.execute(
                () -> {
                  while (pipe.getState() != Thread.State.WAITING) {
                    Thread.onSpinWait();
                  }
                  news.run();
                });
    Deque<String> lines = new ArrayDeque<>(List.of("teach", "h8", "i8", "quit"));
    List<Integer> written = new ArrayList<>();
    Reader typed =
        new Reader() {
          @Override
          public int read(char[] to, int from, int most) {
            written.add(events().size());
            String line = lines.remove() + "\n";
            line.getChars(0, line.length(), to, from);
            return line.length();
          }

          @Override
          public void close() {}
        };
    assertThat(run(typed, out)).isZero();
    host.shutdown();
    assertThat(events())
        .containsExactly("teaching 15", "1. h8 Black", "2. h9 White", "3. i8 Black", "4. i9 White");
    assertThat(sentences()).isEmpty();
    assertThat(written).as("events before each line is read").containsExactly(0, 1, 3, 5);
  }

  @Test
  void questionsAfterAMistakeReferToTheMoveOfTheUser() throws InterruptedException {
    bench.player("runs", "h9").player("search", "").request(PERSON, computer("runs"));
    bench.faults.put(1, MoveClass.BLUNDER);
    assertThat(run("teach\nh8\nwhy a1\nplay\n1\nwhy a1\nhint\nquit\n")).isZero();
    assertThat(events())
        .containsExactly(
            "teaching 15",
            "1. h8 Black",
            "lesson 1. h8 Black blunder 0.60",
            "why a1 blunder 0.15 0.60 a15 b15",
            "2. h9 White",
            "undone 2");
    assertThat(sentences())
        .endsWith(
            "gobang: Wait for your turn to ask about a move.",
            "gobang: Wait for your turn to ask about a move.");
  }

  @Test
  void describesTheConsequencesOfAMove() throws InterruptedException {
    bench.player("search", "").request(PERSON, PERSON);
    bench.faults.put(2, MoveClass.INACCURACY);
    assertThat(run("h8\nwhy i9\nwhy\nwhy h8\nwhy y25\ni9\n")).isZero();
    assertThat(events())
        .containsExactly("1. h8 Black", "why i9 inaccuracy 0.65 0.10 a15 b15", "2. i9 White");
    assertThat(sentences())
        .containsExactly(
            "gobang: i9: inaccuracy, win rate 65% (−10%): follows.",
            "gobang: Enter a point, for example: why h9",
            "gobang: This point is occupied.",
            "gobang: y25 is outside the board.");
  }

  @Test
  void eventsDoNotDependOnTheLocale() throws InterruptedException {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("ar-EG"));
    try {
      bench.player("runs", "h9 i9").request(PERSON, computer("runs"));
      assertThat(run("h8\ni8\nundo\nmoves\n")).isZero();
      assertThat(events())
          .containsExactly(
              "1. h8 Black",
              "2. h9 White",
              "3. i8 Black",
              "4. i9 White",
              "undone 4",
              "undone 3",
              "moves h8 h9");
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void reportsRefusedPluginsOnly() throws InterruptedException {
    bench.player("runs", "h9").request(PERSON, computer("runs"));
    bench.onOpen =
        game -> {
          bench.player("acme", "");
          bench.refused.add(new Refusal("/p/x.jar", Refusal.UNREADABLE, "the file is empty"));
          bench.pluginsChanged();
        };
    assertThat(run("h8\n")).isZero();
    assertThat(events()).containsExactly("1. h8 Black", "2. h9 White");
    assertThat(sentences()).containsExactly("gobang: Couldn’t load x.jar: the file is empty");
  }

  @Test
  void endsWithTheInput() throws InterruptedException {
    bench.request(PERSON, PERSON);
    assertThat(run("h8")).isZero();
    assertThat(events()).containsExactly("1. h8 Black");
    assertThat(bench.game().closed()).isTrue();
  }

  @Test
  void waitsForTheEndOfAGameOfTwoComputers() throws InterruptedException {
    bench.player("one", "d4 e4 f4 g4 h4").player("two", "a1 a2 a3 a5");
    bench.request(computer("one"), computer("two"));
    assertThat(run("")).isZero();
    assertThat(events()).hasSize(10).endsWith("9. h4 Black", "Black wins: d4 e4 f4 g4 h4");
  }

  @Test
  void writesTheMovesOfALoadedGameFirst() throws InterruptedException {
    bench.request("freestyle", 15, PERSON, PERSON, Fouls.REFUSE, "h8 pass");
    assertThat(run("i8\n")).isZero();
    assertThat(events()).containsExactly("1. h8 Black", "2. pass White", "3. i8 Black");
  }

  @Test
  void readsBothCasesAndFullWidthLetters() throws InterruptedException {
    bench.request(PERSON, PERSON);
    run(" H8 \nＨ９\nPASS\n\nｑ\nh1\n");
    assertThat(events()).containsExactly("1. h8 Black", "2. h9 White", "3. pass Black");
    assertThat(sentences()).isEmpty();
  }

  @Test
  void takesBackOneOrTwoMoves() throws InterruptedException {
    bench.player("runs", "h9 g7").request(PERSON, computer("runs"));
    run("h8\nundo\ni8\n");
    assertThat(events())
        .containsExactly(
            "1. h8 Black", "2. h9 White", "undone 2", "undone 1", "1. i8 Black", "2. g7 White");
  }

  @Test
  void pausesAGameOfComputersAfterATakeBack() throws InterruptedException {
    bench.player("one", "d4 e4 f4 g4 h4 h4").player("two", "a1 a2 a3 a5");
    bench.request(computer("one"), computer("two"));
    run("u\nmoves\npause\n");
    assertThat(events())
        .endsWith(
            "Black wins: d4 e4 f4 g4 h4",
            "undone 9",
            "moves d4 a1 e4 a2 f4 a3 g4 a5",
            "9. h4 Black",
            "Black wins: d4 e4 f4 g4 h4");
  }

  @Test
  void resignsForTheUser() throws InterruptedException {
    bench.player("runs", "h9").request(PERSON, computer("runs"));
    run("h8\nresign\nu\nr\nh1\n");
    assertThat(events())
        .containsExactly(
            "1. h8 Black", "2. h9 White", "Black resigns", "undone result", "Black resigns");
    assertThat(sentences()).containsExactly("gobang: The game is over.");
  }

  @Test
  void reportsABadLineAndContinues() throws InterruptedException {
    bench.request(PERSON, PERSON);
    run("jump\nz9\nh8 h9\nh99\nh8\nh8\nu u\nskin\nh9\n");
    assertThat(events()).containsExactly("1. h8 Black", "2. h9 White");
    assertThat(sentences())
        .hasSize(7)
        .contains(
            "gobang: Unknown command or point: “jump”. Type a point such as h8, or help.",
            "gobang: h8: This point is occupied.")
        .allMatch(sentence -> sentence.startsWith("gobang: "));
  }

  @Test
  void reportsThatNothingCanBeTakenBack() throws InterruptedException {
    bench.request(PERSON, PERSON);
    run("u\nh8\n");
    assertThat(events()).containsExactly("1. h8 Black");
    assertThat(sentences()).containsExactly("gobang: Nothing to take back.");
  }

  @Test
  void refusesAForbiddenMoveOrLosesByIt() throws InterruptedException {
    bench.fouls.put(Point.parse("g7"), new Verdict.Refused("double-three", List.of(), true));
    bench.request("renju", 15, PERSON, PERSON, Fouls.REFUSE, "");
    run("g7\nh8\n");
    assertThat(events()).containsExactly("1. h8 Black");
    assertThat(sentences()).containsExactly("gobang: g7: No double-three here.");

    bench.request("renju", 15, PERSON, PERSON, Fouls.LOSE, "");
    run("g7\n");
    assertThat(events()).endsWith("White wins: double-three");
  }

  @Test
  void drawsTheBoardInPlainCharacters() throws InterruptedException {
    bench.fouls.put(Point.parse("c4"), new Verdict.Refused("overline", List.of(), true));
    bench.fouls.put(Point.parse("a1"), new Verdict.Refused("double-three", List.of(), true));
    bench.fouls.put(Point.parse("a2"), new Verdict.Refused("odd", List.of(), true));
    bench.request("renju", 5, PERSON, PERSON, Fouls.REFUSE, "c3 d3");
    run("board\n");
    assertThat(events())
        .containsExactly(
            "1. c3 Black",
            "2. d3 White",
            " 5 . . . . .",
            " 4 . . 6 . .",
            " 3 . . X O .",
            " 2 ! . . . .",
            " 1 3 . . . .",
            "   a b c d e",
            "forbidden to Black: ! odd, 3 double-three, 6 overline");
  }

  @Test
  void writesTheReasonOfAHintOutsideTheEvents() throws InterruptedException {
    bench.player("first", "c3").player("search", "h8").request(PERSON, computer("first"));
    Insight line =
        Insight.Line.of(new Score.WinIn(7), List.of(Point.parse("h8"))).withDepth(9).withNodes(1);
    bench.reports.put("search", line);
    run("hint\n");
    assertThat(events()).containsExactly("hint h8");
    assertThat(bench.game().state().record().tags()).containsEntry(Tags.UNRATED, "hint");
    assertThat(sentences()).containsExactly("gobang: h8 wins in 7 plies (h8).");
  }

  /** Runs a task after the pipe and the reader of its lines have started waiting. */
  private static void runWhenIdle(Runnable task) {
    Thread pipe = Thread.currentThread();
    new Thread(
            () -> {
              while (!lineReaders().allMatch(PipeTest::isWaiting)
                  || (!isWaiting(pipe) && lineReaders().count() > 0)) {
                LockSupport.parkNanos(100_000);
              }
              task.run();
            })
        .start();
  }

  private static Stream<Thread> lineReaders() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().equals("console-lines"));
  }

  private static boolean isWaiting(Thread thread) {
    return thread.getState() == Thread.State.WAITING;
  }

  @Test
  void waitsForAHint() throws InterruptedException {
    bench.answering = PipeTest::runWhenIdle;
    bench.player("first", "c3").request(PERSON, PERSON);
    run("hint\nquit\n");
    assertThat(events()).containsExactly("hint c3");
  }

  @Test
  void waitsInANewGameUntilAHumanIsToMove() throws InterruptedException {
    bench.player("runs", "h8").request(computer("runs"), PERSON);
    bench.onOpen =
        game -> {
          if (bench.games.size() == 2) {
            runWhenIdle(() -> game.answer(Point.parse("i9")));
          }
        };
    run("new\nquit\n");
    assertThat(events()).containsExactly("1. h8 Black", "new game", "1. i9 Black");
  }

  @Test
  void reportsThatNoPlayerHasAHint() throws InterruptedException {
    bench.request(PERSON, PERSON);
    run("hint\n");
    bench.player("runs", "").request(PERSON, PERSON);
    run("hint\n");
    assertThat(sentences())
        .containsExactly("gobang: No hint is available.", "gobang: runs fell over");
  }

  @Test
  void printsTheWeightsOfTheFirstPlayerWithWeights() throws InterruptedException {
    bench.player("search", "h8").player("runs", "");
    bench.reports.put("runs", Weights.of(15, Map.of(Point.parse("h8"), 35, Point.parse("h9"), 40)));
    bench.request(PERSON, computer("search"));
    run("w\n");
    assertThat(events()).containsExactly("weights h9=40 h8=35");
  }

  @Test
  void savesTheGame() throws InterruptedException {
    bench.request(PERSON, PERSON);
    run("h8\nsave My Game.sgf\nsave\nsave x.exe\nundo\nsave empty.sgf\n");
    assertThat(events())
        .containsExactly("1. h8 Black", "saved My Game.sgf", "undone 1", "saved empty.sgf");
    assertThat(bench.records.moves).containsOnlyKeys(Path.of("My Game.sgf"), Path.of("empty.sgf"));
    assertThat(bench.records.moves.get(Path.of("My Game.sgf"))).isEqualTo("h8");
    assertThat(bench.records.moves.get(Path.of("empty.sgf"))).isEmpty();
    assertThat(sentences()).hasSize(2);
  }

  @Test
  void startsANewGame() throws InterruptedException {
    bench.request("freestyle", 15, PERSON, PERSON, Fouls.REFUSE, "h8");
    run("new\ni9\n");
    assertThat(events()).containsExactly("1. h8 Black", "new game", "1. i9 Black");
    assertThat(bench.games).hasSize(2);
    assertThat(bench.games.get(0).closed()).isTrue();
  }

  @Test
  void writesHelpInTheLanguageOfTheUser() throws InterruptedException {
    bench.locale = Locale.CHINESE;
    bench.request(PERSON, PERSON);
    run("?\njump\n");
    assertThat(events()).contains("undo, u     悔棋");
    assertThat(sentences()).containsExactly("gobang: 无法识别“jump”。请输入坐标（如 h8）或 help。");
  }

  @Test
  void writesHelpForOneCommand() throws InterruptedException {
    bench.request(PERSON, PERSON);
    run("help undo\n? R\nhelp skin\nhelp jump\n");
    assertThat(events())
        .containsExactly("undo, u     take back the last move", "resign, r   resign the game");
    assertThat(sentences())
        .containsExactly(
            "gobang: Unknown command or point: “skin”. Type a point such as h8, or help.",
            "gobang: Unknown command or point: “jump”. Type a point such as h8, or help.");
  }

  @Test
  void helpOmitsUnavailableCommands() throws InterruptedException {
    bench.services.clear();
    bench.request(PERSON, PERSON);
    run("help\nskin\n");
    assertThat(String.join("\n", events()))
        .contains("undo, u", "quit, q", "board")
        .doesNotContain("hint", "save", "review", "explore", "problem", "updates", "skin");
    assertThat(sentences()).hasSize(1);
  }

  @Test
  void reportsAFailedComputer() throws InterruptedException {
    for (Ending ending :
        List.of(Ending.OVERSTEPPED, Ending.ILLEGAL, Ending.CRASHED, Ending.REFUSED)) {
      bench.player("runs", "").request(computer("runs"), PERSON);
      bench.player(
          "runs",
          board -> {
            bench.game().end(Optional.of(Stone.WHITE), ending, "boom");
            return Optional.empty();
          });
      run("");
    }
    assertThat(events())
        .containsExactly(
            "White wins: Black overstepped",
            "White wins: Black illegal",
            "White wins: Black crashed",
            "White wins: Black refused");
    String failed =
        "gobang: The engine failed. Type restart to restart it, or restart PLAYER to replace it.";
    assertThat(sentences()).hasSize(8).startsWith("gobang: boom", failed);
  }

  @Test
  void restartsAndReplacesAFailedComputer() throws InterruptedException {
    AtomicInteger asked = new AtomicInteger();
    bench.player("search", "a3").player("runs", "").request(PERSON, computer("runs"));
    bench.player(
        "runs",
        board -> {
          if (asked.incrementAndGet() != 2) {
            bench.game().end(Optional.of(Stone.BLACK), Ending.CRASHED, "boom");
            return Optional.empty();
          }
          return Optional.of(Point.parse("a1"));
        });
    run("restart\nh8\nrestart\nh9\nrestart search\n");
    assertThat(events())
        .containsExactly(
            "1. h8 Black",
            "Black wins: White crashed",
            "undone result",
            "2. a1 White",
            "3. h9 Black",
            "Black wins: White crashed",
            "undone result",
            "4. a3 White");
    assertThat(sentences()).startsWith("gobang: No engine has failed in this game.");
  }

  @Test
  void reportsAnEndWhileWaitingForALine() throws InterruptedException {
    bench.request(PERSON, PERSON);
    Reader clockRunsDown =
        new Reader() {
          @Override
          public int read(char[] buffer, int offset, int length) {
            bench.game().end(Optional.of(Stone.WHITE), Ending.OVERSTEPPED, "");
            return -1;
          }

          @Override
          public void close() {}
        };
    assertThat(run(clockRunsDown, out)).isZero();
    assertThat(events()).containsExactly("White wins: Black overstepped");
  }

  @Test
  void refusesInTheLanguageOfTheUser() throws InterruptedException {
    bench.locale = Locale.CHINESE;
    bench.request(PERSON, PERSON);
    run("resign\nh8\nresign\nh1\n");
    assertThat(sentences()).containsExactly("gobang: 对局尚未开始，无法认输。", "gobang: 对局已经结束。");
  }

  @Test
  void reportsTimeoutsOfHumansAndComputers() throws InterruptedException {
    bench.locale = Locale.CHINESE;
    bench.player("runs", "").request(PERSON, computer("runs"));
    bench.onOpen =
        game -> game.end(Optional.of(Stone.WHITE), Ending.OVERSTEPPED, "the clock ran down");
    run("");
    bench.onOpen = game -> game.end(Optional.of(Stone.BLACK), Ending.OVERSTEPPED, "too slow");
    run("");
    assertThat(sentences())
        .containsExactly(
            "gobang: 时间已用完。",
            "gobang: too slow",
            "gobang: 引擎出错。输入 restart 重启引擎，输入 restart PLAYER 换成其他棋手。");
  }

  @Test
  void shortensAnEndlessLine() throws InterruptedException {
    bench.request(PERSON, PERSON);
    run("save " + "x".repeat(100_000) + ".sgf\r\nh8\r\n\033[2Jbell\007\n");
    assertThat(events()).containsExactly("1. h8 Black");
    assertThat(bench.records.moves).isEmpty();
    assertThat(sentences())
        .containsExactly(
            "gobang: Unknown command or point: “save "
                + "x".repeat(35)
                + "...”. Type a point such as h8, or help.",
            "gobang: Unknown command or point: “?[2Jbell?”. Type a point such as h8, or help.");
  }

  @Test
  void endsWithASentenceIfReadingFails() throws InterruptedException {
    bench.request(PERSON, PERSON);
    Reader broken =
        new Reader() {
          @Override
          public int read(char[] buffer, int offset, int length) {
            throw new OutOfMemoryError();
          }

          @Override
          public void close() {}
        };
    assertThat(run(broken, out)).isEqualTo(1);
    assertThat(sentences()).containsExactly("gobang: Cannot read from standard input.");
  }

  @Test
  void endsWithASentenceIfWritingFails() throws InterruptedException {
    bench.request(PERSON, PERSON);
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("No space left on device");
          }
        };
    assertThat(run(new StringReader("h8\n"), full)).isEqualTo(1);
    assertThat(sentences()).containsExactly("gobang: Cannot write to standard output.");
  }

  @Test
  void endsSilentlyWhenTheReaderIsGone() throws InterruptedException {
    bench.request(PERSON, PERSON);
    OutputStream gone =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new StandardStreams.ReaderGoneException(new IOException("Broken pipe"));
          }
        };
    assertThat(run(new StringReader("h8\n"), gone)).isEqualTo(141);
    assertThat(sentences()).isEmpty();
  }

  @Test
  void writesAWatchedGameAndReadsNothing() throws InterruptedException {
    bench.open(new FakeWorkbench().request(PERSON, PERSON).request().orElseThrow());
    bench.game().answer(Point.parse("h8"));
    OutputStream endsTheApplication =
        new OutputStream() {
          @Override
          public void write(int b) {
            out.write(b);
            Thread.currentThread().interrupt();
          }
        };
    assertThatThrownBy(() -> run(new StringReader("i9\n"), endsTheApplication))
        .isInstanceOf(InterruptedException.class);
    assertThat(events()).containsExactly("1. h8 Black");
    assertThat(bench.game().closed()).isFalse();
  }

  @Test
  void resumesTheUnfinishedGame() throws InterruptedException {
    bench.player("runs", "j10").request(PERSON, PERSON).left("runs", "h8 h9");
    bench.requestIsDefault = true;
    run("a1\nresume\ni8\n");
    assertThat(events())
        .containsExactly(
            "1. a1 Black", "resumed", "1. h8 Black", "2. h9 White", "3. i8 Black", "4. j10 White");
    assertThat(sentences()).as("a script receives no messages about earlier runs").isEmpty();
    assertThat(bench.games.get(0).closed()).isTrue();
  }

  @Test
  void resumesSeveralUnfinishedGamesByNumber() throws InterruptedException {
    bench.player("runs", "j10").request(PERSON, PERSON).left("runs", "h8 h9").left("runs", "a1");
    bench.requestIsDefault = true;
    run("resume 3\nresume 2\ni8\n");
    assertThat(events())
        .containsExactly("resumed", "1. h8 Black", "2. h9 White", "3. i8 Black", "4. j10 White");
    assertThat(sentences()).containsExactly("gobang: No unfinished games.");
  }

  @Test
  void offersTheUnfinishedGameToAListener() throws InterruptedException {
    bench.player("runs", "j10").request(PERSON, PERSON).left("runs", "h8 h9");
    bench.requestIsDefault = true;
    run(new StringReader("quit\n"), out, true);
    assertThat(sentences())
        .containsExactly("gobang: Unfinished game: You – Runs, 2 moves. Type resume to continue.");
  }

  @Test
  void readsUnfinishedGamesOfScriptsReplacedByTheNextGame() throws InterruptedException {
    bench.player("runs", "j10").request(PERSON, PERSON).left("runs", "h8 h9");
    bench.requestIsDefault = true;
    run("quit\n");
    assertThat(bench.records.unfinishedReads).isOne();
    assertThat(sentences()).isEmpty();
  }

  @Test
  void offersNothingIfTheCommandLineRequestsAGame() throws InterruptedException {
    bench.request(PERSON, PERSON).left("runs", "h8 h9");
    run("a1\n");
    assertThat(sentences()).isEmpty();
  }

  @Test
  void resumesAnOpenedGame() throws InterruptedException {
    bench.player("runs", "j10").request(PERSON, computer("runs"));
    bench.keep("x.sgf", "h8 h9 i8", Map.of());
    run("open x.sgf\n1\na1\nplay\nb2\n");
    assertThat(events())
        .endsWith(
            "2. a1 White", "new game", "1. h8 Black", "2. a1 White", "3. b2 Black", "4. j10 White");
  }

  @Test
  void reportsThatNoGameCanBeResumed() throws InterruptedException {
    bench.request(PERSON, PERSON);
    run("g\nhistory\nopen\nopen x.sgf\nh8\n");
    assertThat(events()).containsExactly("1. h8 Black");
    assertThat(sentences())
        .containsExactly(
            "gobang: No unfinished games.",
            "gobang: No finished games yet.",
            "gobang: Enter a file name, for example: open game.sgf",
            "gobang: x.sgf: no file");
  }

  @Test
  void listsAndOpensFinishedGames() throws InterruptedException {
    bench.player("runs", "j10").request(PERSON, computer("runs"));
    Map<String, String> tags = Map.of(Tags.RESULT, "white", Tags.ENDING, "resigned");
    bench.keep("b.sgf", "h8 h9 i8", tags, "The clock was skipped.").keep("a.sgf", "a1", Map.of());
    run("history\nopen b.sgf\nsave c.sgf\n1\n2\n9\n3\n0\nb2\nnew\n");
    assertThat(events())
        .containsExactly(
            "history b.sgf",
            "history a.sgf",
            "opened b.sgf",
            "1. h8 Black",
            "2. h9 White",
            "3. i8 Black",
            "saved c.sgf",
            "undone 3",
            "undone 2",
            "2. h9 White",
            "3. i8 Black",
            "undone 3",
            "undone 2",
            "undone 1",
            "1. b2 Black",
            "new game");
    assertThat(sentences())
        .containsExactly(
            "gobang: The clock was skipped.",
            "gobang: Result in the file: White, resigned.",
            "gobang: There are only 3 moves.");
    assertThat(bench.game().state().white()).isEqualTo(computer("runs"));
    assertThat(bench.records.tags("c.sgf")).containsEntry(Tags.RESULT, "white");
  }

  @Test
  void replacesAnotherFileOnlyOnRequest() throws Exception {
    Path file = Files.writeString(folder.resolve("notes.sgf"), "mine");
    bench.request(PERSON, PERSON);
    run("h8\nsave FILE\n".replace("FILE", file.toString()));
    assertThat(events()).containsExactly("1. h8 Black");
    assertThat(sentences()).hasSize(1).first().asString().contains("To overwrite it: save! ");
    assertThat(bench.records.moves).isEmpty();
    run("h8\nsave! FILE\nh9\nsave FILE\nnew\nsave FILE\n".replace("FILE", file.toString()));
    assertThat(events())
        .containsExactly(
            "1. h8 Black",
            "1. h8 Black",
            "saved " + file,
            "2. h9 White",
            "saved " + file,
            "new game");
    assertThat(sentences()).hasSize(2);
  }

  @Test
  void writesComments() throws InterruptedException {
    bench.request(PERSON, PERSON);
    run("h8\ncomment A fine Move\n# better\ncomment\n0\n#start\n");
    assertThat(events())
        .containsExactly(
            "1. h8 Black",
            "comment 1 A fine Move",
            "comment 1 better",
            "comment 1",
            "undone 1",
            "comment 0 start");
    assertThat(bench.game().state().record().notes())
        .containsExactly(new RecordNote.Comment("start"));
    assertThat(bench.game().state().record().lines().get(0).notes()).isEmpty();
  }

  @Test
  void editsTheRecordAndMarksPoints() throws InterruptedException {
    bench.request(PERSON, PERSON).keep("x.sgf", "h8 h9", Map.of());
    run(
        """
        open x.sgf
        1
        i9
        edit main
        edit main
        mark circle h9
        mark cross
        edit delete
        edit undo
        edit undo
        edit redo
        edit rotate-left
        moves
        """);
    assertThat(events())
        .containsExactly(
            "opened x.sgf",
            "1. h8 Black",
            "2. h9 White",
            "undone 2",
            "2. i9 White",
            "edited main",
            "edited circle h9",
            "edited delete",
            "undone 2",
            "edited undo",
            "edited undo",
            "edited redo",
            "edited rotate-left",
            "1. h8 Black",
            "2. g9 White",
            "undone 2",
            "moves h8");
    assertThat(sentences())
        .containsExactly(
            "gobang: This variation is already the main line.",
            "gobang: Enter a mark and a point, for example: mark circle h9");
  }

  @Test
  void reportsThatGamesCannotBeSaved() throws InterruptedException {
    bench.request(PERSON, PERSON);
    bench.onOpen = game -> bench.troubled("Games are not kept: disk full");
    run("h8\n");
    assertThat(events()).containsExactly("1. h8 Black");
    assertThat(sentences()).containsExactly("gobang: Games are not kept: disk full");
  }

  @Test
  void makesChoicesOfAnOpening() throws InterruptedException {
    bench.rules.put(FakeBoard.OFFERING, new FakeRules(FakeBoard.OFFERING, 15, false));
    bench.request(FakeBoard.OFFERING, 15, PERSON, PERSON, Fouls.REFUSE, "");
    run("h8\nchoose take-black\nchoose SWAP\ni9\nmoves\nquit\n");
    assertThat(events())
        .containsExactly(
            "1. h8 Black",
            "choices White swap odd-one",
            "lay White White",
            "2. swap White",
            "3. i9 White",
            "choices Black take-white take-black",
            "moves h8 swap i9");
    assertThat(sentences())
        .containsExactly(
            "gobang: White: swap the colours, The odd one or place stone 2 (white) anywhere",
            "gobang: choose swap: Swap colours",
            "gobang: choose odd-one: The odd one",
            "gobang: The choice “take-black” is not available now.",
            "gobang: Black: take White or take Black",
            "gobang: choose take-white: Take White",
            "gobang: choose take-black: Take Black");
  }

  @Test
  void setsUpAPosition() throws InterruptedException {
    bench.player("runs", "j10").request(PERSON, computer("runs"));
    run("position Ｈ８，h9 i10\nmoves\nposition h8 h8\nposition jump\nposition\nmoves\n");
    assertThat(events())
        .containsExactly(
            "new game",
            "1. h8 Black",
            "2. h9 White",
            "3. i10 Black",
            "4. j10 White",
            "moves h8 h9 i10 j10",
            "new game",
            "moves");
    assertThat(sentences()).hasSize(2).last().asString().contains("Move 1 (jump)");
  }

  @Test
  void reportsAnEventForEachExploredMove() throws InterruptedException {
    bench.request(PERSON, PERSON);
    bench.explorer.summary =
        Optional.of(new IndexSummary(1, 3, 9, List.of("x.sgf: cannot be read")));
    bench.explorer.positions.put(
        "h8",
        new ExploredPosition(
            new ResultCounts(1, 0, 1, 1),
            List.of(new ExploredMove(List.of(Point.parse("i9")), new ResultCounts(1, 0, 1, 0))),
            List.of()));
    assertThat(run("h8\nexplore games\nquit\n")).isZero();
    assertThat(events())
        .containsExactly(
            "1. h8 Black",
            "explored i9 games 2 black 1 draws 0 white 1 open 0",
            "explored all games 3 black 1 draws 0 white 1 open 1");
    assertThat(bench.explorer.updates.getLast().imports()).containsExactly(Path.of("games"));
    assertThat(sentences()).containsExactly("gobang: x.sgf: cannot be read");
  }

  @Test
  void reportsAnEventForEachMistakeOfAReview() throws InterruptedException {
    bench.player("deep", "").request(PERSON, PERSON).keep("x.sgf", "h8 h9", Map.of());
    bench.faults.put(2, MoveClass.MISSED_DEFENCE);
    assertThat(run("review\nopen x.sgf\nreview\nquit\n")).isZero();
    assertThat(events())
        .containsSubsequence(
            "opened x.sgf",
            "mistake 2. h9 White missed-defence 0.60 k11",
            "reviewed Black 100.0 White 40.0",
            "problems 0");
    assertThat(sentences())
        .contains("gobang: You can review a game when it is over.", "gobang: because");
  }

  private void problem() {
    bench.problems.add(ProblemKind.WIN_BY_FOURS, "h8 a1 i8 c1 j8 e1", "k8");
    bench.problems.request = Optional.of(ProblemFilter.ALL);
    bench.request(PERSON, PERSON);
  }

  @Test
  void solvesAProblemMoveByMove() throws InterruptedException {
    problem();
    bench.player("deep", "g8").reports.put("deep", loss("g8"));
    assertThat(run("k8\nl8\nproblem\n")).isZero();
    assertThat(events())
        .containsExactly(
            "1. h8 Black",
            "2. a1 White",
            "3. i8 Black",
            "4. c1 White",
            "5. j8 Black",
            "6. e1 White",
            "problem win-by-fours freestyle black win-by-fours grade 3",
            "7. k8 Black",
            "right k8",
            "8. g8 White",
            "9. l8 Black",
            "Black wins: h8 i8 j8 k8 l8",
            "right l8",
            "solved");
    assertThat(sentences())
        .containsExactly(
            "gobang: No more problems match your filter." + " Solved today: 0 · due tomorrow: 0.");
    assertThat(bench.problems.answers).containsExactly("solved win-by-fours");
  }

  private static Insight loss(String reply) {
    return Insight.Line.of(new Score.LossIn(2), List.of(Point.parse(reply)));
  }

  @Test
  void refutesAWrongMoveAndShowsTheSolution() throws InterruptedException {
    problem();
    bench.player("deep", "k8 f8 g8");
    bench.reports.put("deep", Insight.Line.of(new Score.WinIn(3), List.of(Point.parse("k8"))));
    assertThat(run("a8\nhint\nsolution\nquit\n")).isZero();
    assertThat(events()).endsWith("7. a8 Black", "wrong a8 loses k8", "undone 7", "solution k8 f8");
    assertThat(sentences())
        .singleElement()
        .asString()
        .contains("Hints, analysis and reviews are off while you solve a problem.");
  }

  @Test
  void takesBackAMoveThatCannotBeJudged() throws InterruptedException {
    problem();
    bench.refusing.add("deep");
    assertThat(run("a8\nquit\n")).isZero();
    assertThat(events()).endsWith("7. a8 Black", "unjudged a8", "undone 7");
    assertThat(sentences()).containsExactly("gobang: No engine supports these rules.");
  }

  @Test
  void failsWithoutAProblem() {
    problem();
    bench.problems.problems.clear();
    bench.problems.progress = new ProblemProgress(0, 0, 2, new ProblemProgress.Counts(0, 0, 0, 0));
    assertThatThrownBy(() -> run("quit\n"))
        .isInstanceOf(RefusedException.class)
        .hasMessage("No problems match your filter.");
  }
}
