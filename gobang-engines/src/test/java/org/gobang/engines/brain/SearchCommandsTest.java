package org.gobang.engines.brain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.gobang.api.Point;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Turn;
import org.gobang.engines.TestPlayers;
import org.gobang.game.StopSignal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands during a search. */
class SearchCommandsTest {

  private final TestPlayers toys = new TestPlayers();

  private ManagerFixture manager(String toy) throws IOException {
    return new ManagerFixture(toys, TestPlayers.who(toy));
  }

  private void awaitTurn() throws InterruptedException {
    assertThat(toys.asked().await(120, TimeUnit.SECONDS)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"YXSTOP", "yxstop", "STOP", "INFO timeout_turn 0", "info TIMEOUT_TURN  0"})
  void stopCommandEndsTheSearch(String stop) throws Exception {
    try (ManagerFixture manager = manager("patient").start("BEGIN")) {
      awaitTurn();
      manager.send(stop).expect("0,14");
      manager.expectNoMore();
    }
  }

  /** A stop after a request applies to it, even if the request is handled late. */
  @Test
  void stopSentWithTheRequestEndsTheSearch() throws Exception {
    try (ManagerFixture manager = manager("patient")) {
      manager.send("START 15", "BEGIN", "YXSTOP").expect("OK", "0,14");
      manager.send("TURN 7,7", "YXSTOP").expect("1,14");
    }
  }

  @Test
  void ignoresAStopBeforeTheRequest() throws Exception {
    try (ManagerFixture manager = manager("patient").start("YXSTOP", "BEGIN")) {
      awaitTurn();
      manager.send("ABOUT", "YXSTOP");
      assertThat(manager.receive()).isEqualTo("0,14");
      assertThat(manager.receive()).startsWith(ManagerFixture.ABOUT);
    }
  }

  /** The manager's clock starts with its next command. */
  @Test
  void createsThePlayerBeforeAnsweringStart() throws Exception {
    try (ManagerFixture manager = manager("first").start()) {
      assertThat(toys.made()).isEqualTo(1);
      manager.send("RESTART").expect("OK");
      assertThat(toys.made()).isEqualTo(2);
    }
  }

  /** The search is warmed up before the first game by a separate player without output. */
  @Test
  void warmsUpASearchOnce() throws Exception {
    try (ManagerFixture manager = manager("settings").start()) {
      assertThat(toys.made()).isEqualTo(4);
      manager.send("BEGIN").expect("MESSAGE 1 threads, hash 16", "0,14");
      manager.send("RESTART").expect("OK");
      assertThat(toys.made()).isEqualTo(5);
    }
  }

  /** Creating another player would cost time of the first move. */
  @Test
  void settingADefaultValueCreatesNoNewPlayer() throws Exception {
    try (ManagerFixture manager =
        manager("settings").start("INFO hash_size 16384", "INFO thread_num 1", "BEGIN")) {
      manager.expect("MESSAGE 1 threads, hash 16", "0,14");
      manager.send("INFO hash_size 17000", "TURN 7,7").expect("MESSAGE 1 threads, hash 16", "1,14");
      assertThat(toys.made()).isEqualTo(4);
      manager.send("INFO hash_size 8192", "TURN 8,8").expect("MESSAGE 1 threads, hash 8", "2,14");
      assertThat(toys.made()).isEqualTo(5);
    }
  }

  @Test
  void changedSettingsCreateANewPlayerBeforeTheNextRequest() throws Exception {
    try (ManagerFixture manager = manager("settings").start("INFO thread_num 4")) {
      await().until(() -> toys.made() == 5);
      manager.send("BEGIN").expect("MESSAGE 4 threads, hash 16", "0,14");
      assertThat(toys.made()).isEqualTo(5);
    }
  }

  @Test
  void answersImmediatelyWithoutTime() throws Exception {
    try (ManagerFixture manager = manager("patient").start("INFO timeout_turn 0", "BEGIN")) {
      manager.expect("0,14");
      manager.send("INFO timeout_turn 30000", "INFO time_left -1", "TURN 7,7").expect("1,14");
      manager.send("INFO time_left 0", "TURN 8,8").expect("2,14");
    }
  }

  private static Point sayBudget(Turn turn) {
    turn.report(new Insight.Note(turn.budget().toString()));
    return turn.board().allowed().get(0);
  }

  @Test
  void passesLimitsToThePlayer() throws Exception {
    toys.with("says-budget", SearchCommandsTest::sayBudget);
    try (ManagerFixture manager =
        manager("says-budget").start("INFO timeout_turn 90000", "BEGIN")) {
      assertThat(manager.receive()).matches("MESSAGE \\S+MoveTime\\[time=PT1M\\d+\\.\\d+S]]]");
      manager.expect("0,14");
      manager.send("INFO time_left 70000", "INFO time_increment 10", "INFO max_node 5", "TURN 7,7");
      assertThat(manager.receive())
          .matches(".*MoveTime.*Clock\\[left=PT1M\\d\\.\\d+S, increment=PT0.01S].*count=5]]]");
      manager.expect("1,14");
    }
  }

  private final ByteArrayOutputStream heard = new ByteArrayOutputStream();

  private CommandHandler handler(String toy) {
    ManagerOutput voice = new ManagerOutput(new PrintStream(heard, false, StandardCharsets.UTF_8));
    BrainPlayer seat = new BrainPlayer(toys, TestPlayers.who(toy));
    return new CommandHandler("toy", toys, seat, voice, new ServiceStatus());
  }

  private static void handle(CommandHandler handler, long time, String... lines)
      throws InterruptedException {
    for (String line : lines) {
      handler.handle(line, new StopSignal(), new StopSignal(), time);
    }
  }

  /** The manager's clock may already run during the creation of the player. */
  @Test
  void countsTheCreationOfThePlayerAsMoveTime() throws Exception {
    toys.with("says-budget", SearchCommandsTest::sayBudget);
    CommandHandler handler = handler("says-budget");
    long now = System.nanoTime();
    handle(handler, now, "START 15", "INFO timeout_turn 90000");
    handle(handler, now - TimeUnit.SECONDS.toNanos(60), "BEGIN");
    assertThat(heard.toString(StandardCharsets.UTF_8))
        .matches("OK\nMESSAGE \\S+MoveTime\\[time=PT2\\d\\.\\d+S]]]\n0,14\n");
  }

  @Test
  void timeOfAPositionStartsWithItsFirstLine() throws Exception {
    toys.with("says-budget", SearchCommandsTest::sayBudget);
    CommandHandler handler = handler("says-budget");
    long now = System.nanoTime();
    handle(handler, now, "START 15", "INFO timeout_turn 90000");
    handle(handler, now - TimeUnit.SECONDS.toNanos(60), "BOARD");
    handle(handler, now, "7,7,2", "DONE");
    assertThat(heard.toString(StandardCharsets.UTF_8))
        .matches("OK\nMESSAGE \\S+MoveTime\\[time=PT2\\d\\.\\d+S]]]\n0,14\n");
  }

  /** The manager's clock may run since the start of the process, limited to the time of a start. */
  @Test
  void countsTheStartOfTheProcessForAWaitingCommand() throws Exception {
    toys.with("says-budget", SearchCommandsTest::sayBudget);
    try (ManagerFixture manager =
        new ManagerFixture(
            toys,
            TestPlayers.who("says-budget"),
            Duration.ofHours(1),
            "START 15",
            "INFO timeout_turn 65000",
            "BEGIN")) {
      manager.expect("OK");
      assertThat(manager.receive()).matches("MESSAGE \\S+MoveTime\\[time=PT5\\d\\.\\d+S]]]");
      manager.expect("0,14");
    }
  }

  /** The manager's clock may already run. */
  @Test
  void skipsTheWarmUpIfTheManagerDoesNotWait() throws Exception {
    CommandHandler handler = handler("settings");
    StopSignal more = new StopSignal();
    more.request();
    long now = System.nanoTime();
    handler.handle("START 15", new StopSignal(), more, now);
    handler.handle("INFO rule 1", new StopSignal(), more, now);
    handler.idle(more);
    assertThat(toys.made()).isZero();
    handler.handle("BEGIN", new StopSignal(), more, now);
    handler.idle(new StopSignal());
    assertThat(toys.made()).isEqualTo(1);
  }

  @Test
  void delaysTheWarmUpIfTheManagerDoesNotWait() throws Exception {
    CommandHandler handler = handler("settings");
    StopSignal more = new StopSignal();
    more.request();
    long now = System.nanoTime();
    handler.handle("START 15", new StopSignal(), more, now);
    handle(handler, now, "INFO rule 1");
    handler.idle(new StopSignal());
    assertThat(toys.made()).isEqualTo(4);
  }

  /** Each move has its share of the remaining time. */
  @Test
  void movesOfOneAnswerShareItsTime() throws Exception {
    List<Long> seconds = new CopyOnWriteArrayList<>();
    toys.with(
        "measures",
        turn -> {
          seconds.add(moveTime(turn).toSeconds());
          return turn.board().allowed().get(0);
        });
    try (ManagerFixture manager = manager("measures").start("INFO timeout_turn 600000")) {
      manager.send("SWAP2BOARD", "DONE").expect("0,14 1,14 2,14");
    }
    assertThat(seconds).hasSize(3);
    assertThat(seconds.get(0)).isBetween(150L, 200L);
    assertThat(seconds.get(1)).isBetween(250L, 300L);
    assertThat(seconds.get(2)).isBetween(500L, 600L);
  }

  @Test
  void reportsAPlayerThatExceedsItsTime() throws Exception {
    try (ManagerFixture manager = manager("stubborn").start("INFO timeout_turn 200", "BEGIN")) {
      assertThat(manager.receive()).startsWith("ERROR stubborn gave no answer within ");
      manager.send("RESTART").expect("OK");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"patient", "stubborn"})
  void endsWithoutWaitingForASearch(String toy) throws Exception {
    try (ManagerFixture manager = manager(toy).start("BEGIN")) {
      awaitTurn();
      manager.send("ABOUT", "END", "ABOUT");
      manager.expectEnd();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"patient", "stubborn"})
  void endOfTheInputEndsTheService(String toy) throws Exception {
    ManagerFixture manager = manager(toy).start("BEGIN");
    awaitTurn();
    manager.close();
    manager.expectEnd();
  }

  /** As from a file: answers all commands without long searches. */
  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void answersCommandsBeforeTheEnd(String end) throws Exception {
    String said =
        String.join(end, "START 15", "", "FOO", "TAKEBACK 1,1", "BEGIN", "FOO", "TURN 3,3", "END");
    PrintStream out = new PrintStream(heard, false, StandardCharsets.UTF_8);
    GomocupBrain brain = new GomocupBrain(toys, TestPlayers.who("patient"), out);
    brain.serve(new ByteArrayInputStream(said.getBytes(StandardCharsets.UTF_8)), Duration.ZERO);
    assertThat(heard.toString(StandardCharsets.UTF_8))
        .isEqualTo("OK\nUNKNOWN FOO\nERROR there is no stone at 1,1\n0,14\nUNKNOWN FOO\n1,14\n");
  }

  @Test
  void newGameHasANewPlayer() throws Exception {
    try (ManagerFixture manager = manager("random").start("BEGIN")) {
      String first = manager.receive();
      manager.send("START 15", "BEGIN").expect("OK", first);
    }
  }

  private static Duration moveTime(Turn turn) {
    return turn.budget().limit(Budget.Limit.MoveTime.class).orElseThrow().time();
  }

  /** As on a loaded machine without a free processor at the end of the time. */
  @Test
  void lateAnswerReducesTheTimeOfTheNextMove() throws Exception {
    List<Duration> times = new CopyOnWriteArrayList<>();
    toys.with(
        "late",
        turn -> {
          times.add(moveTime(turn));
          long until = System.nanoTime() + moveTime(turn).plusMillis(80).toNanos();
          while (System.nanoTime() < until) {
            Thread.onSpinWait();
          }
          return turn.board().allowed().get(0);
        });
    try (ManagerFixture manager = manager("late").start("INFO timeout_turn 1000", "BEGIN")) {
      manager.expect("0,14");
      manager.send("TURN 7,7").expect("1,14");
    }
    assertThat(times.get(1)).isLessThanOrEqualTo(Duration.ofMillis(880));
  }

  @Test
  void reservesAMarginForTheAnswer() {
    ManagerSettings settings = new ManagerSettings();
    settings.set("timeout_turn 5000");
    settings.set("timeout_match 60000");
    assertThat(settings.budget(Duration.ZERO, new AnswerDelay(), 1).toString())
        .contains("PT4.9S", "PT59.96S");
    settings.addSpent(Duration.ofSeconds(20));
    assertThat(settings.budget(Duration.ofSeconds(1), new AnswerDelay(), 1).toString())
        .contains("PT3.9S", "PT38.96S");
    settings.set("time_left 100");
    settings.set("time_increment 20");
    assertThat(settings.budget(Duration.ZERO, new AnswerDelay(), 1).toString())
        .contains("PT4.9S", "PT0.075S", "PT0.02S");
    settings.addSpent(Duration.ofMillis(200));
    assertThat(settings.atOnce(Duration.ZERO, 1)).isTrue();
    settings.beginGame();
    settings.set("max_node 1000");
    settings.set("max_depth 99999");
    assertThat(settings.budget(Duration.ZERO, new AnswerDelay(), 1).toString())
        .contains("PT59.96S", "count=1000", "plies=10000");
  }
}
