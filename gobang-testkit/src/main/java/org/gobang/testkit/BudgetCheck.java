package org.gobang.testkit;

import java.time.Duration;
import java.util.concurrent.Future;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;

/** Checks that a player observes the budget and answers when a stop is requested. */
final class BudgetCheck {

  static final Duration A_MOMENT = Duration.ofMillis(50);

  private static final Duration GRACE = Duration.ofMillis(200);
  private static final Duration FOR_A_STOP = Duration.ofMillis(100);

  private static final Promise BUDGET =
      new Promise("Budget", "a promise the player keeps; the grace is 200 ms");
  private static final Promise STOP =
      new Promise("Stop", "the player answers with the best it has, within 100 ms");
  private static final Promise INTERRUPTED =
      new Promise("Player.choose", "interrupted: the answer is no longer wanted");

  private BudgetCheck() {}

  /**
   * Checks that an answer arrives within the time limit and the grace period. A stop is requested
   * when the time is up.
   */
  static void within(PlayerUnderTest bench, Limit limit, Duration time) throws Exception {
    Board position = bench.crowded();
    LatenessCheck.check(
        BUDGET,
        "an answer with " + limit,
        time.plus(GRACE),
        () -> {
          try (HostedPlayer player = bench.host(position)) {
            HostedPlayer.Reply reply = player.answer(new TestTurn(position, Budget.of(limit)));
            return reply.givenAt() - reply.askedAt();
          }
        });
  }

  /**
   * Checks that a budget without a time limit ends the search, and that no reported line exceeds
   * it.
   */
  static void unstopped(PlayerUnderTest bench, Limit limit) throws InterruptedException {
    Board position = bench.crowded();
    try (HostedPlayer player = bench.host(position)) {
      TestTurn question = new TestTurn(position, Budget.of(limit));
      player.answer(question);
      InsightCheck.checkWithin(question);
    }
  }

  static void stoppedWhileItThinks(PlayerUnderTest bench) throws Exception {
    Board position = bench.crowded();
    LatenessCheck.check(
        STOP,
        "an answer after a stop",
        FOR_A_STOP,
        () -> {
          try (HostedPlayer player = bench.host(position)) {
            TestTurn question = new TestTurn(position, Budget.UNLIMITED);
            Future<HostedPlayer.Reply> asked = player.ask(question);
            HostedPlayer.stopUnlessAnswered(asked, A_MOMENT, question);
            HostedPlayer.Reply reply = player.await(asked, question);
            return reply.givenAt() - question.requestedAt().orElse(reply.givenAt());
          }
        });
  }

  static void stoppedBefore(PlayerUnderTest bench) throws Exception {
    Board position = bench.crowded();
    LatenessCheck.check(
        STOP,
        "an answer where a stop was requested before",
        FOR_A_STOP,
        () -> {
          try (HostedPlayer player = bench.host(position)) {
            TestTurn question = new TestTurn(position, Budget.UNLIMITED);
            question.requestStop();
            HostedPlayer.Reply reply = player.await(player.ask(question), question);
            return reply.givenAt() - reply.askedAt();
          }
        });
  }

  /** Checks that pondering stops on request, and that the player then answers a turn. */
  static void pondersUntilItsStop(PlayerUnderTest bench) throws Exception {
    Board position = bench.crowded();
    LatenessCheck.check(
        HostedPlayer.PONDER,
        "the end of pondering after a stop",
        GRACE,
        () -> {
          try (HostedPlayer player = bench.host(position)) {
            TestTurn question = new TestTurn(position, Budget.UNLIMITED);
            Future<Long> pondering = player.ponder(question);
            HostedPlayer.stopUnlessAnswered(pondering, A_MOMENT, question);
            long ended = player.awaitEnd(pondering, question);
            player.answer(new TestTurn(position, Budget.of(new Limit.Nodes(1))));
            return ended - question.requestedAt().orElse(ended);
          }
        });
  }

  static void interrupted(PlayerUnderTest bench) throws Exception {
    Board position = bench.crowded();
    LatenessCheck.check(
        INTERRUPTED,
        "the end after a stop and an interrupt",
        GRACE,
        () -> {
          try (HostedPlayer player = bench.host(position)) {
            TestTurn question = new TestTurn(position, Budget.UNLIMITED);
            Future<HostedPlayer.Reply> asked = player.ask(question);
            HostedPlayer.stopUnlessAnswered(asked, A_MOMENT, question);
            long begun = System.nanoTime();
            player.interrupt(asked, INTERRUPTED);
            return System.nanoTime() - begun;
          }
        });
  }
}
