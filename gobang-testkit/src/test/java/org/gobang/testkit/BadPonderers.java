package org.gobang.testkit;

import java.util.concurrent.CountDownLatch;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.player.Player;
import org.gobang.api.player.Settings;
import org.gobang.api.player.Turn;

/** Players that move correctly, but ponder incorrectly. */
final class BadPonderers {

  private BadPonderers() {}

  /** A player that ponders. */
  abstract static class Ponderer extends ToyPlayers.First {

    abstract void think(Turn turn) throws InterruptedException;

    @Override
    public Player create(Settings settings, Board start) {
      return new Player() {
        @Override
        public Point choose(Turn turn) throws InterruptedException {
          return answer(turn);
        }

        @Override
        public void ponder(Turn turn) throws InterruptedException {
          think(turn);
        }
      };
    }
  }

  /** Ponders until stopped, which is correct. */
  public static class Patient extends Ponderer {
    @Override
    void think(Turn turn) throws InterruptedException {
      CountDownLatch stopped = new CountDownLatch(1);
      turn.stop().onRequest(stopped::countDown);
      stopped.await();
    }
  }

  /** Ignores the request to stop pondering. */
  public static class Endless extends Ponderer {
    @Override
    void think(Turn turn) throws InterruptedException {
      new CountDownLatch(1).await();
    }
  }

  /** Fails when pondering because it is not the side to move. */
  public static class Throwing extends Ponderer {
    @Override
    void think(Turn turn) {
      throw new IllegalStateException("not my turn");
    }
  }
}
