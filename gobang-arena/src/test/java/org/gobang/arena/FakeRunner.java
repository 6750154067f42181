package org.gobang.arena;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Stone;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Result;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.GameRunner;
import org.gobang.arena.play.PlayedGame;

/**
 * Returns invented games, equal for equal orders. The player {@code strong} wins most of its games,
 * {@code broken} sometimes crashes.
 */
public final class FakeRunner implements GameRunner {

  /** The number of played games. */
  public final AtomicInteger played = new AtomicInteger();

  /** Creates a runner without played games. */
  public FakeRunner() {}

  @Override
  public PlayedGame play(GameOrder order) throws InterruptedException {
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
    played.incrementAndGet();
    return of(order);
  }

  /** Returns the game of an order. */
  public static PlayedGame of(GameOrder order) {
    SplittableRandom lots = new SplittableRandom(order.black().spec().seed());
    List<Move> moves = new ArrayList<>(order.opening().moves());
    List<Duration> spent = new ArrayList<>();
    for (int i = lots.nextInt(1, 9); i > 0; i--) {
      Stone stone = moves.size() % 2 == 0 ? Stone.BLACK : Stone.WHITE;
      String point = (char) ('b' + lots.nextInt(14)) + "" + (1 + i);
      moves.addAll(MoveText.parse(point, stone));
      spent.add(Duration.ofNanos(1000L * lots.nextInt(1, 99_999)));
    }
    return new PlayedGame(result(order, lots.nextInt(10)), moves, spent);
  }

  private static Result result(GameOrder order, int lot) {
    for (Stone stone : Stone.values()) {
      Optional<Stone> other = Optional.of(stone.opponent());
      if (order.player(stone).name().equals("broken") && lot < 3) {
        return new Result(other, Ending.CRASHED, "broken threw <oops> & more");
      }
      if (order.player(stone).name().equals("strong") && lot < 8) {
        return new Result(Optional.of(stone), Ending.LINE, "a1 b2 c3 d4 e5");
      }
    }
    return lot < 2
        ? new Result(Optional.empty(), Ending.BOARD_FULL, "")
        : new Result(
            Optional.of(lot % 2 == 0 ? Stone.BLACK : Stone.WHITE), Ending.LINE, "a1 b1 c1 d1 e1");
  }
}
