package org.gobang.testkit;

import static org.junit.jupiter.api.Assumptions.abort;

import java.time.Duration;
import java.util.List;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;

/** Checks that equal requests give equal answers, also with other players running concurrently. */
final class RepeatabilityCheck {

  static final Budget NODES = Budget.of(new Limit.Nodes(200));

  /** The minimum time to play, so that concurrent games of fast players overlap. */
  private static final long LONG_ENOUGH = Duration.ofMillis(100).toNanos();

  private static final Promise SAME_MOVE =
      new Promise(
          "Settings",
          "the same settings, board and budget of nodes give the same move on one thread; a player"
              + " that can have more is given one by PlayerContract.options()");
  private static final Promise INSTANCES =
      new Promise(
          "PlayerProvider.create", "a player that shares nothing that changes with another");

  private RepeatabilityCheck() {}

  static void sameSeed(PlayerUnderTest bench) throws InterruptedException {
    for (Board position : bench.positions(bench.start())) {
      Point first = once(bench, position);
      Point second = once(bench, position);
      SAME_MOVE.check(
          first.equals(second),
          "answered %s, and another player of the same seed %s, on %s",
          first,
          second,
          UndecidedPositions.words(position));
    }
    List<Point> game = ScriptedGame.alone(bench, 1);
    List<Point> again = ScriptedGame.alone(bench, 1);
    SAME_MOVE.check(
        game.equals(again), "played %s in a game, and %s in the same once more", game, again);
  }

  private static Point once(PlayerUnderTest bench, Board position) throws InterruptedException {
    try (HostedPlayer player = bench.host(bench.start())) {
      return player.answer(new TestTurn(position, NODES)).point();
    }
  }

  static void independent(PlayerUnderTest bench) {
    List<Point> first = ScriptedGame.alone(bench, 1);
    List<Point> second = ScriptedGame.alone(bench, 2);
    if (!first.equals(ScriptedGame.alone(bench, 1))) {
      abort("no game goes the same way twice: see required_movesAlikeWithTheSameSeed");
    }
    long begun = System.nanoTime();
    do {
      List<List<Point>> together = ScriptedGame.together(bench, List.of(1L, 2L));
      INSTANCES.check(
          together.equals(List.of(first, second)),
          "played %s and %s in two games one after the other, and %s at the same time",
          first,
          second,
          together);
    } while (System.nanoTime() - begun < LONG_ENOUGH);
  }
}
