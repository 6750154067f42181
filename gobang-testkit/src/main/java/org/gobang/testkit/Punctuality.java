package org.gobang.testkit;

import java.time.Duration;
import java.util.concurrent.Future;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;

/** Whether a player keeps to its budget, and answers when it is told to. */
final class Punctuality {

  static final Duration A_MOMENT = Duration.ofMillis(50);

  private static final Duration GRACE = Duration.ofMillis(200);
  private static final Duration FOR_A_STOP = Duration.ofMillis(100);

  private static final Promise BUDGET =
      new Promise("Budget", "a promise the player keeps; the grace is 200 ms");
  private static final Promise STOP =
      new Promise("Stop", "the player answers with the best it has, within 100 ms");
  private static final Promise INTERRUPTED =
      new Promise("Player.choose", "interrupted: nobody wants the answer any more");

  private Punctuality() {}

  /** An answer comes within the time and the grace, and the host asks for it when time is up. */
  static void within(Bench bench, Limit limit, Duration time) throws Exception {
    Board position = bench.crowded();
    Lateness.check(
        BUDGET,
        "an answer with " + limit,
        time.plus(GRACE),
        () -> {
          try (Hosted player = bench.host(position)) {
            Hosted.Reply reply = player.answer(new TestTurn(position, Budget.of(limit)));
            return reply.givenAt() - reply.askedAt();
          }
        });
  }

  /** A budget without time ends the search by itself, and no line tells of more. */
  static void unstopped(Bench bench, Limit limit) throws InterruptedException {
    Board position = bench.crowded();
    try (Hosted player = bench.host(position)) {
      TestTurn question = new TestTurn(position, Budget.of(limit));
      player.answer(question);
      Insights.checkWithin(question);
    }
  }

  static void stoppedWhileItThinks(Bench bench) throws Exception {
    Board position = bench.crowded();
    Lateness.check(
        STOP,
        "an answer after a stop",
        FOR_A_STOP,
        () -> {
          try (Hosted player = bench.host(position)) {
            TestTurn question = new TestTurn(position, Budget.UNLIMITED);
            Future<Hosted.Reply> asked = player.ask(question);
            Hosted.stopUnlessAnswered(asked, A_MOMENT, question);
            Hosted.Reply reply = player.await(asked, question);
            return reply.givenAt() - question.requestedAt().orElse(reply.givenAt());
          }
        });
  }

  static void stoppedBefore(Bench bench) throws Exception {
    Board position = bench.crowded();
    Lateness.check(
        STOP,
        "an answer where a stop was requested before",
        FOR_A_STOP,
        () -> {
          try (Hosted player = bench.host(position)) {
            TestTurn question = new TestTurn(position, Budget.UNLIMITED);
            question.requestStop();
            Hosted.Reply reply = player.await(player.ask(question), question);
            return reply.givenAt() - reply.askedAt();
          }
        });
  }

  static void interrupted(Bench bench) throws Exception {
    Board position = bench.crowded();
    Lateness.check(
        INTERRUPTED,
        "the end after a stop and an interrupt",
        GRACE,
        () -> {
          try (Hosted player = bench.host(position)) {
            TestTurn question = new TestTurn(position, Budget.UNLIMITED);
            Future<Hosted.Reply> asked = player.ask(question);
            Hosted.stopUnlessAnswered(asked, A_MOMENT, question);
            long begun = System.nanoTime();
            player.interrupt(asked, INTERRUPTED);
            return System.nanoTime() - begun;
          }
        });
  }
}
