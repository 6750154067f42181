package org.gobang.engines.brain;

import static org.assertj.core.api.Assertions.assertThat;

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
import org.gobang.engines.Toys;
import org.gobang.game.StopSignal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is said while a move is thought of. */
class ThinkingTest {

  private final Toys toys = new Toys();

  private Talk talk(String toy) throws IOException {
    return new Talk(toys, Toys.who(toy));
  }

  private void awaitQuestion() throws InterruptedException {
    assertThat(toys.asked().await(20, TimeUnit.SECONDS)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"YXSTOP", "yxstop", "STOP", "INFO timeout_turn 0", "info TIMEOUT_TURN  0"})
  void aStopIsHeard(String stop) throws Exception {
    try (Talk talk = talk("patient").start("BEGIN")) {
      awaitQuestion();
      talk.say(stop).hears("0,14");
      talk.hearsNoMore();
    }
  }

  /** However late the question is put, the stop that came behind it is meant for it. */
  @Test
  void aStopInTheSameBreathIsHeard() throws Exception {
    try (Talk talk = talk("patient")) {
      talk.say("START 15", "BEGIN", "YXSTOP").hears("OK", "0,14");
      talk.say("TURN 7,7", "YXSTOP").hears("1,14");
    }
  }

  @Test
  void aStopBeforeTheQuestionIsNotMeantForIt() throws Exception {
    try (Talk talk = talk("patient").start("YXSTOP", "BEGIN")) {
      awaitQuestion();
      talk.say("ABOUT", "YXSTOP");
      assertThat(talk.hear()).isEqualTo("0,14");
      assertThat(talk.hear()).startsWith(Talk.ABOUT);
    }
  }

  /** The manager's clock runs from its next command on. */
  @Test
  void thePlayerIsThereWhenTheGameMayBegin() throws Exception {
    try (Talk talk = talk("first").start()) {
      assertThat(toys.made()).isEqualTo(1);
      talk.say("RESTART").hears("OK");
      assertThat(toys.made()).isEqualTo(2);
    }
  }

  /**
   * A search is tried before the first game, by a player of its own; its messages are not heard.
   */
  @Test
  void aSearchIsWarmedUpOnce() throws Exception {
    try (Talk talk = talk("settings").start()) {
      assertThat(toys.made()).isEqualTo(4);
      talk.say("BEGIN").hears("MESSAGE 1 threads, hash 16", "0,14");
      talk.say("RESTART").hears("OK");
      assertThat(toys.made()).isEqualTo(5);
    }
  }

  /** To make another would cost the first move its time. */
  @Test
  void whatThePlayerIsSetToAnywayMakesNoOther() throws Exception {
    try (Talk talk = talk("settings").start("INFO hash_size 16384", "INFO thread_num 1", "BEGIN")) {
      talk.hears("MESSAGE 1 threads, hash 16", "0,14");
      talk.say("INFO hash_size 17000", "TURN 7,7").hears("MESSAGE 1 threads, hash 16", "1,14");
      assertThat(toys.made()).isEqualTo(4);
      talk.say("INFO hash_size 8192", "TURN 8,8").hears("MESSAGE 1 threads, hash 8", "2,14");
      assertThat(toys.made()).isEqualTo(5);
    }
  }

  @Test
  void aPlayerSetOtherwiseIsMadeBeforeAMoveIsWanted() throws Exception {
    try (Talk talk = talk("settings").start("INFO thread_num 4")) {
      long patience = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
      while (toys.made() < 5 && System.nanoTime() < patience) {
        Thread.onSpinWait();
      }
      assertThat(toys.made()).isEqualTo(5);
      talk.say("BEGIN").hears("MESSAGE 4 threads, hash 16", "0,14");
      assertThat(toys.made()).isEqualTo(5);
    }
  }

  @Test
  void withoutTimeTheAnswerIsWantedAtOnce() throws Exception {
    try (Talk talk = talk("patient").start("INFO timeout_turn 0", "BEGIN")) {
      talk.hears("0,14");
      talk.say("INFO timeout_turn 30000", "INFO time_left -1", "TURN 7,7").hears("1,14");
      talk.say("INFO time_left 0", "TURN 8,8").hears("2,14");
    }
  }

  private static Point sayBudget(Turn turn) {
    turn.report(new Insight.Note(turn.budget().toString()));
    return turn.board().allowed().get(0);
  }

  @Test
  void theLimitsReachThePlayer() throws Exception {
    toys.with("says-budget", ThinkingTest::sayBudget);
    try (Talk talk = talk("says-budget").start("INFO timeout_turn 90000", "BEGIN")) {
      assertThat(talk.hear()).matches("MESSAGE \\S+MoveTime\\[time=PT1M\\d+\\.\\d+S]]]");
      talk.hears("0,14");
      talk.say("INFO time_left 70000", "INFO time_increment 10", "INFO max_node 5", "TURN 7,7");
      assertThat(talk.hear())
          .matches(".*MoveTime.*Clock\\[left=PT1M\\d\\.\\d+S, increment=PT0.01S].*count=5]]]");
      talk.hears("1,14");
    }
  }

  /** The player may still be in the making when the manager's clock runs already. */
  @Test
  void whatAMoveWaitsForCountsToItsTime() throws Exception {
    toys.with("says-budget", ThinkingTest::sayBudget);
    ByteArrayOutputStream heard = new ByteArrayOutputStream();
    Voice voice = new Voice(new PrintStream(heard, false, StandardCharsets.UTF_8));
    Seat seat = new Seat(toys, Toys.who("says-budget"));
    Conversation conversation = new Conversation("toy", 0, toys, seat, voice, new Waiting());
    long now = System.nanoTime();
    conversation.hear("START 15", new StopSignal(), now);
    conversation.hear("INFO timeout_turn 90000", new StopSignal(), now);
    conversation.hear("BEGIN", new StopSignal(), now - TimeUnit.SECONDS.toNanos(60));
    assertThat(heard.toString(StandardCharsets.UTF_8))
        .matches("OK\nMESSAGE \\S+MoveTime\\[time=PT2\\d\\.\\d+S]]]\n0,14\n");
  }

  @Test
  void aPlayerThatOverstepsCostsAnAnswer() throws Exception {
    try (Talk talk = talk("stubborn").start("INFO timeout_turn 200", "BEGIN")) {
      assertThat(talk.hear()).startsWith("ERROR stubborn gave no answer within 0.");
      talk.say("RESTART").hears("OK");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"patient", "stubborn"})
  void theEndIsNotHeldUpByAThought(String toy) throws Exception {
    try (Talk talk = talk(toy).start("BEGIN")) {
      awaitQuestion();
      talk.say("ABOUT", "END", "ABOUT");
      talk.ends();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"patient", "stubborn"})
  void theEndOfTheInputIsTheEnd(String toy) throws Exception {
    Talk talk = talk(toy).start("BEGIN");
    awaitQuestion();
    talk.close();
    talk.ends();
  }

  /** As from a file: all of it is answered, and nothing is thought of for long. */
  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void whatWasSaidBeforeTheEndIsAnswered(String end) throws Exception {
    String said =
        String.join(end, "START 15", "", "FOO", "TAKEBACK 1,1", "BEGIN", "FOO", "TURN 3,3", "END");
    ByteArrayOutputStream heard = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(heard, false, StandardCharsets.UTF_8);
    Brain brain = new Brain(toys, Toys.who("patient"), out);
    brain.serve(new ByteArrayInputStream(said.getBytes(StandardCharsets.UTF_8)));
    assertThat(heard.toString(StandardCharsets.UTF_8))
        .isEqualTo("OK\nUNKNOWN FOO\nERROR there is no stone at 1,1\n0,14\nUNKNOWN FOO\n1,14\n");
  }

  @Test
  void anotherGameIsPlayedByAnotherPlayer() throws Exception {
    try (Talk talk = talk("random").start("BEGIN")) {
      String first = talk.hear();
      talk.say("START 15", "BEGIN").hears("OK", first);
    }
  }

  private static Duration moveTime(Turn turn) {
    return turn.budget().limit(Budget.Limit.MoveTime.class).orElseThrow().time();
  }

  /** As on a machine that has no processor for it when its time is up. */
  @Test
  void aPlayerThatAnswersLateGetsLessTimeForItsNextMove() throws Exception {
    List<Duration> times = new CopyOnWriteArrayList<>();
    toys.with(
        "late",
        turn -> {
          times.add(moveTime(turn));
          long until = System.nanoTime() + moveTime(turn).plusMillis(5).toNanos();
          while (System.nanoTime() < until) {
            Thread.onSpinWait();
          }
          return turn.board().allowed().get(0);
        });
    try (Talk talk = talk("late").start("INFO timeout_turn 400", "BEGIN")) {
      talk.hears("0,14");
      talk.say("TURN 7,7").hears("1,14");
    }
    assertThat(times.get(1)).isLessThanOrEqualTo(Duration.ofMillis(295));
  }

  @Test
  void timeIsKeptBackForTheAnswer() {
    Infos infos = new Infos();
    infos.set("timeout_turn 5000");
    infos.set("timeout_match 60000");
    assertThat(infos.budget(Duration.ZERO, new Lag()).toString()).contains("PT4.85S", "PT59.85S");
    infos.spend(Duration.ofSeconds(20));
    assertThat(infos.budget(Duration.ofSeconds(1), new Lag()).toString())
        .contains("PT3.85S", "PT38.85S");
    infos.set("time_left 100");
    infos.set("time_increment 20");
    assertThat(infos.budget(Duration.ZERO, new Lag()).toString())
        .contains("PT4.85S", "PT0.075S", "PT0.02S");
    infos.spend(Duration.ofMillis(200));
    assertThat(infos.atOnce(Duration.ZERO)).isTrue();
    infos.beginGame();
    infos.set("max_node 1000");
    infos.set("max_depth 99999");
    assertThat(infos.budget(Duration.ZERO, new Lag()).toString())
        .contains("PT59.85S", "count=1000", "plies=10000");
  }
}
