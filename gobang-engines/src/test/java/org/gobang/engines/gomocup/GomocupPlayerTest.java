package org.gobang.engines.gomocup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.concurrent.CopyOnWriteArrayList;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.gobang.api.player.Settings;
import org.gobang.api.record.Ending;
import org.gobang.game.GuardedPlayer;
import org.gobang.game.PlayerReply.Chosen;
import org.gobang.game.PlayerReply.Failed;
import org.gobang.game.PlayerSetup;
import org.gobang.game.StopSignal;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GomocupPlayerTest {

  private static final Budget LONG = time(20_000);

  private final List<GuardedPlayer> open = new CopyOnWriteArrayList<>();
  private final List<Insight> reports = new CopyOnWriteArrayList<>();

  static {
    GomocupPlayerTest.class.getModule().addUses(BoardProvider.class);
  }

  @AfterEach
  void close() {
    open.forEach(GuardedPlayer::close);
  }

  @AfterAll
  static void leavesNoProcess() {
    await().until(() -> ProcessHandle.current().descendants().noneMatch(ProcessHandle::isAlive));
  }

  private static Budget time(long millis) {
    return Budget.of(new Limit.MoveTime(Duration.ofMillis(millis)));
  }

  private static Map<String, String> options(String manner, String... more) {
    Map<String, String> options = new LinkedHashMap<>();
    options.put("command", ToyEngine.command(manner));
    for (int i = 0; i < more.length; i += 2) {
      options.put(more[i], more[i + 1]);
    }
    return options;
  }

  private GuardedPlayer create(Board start, Map<String, String> options)
      throws InterruptedException {
    GomocupProvider provider = new GomocupProvider("toy", Map.of());
    Settings settings = Settings.of(provider.options(), options, 0);
    GuardedPlayer player =
        GuardedPlayer.create(new PlayerSetup("toy", provider, settings, thread -> {}), start);
    open.add(player);
    return player;
  }

  private GuardedPlayer create(String manner) throws InterruptedException {
    return create(board("freestyle", ""), options(manner));
  }

  private static Board board(String rules, Start start) {
    return ServiceLoader.load(BoardProvider.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(provider -> provider.id().equals(rules))
        .findFirst()
        .orElseThrow()
        .create(start);
  }

  private static Board board(String rules, String moves) {
    return after(board(rules, Start.empty(15)), moves);
  }

  private static Board after(Board board, String moves) {
    for (Move move : MoveText.parse(moves, board.toMove())) {
      board = board.play(move);
    }
    return board;
  }

  private org.gobang.game.PlayerReply ask(GuardedPlayer player, Board board, Budget budget)
      throws InterruptedException {
    reports.clear();
    return player.ask(board, budget, 1, new StopSignal(), reports::add);
  }

  private String answer(GuardedPlayer player, Board board) throws InterruptedException {
    org.gobang.game.PlayerReply reply = ask(player, board, LONG);
    assertThat(reply).isInstanceOf(Chosen.class);
    return ((Chosen) reply).point().toString();
  }

  private Failed failure(String manner, String moves, Budget budget) throws InterruptedException {
    org.gobang.game.PlayerReply reply = ask(create(manner), board("freestyle", moves), budget);
    assertThat(reply).isInstanceOf(Failed.class);
    return (Failed) reply;
  }

  /** Returns the engine's messages: the commands that it received, from the well-behaved one. */
  private List<String> notes() {
    return reports.stream().map(each -> ((Insight.Note) each).text()).toList();
  }

  /** Returns the commands that the engine received, without settings. */
  private List<String> commands() {
    return notes().stream().filter(line -> !line.startsWith("INFO")).toList();
  }

  @Test
  void playsAGameMoveByMove() throws Exception {
    GuardedPlayer player = create("good");
    assertThat(answer(player, board("freestyle", ""))).isEqualTo("a15");
    assertThat(commands()).containsExactly("START 15", "YXSHOWINFO", "START 15", "BEGIN");
    assertThat(answer(player, board("freestyle", "a15 h8"))).isEqualTo("b15");
    assertThat(commands()).containsExactly("TURN 7,7");
    assertThat(answer(player, board("freestyle", "a15 h8 b15 a1"))).isEqualTo("c15");
    assertThat(commands()).containsExactly("TURN 0,14");
  }

  @Test
  void answersTheFirstMoveAsWhite() throws Exception {
    Board board = board("standard", "a15");
    assertThat(answer(create(board, options("good")), board)).isEqualTo("b15");
    assertThat(commands()).containsExactly("START 15", "YXSHOWINFO", "START 15", "TURN 0,0");
    assertThat(notes()).contains("INFO rule 1");
  }

  @Test
  void receivesAPositionInTheOrderOfItsMoves() throws Exception {
    Board board = board("renju", "h8 h9 i10");
    assertThat(answer(create(board, options("good")), board)).isEqualTo("a15");
    assertThat(commands())
        .containsExactly("START 15", "YXSHOWINFO", "START 15", "BOARD", "7,7,2", "7,6,1", "8,5,2");
    assertThat(notes()).contains("INFO rule 4");
  }

  @Test
  void receivesASetUpAsAlternatingMoves() throws Exception {
    List<Move.Place> stones =
        List.of(
            new Move.Place(Stone.BLACK, Point.parse("a1")),
            new Move.Place(Stone.BLACK, Point.parse("b1")),
            new Move.Place(Stone.BLACK, Point.parse("c1")),
            new Move.Place(Stone.WHITE, Point.parse("a2")));
    Board board = board("caro", new Start(9, stones, Stone.WHITE));
    GuardedPlayer player = create(board, options("good"));
    assertThat(answer(player, board)).isEqualTo("a9");
    assertThat(commands())
        .containsExactly(
            "START 9", "YXSHOWINFO", "START 9", "BOARD", "0,8,2", "1,8,2", "0,7,1", "2,8,2");
    assertThat(answer(player, after(board, "a9 i9"))).isEqualTo("b9");
    assertThat(commands()).containsExactly("TURN 8,0");
  }

  @Test
  void takesBackTheNewestFirst() throws Exception {
    GuardedPlayer player = create("good");
    Board board = board("freestyle", "h8");
    assertThat(answer(player, board)).isEqualTo("a15");
    assertThat(answer(player, after(board, "a15 h7"))).isEqualTo("b15");
    assertThat(answer(player, after(board, "a15 o1"))).isEqualTo("b15");
    assertThat(commands()).containsExactly("TAKEBACK 1,0", "TAKEBACK 7,8", "TURN 14,14");
    assertThat(answer(player, board)).isEqualTo("a15");
    assertThat(commands())
        .containsExactly(
            "TAKEBACK 1,0", "TAKEBACK 14,14", "TAKEBACK 0,0", "TAKEBACK 7,7", "TURN 7,7");
  }

  @Test
  void restartsWithoutTakeBackSupport() throws Exception {
    GuardedPlayer player = create("restarts");
    answer(player, board("freestyle", "h8"));
    assertThat(answer(player, board("freestyle", "h9"))).isEqualTo("a15");
    assertThat(commands()).containsExactly("TAKEBACK 0,0", "RESTART", "BOARD", "7,6,2");
    assertThat(notes()).contains("INFO rule 0");
    assertThat(answer(player, board("freestyle", ""))).isEqualTo("a15");
    assertThat(commands()).containsExactly("RESTART", "BEGIN");
  }

  @Test
  void startsANewProcessWithoutRestartSupport() throws Exception {
    GuardedPlayer player = create("knows-little");
    answer(player, board("freestyle", "h8"));
    assertThat(answer(player, board("freestyle", "h9"))).isEqualTo("a15");
    assertThat(commands()).containsExactly("START 15", "YXSHOWINFO", "START 15", "BOARD", "7,6,2");
    await().until(() -> alive("knows-little") == 1);
  }

  @Test
  void receivesItsSettings(@TempDir Path data) throws Exception {
    Board board = board("caro-exact", "");
    GuardedPlayer player =
        create(
            board,
            options(
                "good",
                "memory",
                "3000",
                "info",
                "thread_num=2 'strength=9 0'",
                "reserve",
                "70",
                "data-folder",
                data.toString()));
    Budget budget =
        Budget.of(
            new Limit.MoveTime(Duration.ofSeconds(2)),
            new Limit.Clock(Duration.ofSeconds(30), Duration.ofMillis(1500)),
            new Limit.Nodes(1L << 40),
            new Limit.Depth(7));
    ask(player, board, budget);
    assertThat(notes())
        .containsExactly(
            "START 15",
            "YXSHOWINFO",
            "INFO max_memory 3145728000",
            "INFO game_type 1",
            "INFO rule 9",
            "INFO show_detail 2",
            "INFO folder " + data,
            "INFO thread_num 2",
            "INFO strength 9 0",
            "START 15",
            "INFO timeout_match 29930",
            "INFO timeout_turn 1930",
            "INFO time_left 29930",
            "INFO time_increment 1500",
            "INFO max_node 1099511627776",
            "INFO max_depth 7",
            "BEGIN");
    ask(player, after(board, "a15 h8"), Budget.UNLIMITED);
    assertThat(notes())
        .containsExactly("INFO timeout_turn 59930", "INFO time_left 2147483647", "TURN 7,7");
    ask(player, after(board, "a15 h8 b15 h9"), time(60));
    assertThat(notes()).contains("INFO timeout_turn 0");
  }

  @Test
  void runsInItsWorkingFolder(@TempDir Path folder) throws Exception {
    Board board = board("freestyle", "");
    Map<String, String> options =
        options("environment", "environment", "TOY='a b'", "working-folder", folder.toString());
    answer(create(board, options), board);
    assertThat(notes()).containsExactly("a b " + folder.toRealPath());
  }

  @Test
  void reportsItsDetails() throws Exception {
    answer(create("details"), board("freestyle", ""));
    assertThat(reports)
        .containsExactly(
            Insight.Line.of(new Score.Estimate(12), List.of(Point.parse("h8"), Point.parse("i7")))
                .withDepth(3),
            Insight.Line.of(new Score.LossIn(6), List.of(Point.parse("a15"), Point.parse("o1")))
                .withDepth(4)
                .withNodes(1234));
  }

  @Test
  void reportsOtherMessagesAsNotes() throws Exception {
    assertThat(answer(create("chats"), board("freestyle", ""))).isEqualTo("a15");
    assertThat(notes()).containsExactly("Hello 你好");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"lower-case", "lone-cr", "floods", "noisy", "suggests", "ignores", "errs"})
  void mayFormatItsOutputFreely(String manner) throws Exception {
    GuardedPlayer player = create(manner);
    assertThat(answer(player, board("freestyle", ""))).isEqualTo("a15");
    assertThat(answer(player, board("freestyle", "a15 h8"))).isEqualTo("b15");
  }

  @Test
  void stopsOnRequestIfSupported() throws Exception {
    StopSignal stop = new StopSignal();
    GuardedPlayer player = create("stops");
    stop.request();
    assertThat(player.ask(board("freestyle", ""), LONG, 1, stop, insight -> {}))
        .isInstanceOf(Chosen.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "crashes | CRASHED | toy ended its process (status 1); its last output: Exception in thread"
            + " \"main\" java.lang.IllegalStateException: evaluation failed",
        "exits | CRASHED | toy ended its process (status 0); its last output: Bye",
        "declines | REFUSED | toy has no move: to TURN 7,7 it says ERROR no move",
        "mute | REFUSED | toy has no move: to TURN 7,7 it says UNKNOWN",
        "outside | ILLEGAL | toy played 15,3, which is not on the board",
        "below | ILLEGAL | toy played -1,3, which is not on the board",
        "occupies | ILLEGAL | toy played h8: occupied",
      })
  void losesWithAMessage(String manner, Ending ending, String words) throws Exception {
    Failed failed = failure(manner, "h8", LONG);
    assertThat(failed.ending()).isEqualTo(ending);
    assertThat(failed.words().toString()).isEqualTo(words);
  }

  @Test
  void losesOnTimeWithoutAnAnswer() throws Exception {
    assertThat(failure("silent", "h8", time(300)).ending()).isEqualTo(Ending.OVERSTEPPED);
  }

  @Test
  void losesByAnUnexpectedMove() throws Exception {
    GuardedPlayer player = create("twice");
    assertThat(answer(player, board("freestyle", ""))).isEqualTo("a15");
    await().until(() -> notes().isEmpty());
    org.gobang.game.PlayerReply reply = ask(player, board("freestyle", "a15 h8"), LONG);
    // If the second answer is late, it counts for the next request.
    assertThat(((Failed) reply).ending()).isEqualTo(Ending.ILLEGAL);
    assertThat(((Failed) reply).words().toString())
        .isIn("toy played 0,0 without being asked", "toy played a15: occupied");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "refuses-size | toy does not support freestyle on a 15×15 board: ERROR unsupported size, try 20",
        "refuses-rule | toy does not support freestyle on a 15×15 board: ERROR there are no such rules",
        "no-engine | toy is no Gomocup engine: to START it says unknown command",
        "crashes-at-start | toy ended its process (status 1); its last output: Exception in thread"
            + " \"main\" java.lang.IllegalStateException: no net, no game",
      })
  void isRefusedWithAMessage(String manner, String words) {
    assertThatThrownBy(() -> create(manner)).isInstanceOf(RefusedException.class).hasMessage(words);
  }

  @Test
  void isRefusedWithoutAProgram() {
    Board board = board("freestyle", "");
    assertThatThrownBy(() -> create(board, Map.of()))
        .isInstanceOf(RefusedException.class)
        .hasMessage("command must be given");
    assertThatThrownBy(() -> create(board, Map.of("command", "/no/such/engine -x")))
        .isInstanceOf(RefusedException.class)
        .hasMessage("/no/such/engine is not an executable program.");
    assertThatThrownBy(() -> create(board, Map.of("command", "x", "working-folder", "/no/such")))
        .isInstanceOf(RefusedException.class)
        .hasMessage("toy: folder /no/such not found");
    assertThatThrownBy(() -> create(board, Map.of("command", "x", "info", "y")))
        .isInstanceOf(RefusedException.class)
        .hasMessage("info=y: invalid value. Write NAME=VALUE, several separated by spaces.");
  }

  @Test
  void doesNotSupportPositionsBeyondTheProtocol() {
    GomocupProvider provider = new GomocupProvider();
    assertThat(List.of("freestyle", "standard", "renju", "caro", "caro-exact"))
        .allMatch(rules -> provider.supports(board(rules, "h8")));
    assertThat(provider.supports(board("renju", "h8 pass"))).isFalse();
    assertThat(provider.supports(board("freestyle", "h8 pass"))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"good", "ignores-end", "silent", "floods"})
  void exitsSoonAfterTheEnd(String manner) throws Exception {
    GuardedPlayer player = create(manner);
    ask(player, board("freestyle", ""), time(1000));
    player.close();
    await().until(() -> alive(manner) == 0);
  }

  /** Returns the number of running engines with this behaviour. */
  private static long alive(String manner) {
    return ProcessHandle.current()
        .descendants()
        .filter(ProcessHandle::isAlive)
        .map(each -> each.info().arguments().orElse(new String[0]))
        .filter(arguments -> List.of(arguments).contains(manner))
        .count();
  }

  @Test
  void exitsWhenItsStartIsInterrupted() throws Exception {
    Thread waiting =
        new Thread(
            () -> {
              try {
                create("silent-at-start");
              } catch (InterruptedException nobodyWaits) {
                Thread.currentThread().interrupt();
              }
            });
    waiting.start();
    await().until(() -> alive("silent-at-start") == 1);
    waiting.interrupt();
    waiting.join();
    await().until(() -> alive("silent-at-start") == 0);
  }

  @Test
  void endsWithItsProcessTree() throws Exception {
    GuardedPlayer player = create("begets");
    answer(player, board("freestyle", ""));
    List<Long> pids = Arrays.stream(notes().get(0).split(" ", -1)).map(Long::valueOf).toList();
    assertThat(pids).hasSize(3).allMatch(GomocupPlayerTest::runs);
    player.close();
    await().until(() -> pids.stream().noneMatch(GomocupPlayerTest::runs));
  }

  private static boolean runs(long pid) {
    // A zombie process still has an id, but no command.
    return ProcessHandle.of(pid).flatMap(process -> process.info().command()).isPresent();
  }

  @Test
  void logsTheCommunication(@TempDir Path folder) throws Exception {
    Path log = folder.resolve("logs").resolve("toy.log");
    Board board = board("freestyle", "");
    GuardedPlayer player = create(board, options("lone-cr", "log", log.toString()));
    answer(player, board);
    player.close();
    String stamp = "\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d\\.\\d{3} \\d+ ";
    await().until(() -> Files.readString(log).contains("> END"));
    assertThat(Files.readAllLines(log))
        .allMatch(line -> line.matches(stamp + "[<>] .*"))
        .extracting(line -> line.replaceFirst(stamp, ""))
        .contains("> START 15", "< OK", "> BEGIN", "< MESSAGE mine", "< 0,0", "> END");
  }
}
