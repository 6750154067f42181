package org.gobang.engines.isolated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.analysis.AnalysisRequest;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.gobang.api.player.Settings;
import org.gobang.api.player.Weights;
import org.gobang.api.record.Ending;
import org.gobang.game.GuardedPlayer;
import org.gobang.game.PlayerReply;
import org.gobang.game.PlayerSetup;
import org.gobang.game.StopSignal;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IsolatedProviderTest {

  static final WorkerJvm SMALL = new WorkerJvm(64);
  private static final Budget SHORT = time(300);

  private final List<GuardedPlayer> open = new CopyOnWriteArrayList<>();
  private final List<Insight> reports = new CopyOnWriteArrayList<>();

  @AfterEach
  void close() {
    open.forEach(GuardedPlayer::close);
  }

  @AfterAll
  static void leavesNoProcess() {
    await().until(() -> ProcessHandle.current().descendants().noneMatch(ProcessHandle::isAlive));
  }

  private static Budget time(long millis) {
    return Budget.of(new Budget.Limit.MoveTime(Duration.ofMillis(millis)));
  }

  private GuardedPlayer create(String toy, Settings settings, Board start)
      throws InterruptedException {
    IsolatedProvider provider =
        new IsolatedProvider(new ToyWorker.Provider(toy), SMALL, ToyWorker.command(SMALL));
    GuardedPlayer player =
        GuardedPlayer.create(new PlayerSetup(toy, provider, settings, thread -> {}), start);
    open.add(player);
    return player;
  }

  private GuardedPlayer create(String toy) throws InterruptedException {
    return create(toy, new Settings(Map.of(), 0), empty());
  }

  private static Board empty() {
    return ToyWorker.board("freestyle", Start.empty(15));
  }

  private PlayerReply ask(GuardedPlayer player, Board board, Budget budget)
      throws InterruptedException {
    return player.ask(board, budget, 2, new StopSignal(), reports::add);
  }

  private PlayerReply.Failed failure(String toy, Budget budget) throws InterruptedException {
    PlayerReply reply = ask(create(toy), empty(), budget);
    assertThat(reply).isInstanceOf(PlayerReply.Failed.class);
    return (PlayerReply.Failed) reply;
  }

  @Test
  void playsAndReportsAsInTheSameProcess() throws Exception {
    Start start =
        new Start(
            9,
            List.of(
                new Move.Place(Stone.WHITE, Point.parse("a1")),
                new Move.Place(Stone.BLACK, Point.parse("b1"))),
            Stone.WHITE);
    Board board = ToyWorker.board("renju", start).play(Point.parse("c1")).pass();
    GuardedPlayer player = create("good", new Settings(Map.of(), 0), board);
    Budget budget =
        Budget.of(
            new Budget.Limit.MoveTime(Duration.ofSeconds(9)),
            new Budget.Limit.Clock(Duration.ofSeconds(60), Duration.ofNanos(1)),
            new Budget.Limit.Nodes(1L << 50),
            new Budget.Limit.Depth(3));
    PlayerReply reply = ask(player, board, budget);
    assertThat(((PlayerReply.Chosen) reply).point()).hasToString("d1");
    assertThat(reports)
        .containsExactly(
            Weights.of(9, Map.of(ToyWorker.H8, 7, Point.parse("a1"), -3)),
            Insight.Line.of(new Score.WinIn(5), List.of(ToyWorker.H8, Point.parse("i9")))
                .withDepth(9)
                .withNodes(1L << 40),
            new Insight.Note("board [c1, pass] " + budget));
    assertThat(((PlayerReply.Chosen) ask(player, board.play(Point.parse("d1")), budget)).point())
        .hasToString("e1");
  }

  @Test
  void analysesAsInTheSameProcess() throws Exception {
    AnalysisRequest request = AnalysisRequest.of(empty(), time(9000)).withLines(4);
    create("good").analyze(request, new StopSignal(), reports::add);
    assertThat(reports).endsWith(new Insight.Note("analysis of 4 lines"));
  }

  @Test
  void hasTheSettingsAsInTheSameProcess() throws Exception {
    GuardedPlayer player =
        create("settings", new Settings(Map.of("say", "五子棋 \"{\\\n"), 1L << 60), empty());
    ask(player, empty(), time(9000));
    assertThat(reports).containsExactly(new Insight.Note("五子棋 \"{\\\n " + (1L << 60)));
  }

  @Test
  void hasTheFolderOfThePlayer(@TempDir Path data) throws Exception {
    Path folder = data.resolve("players").resolve("keeps");
    ask(
        create("keeps", new Settings(Map.of(), 0).withFolder(folder), empty()),
        empty(),
        time(9000));
    assertThat(reports).containsExactly(new Insight.Note(Optional.of(folder).toString()));
  }

  @Test
  void answersOnRequest() throws Exception {
    StopSignal stop = new StopSignal();
    stop.request();
    PlayerReply reply = create("patient").ask(empty(), Budget.UNLIMITED, 1, stop, insight -> {});
    assertThat(reply).isInstanceOf(PlayerReply.Chosen.class);
  }

  @ParameterizedTest
  @CsvSource({
    "exits, exits ended its process (status 0)",
    "halts, halts ended its process (status 42)",
    "hogs, hogs used up the 64 MB of memory that its process has",
    "overflows, overflows threw java.lang.StackOverflowError",
    "cuts, cuts closed the connection between its process and the game",
  })
  void losesWithoutEndingTheApplication(String toy, String words) throws Exception {
    PlayerReply.Failed failed = failure(toy, time(20_000));
    assertThat(failed.words().toString()).isEqualTo(words);
    assertThat(failed.ending()).isEqualTo(Ending.CRASHED);
  }

  @Test
  void losesByCrashingItsJvm() throws Exception {
    PlayerReply.Failed failed = failure("crashes", time(20_000));
    String begin = "crashes crashed its process; what Java says of it stands in ";
    assertThat(failed.ending()).isEqualTo(Ending.CRASHED);
    assertThat(failed.words().toString()).startsWith(begin);
    assertThat(Path.of(failed.words().toString().substring(begin.length()))).exists();
    Files.delete(Path.of(failed.words().toString().substring(begin.length())));
  }

  @Test
  void losesOnTimeIfItIgnoresTheStop() throws Exception {
    assertThat(failure("loops", SHORT).ending()).isEqualTo(Ending.OVERSTEPPED);
  }

  @Test
  void losesByAnOccupiedPoint() throws Exception {
    PlayerReply reply = ask(create("occupies"), empty().play(ToyWorker.H8), time(9000));
    assertThat(((PlayerReply.Failed) reply).ending()).isEqualTo(Ending.ILLEGAL);
    assertThat(((PlayerReply.Failed) reply).tried().orElseThrow().point()).isEqualTo(ToyWorker.H8);
  }

  @Test
  void reportsALongReasonOfAFailure() throws Exception {
    PlayerReply.Failed failed = failure("blathers", time(20_000));
    assertThat(failed.ending()).isEqualTo(Ending.CRASHED);
    assertThat(failed.words().toString())
        .startsWith("blathers threw java.lang.IllegalStateException: ")
        .hasSize(Message.MAX_WORDS + 1);
  }

  @Test
  void hasAnEmptyInput() throws Exception {
    GuardedPlayer player = create("reads");
    assertThat(ask(player, empty(), time(9000))).isInstanceOf(PlayerReply.Chosen.class);
    assertThat(reports).containsExactly(new Insight.Note("read 0"));
    Board next = empty().play(ToyWorker.H8);
    assertThat(ask(player, next, time(9000))).isInstanceOf(PlayerReply.Chosen.class);
  }

  @Test
  void cannotPreventTheEndOfItsProcess() throws Exception {
    PlayerReply reply = ask(create("fortifies"), empty(), time(9000));
    assertThat(((PlayerReply.Chosen) reply).point()).hasToString("a1");
  }

  @Test
  void canPrintWithoutLimit() throws Exception {
    PlayerReply reply = ask(create("floods"), empty(), time(20_000));
    assertThat(reply).isInstanceOf(PlayerReply.Chosen.class);
    assertThat(reports).hasSize(1000);
  }

  @Test
  void forgedMessagesAffectOnlyItself() throws Exception {
    PlayerReply reply = ask(create("forges"), empty(), time(9000));
    assertThat(((PlayerReply.Chosen) reply).point()).hasToString("i9");
    assertThat(reports).containsExactly(new Insight.Note("still there"));
  }

  @Test
  void endsWithItsProcessTree() throws Exception {
    GuardedPlayer player = create("begets");
    assertThat(ask(player, empty(), time(2000))).isInstanceOf(PlayerReply.Failed.class);
    List<Long> pids =
        Arrays.stream(((Insight.Note) reports.get(0)).text().split(" ", -1))
            .map(Long::valueOf)
            .toList();
    assertThat(pids).hasSize(3).allMatch(IsolatedProviderTest::runs);
    player.close();
    await().until(() -> pids.stream().noneMatch(IsolatedProviderTest::runs));
  }

  private static boolean runs(long pid) {
    // A zombie process still has an id, but no command.
    return ProcessHandle.of(pid).flatMap(process -> process.info().command()).isPresent();
  }

  @Test
  void isRefusedWithTheReasonOfItsProvider() {
    assertThatThrownBy(() -> create("unknown"))
        .isInstanceOf(RefusedException.class)
        .hasMessage("no such toy");
    Board small = ToyWorker.board("freestyle", Start.empty(5));
    assertThatThrownBy(() -> create("good", new Settings(Map.of(), 0), small))
        .isInstanceOf(RefusedException.class)
        .hasMessage("good does not play freestyle on 5 lines");
  }

  @Test
  void isRefusedIfItsProcessEndsImmediately() {
    assertThatThrownBy(() -> create("exits-at-once"))
        .isInstanceOf(RefusedException.class)
        .hasMessage("exits-at-once ended its process (status 7)");
  }
}
