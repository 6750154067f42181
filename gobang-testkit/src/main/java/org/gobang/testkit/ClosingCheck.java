package org.gobang.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Future;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;

/** Checks that a player can be closed at any time and leaves no threads behind. */
final class ClosingCheck {

  private static final Promise DAEMONS =
      new Promise("Player", "threads it starts must be daemons and end in close");

  private ClosingCheck() {}

  static void moreThanOnce(PlayerUnderTest bench) throws InterruptedException {
    Board position = bench.crowded();
    try (HostedPlayer player = bench.host(position)) {
      player.answer(new TestTurn(position, LegalMoveCheck.SHORT));
      player.closePlayer();
      player.closePlayer();
    }
  }

  static void withoutAMove(PlayerUnderTest bench) {
    bench.host(bench.start()).close();
  }

  /**
   * Checks that all threads are daemons while the player thinks and after the answer. Threads
   * inherit the daemon status here, as in the host; most pools create non-daemon threads
   * explicitly.
   */
  static void onlyDaemons(PlayerUnderTest bench) throws InterruptedException {
    Board position = bench.crowded();
    try (HostedPlayer player = bench.host(position)) {
      TestTurn question = new TestTurn(position, Budget.UNLIMITED);
      Future<HostedPlayer.Reply> asked = player.ask(question);
      List<Thread> started = new ArrayList<>();
      if (!HostedPlayer.endsWithin(asked, BudgetCheck.A_MOMENT, question)) {
        started.addAll(bench.plugin().threads());
      }
      question.requestStop();
      player.await(asked, question);
      started.addAll(bench.plugin().threads());
      for (Thread thread : started) {
        DAEMONS.check(thread.isDaemon(), "thread \"%s\" is no daemon", thread.getName());
      }
    }
  }

  /** Checks that neither this player nor an earlier one has left a live thread. */
  static void noThread(PlayerUnderTest bench) throws InterruptedException {
    Board position = bench.crowded();
    try (HostedPlayer player = bench.host(position)) {
      player.answer(new TestTurn(position, LegalMoveCheck.SHORT));
    }
    long deadline = System.nanoTime() + bench.plugin().patience().toNanos();
    for (Thread thread : bench.plugin().threads()) {
      thread.join(Math.max(1, (deadline - System.nanoTime()) / 1_000_000));
      DAEMONS.check(
          !thread.isAlive(),
          "thread \"%s\" still runs when all players are closed%n%s",
          thread.getName(),
          PluginThread.stack(thread));
    }
  }
}
