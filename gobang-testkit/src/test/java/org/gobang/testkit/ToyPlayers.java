package org.gobang.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.gobang.api.Label;
import org.gobang.api.Option;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Score;
import org.gobang.api.player.Settings;
import org.gobang.api.player.Turn;

/** Players that satisfy the contract, and the base classes of bad players. */
final class ToyPlayers {

  private ToyPlayers() {}

  /** Counts moves in the folder of the player, which is empty for each instance. */
  public static final class Learner extends First {

    /** Creates a provider. Called by the contract. */
    public Learner() {}

    @Override
    public boolean usesFolder() {
      return true;
    }

    @Override
    public Player create(Settings settings, Board start) throws InterruptedException {
      Path file = settings.folder().orElseThrow().resolve("games").resolve("moves.txt");
      try {
        Files.createDirectory(file.getParent());
        Files.createFile(file);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return turn -> {
        try {
          Files.writeString(file, "moved\n", StandardOpenOption.APPEND);
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
        return answer(turn);
      };
    }
  }

  /** Plays the first allowed point. */
  public static class First implements PlayerProvider {

    /** Creates a provider. Called by the contract. */
    public First() {}

    @Override
    public String id() {
      return "first";
    }

    @Override
    public Label label(Locale locale) {
      boolean chinese = locale.getLanguage().equals("zh");
      return new Label(chinese ? "第一点" : "First", "");
    }

    @Override
    public List<Option> options() {
      return List.of();
    }

    @Override
    public Player create(Settings settings, Board start) throws InterruptedException {
      return new Player() {
        @Override
        public Point choose(Turn turn) throws InterruptedException {
          return answer(turn);
        }
      };
    }

    Point answer(Turn turn) throws InterruptedException {
      Point point = turn.board().allowed().get(0);
      turn.report(Insight.Line.of(new Score.Estimate(0), List.of(point)).withDepth(1).withNodes(1));
      return point;
    }
  }

  /** Thinks until stopped or until the end of the budget, with an additional thread. */
  public static class Thinker extends First {

    /** Creates a provider. Called by the contract. */
    public Thinker() {}

    @Override
    public Player create(Settings settings, Board start) {
      CountDownLatch closed = new CountDownLatch(1);
      Thread helper = new Thread(() -> awaitQuietly(closed), "toy-helper");
      helper.setDaemon(true);
      helper.start();
      return new Player() {
        @Override
        public Point choose(Turn turn) throws InterruptedException {
          if (turn.budget().limits().isEmpty()) {
            CountDownLatch stopped = new CountDownLatch(1);
            turn.stop().onRequest(stopped::countDown);
            stopped.await();
          }
          return answer(turn);
        }

        @Override
        public void close() {
          closed.countDown();
        }
      };
    }
  }

  /** Uses the shared thread pools of the Java runtime. */
  public static class Sharing extends First {

    /** Creates a provider. Called by the contract. */
    public Sharing() {}

    @Override
    Point answer(Turn turn) throws InterruptedException {
      CompletableFuture<Point> timed =
          CompletableFuture.supplyAsync(() -> turn.board().allowed().get(0))
              .orTimeout(2, TimeUnit.MINUTES);
      Point point = timed.join();
      turn.report(Insight.Line.of(new Score.Estimate(0), List.of(point)).withDepth(1).withNodes(1));
      return point;
    }
  }

  /** Has a thread that stops a moment after the request. */
  public static class SlowToEnd extends First {

    /** Creates a provider. Called by the contract. */
    public SlowToEnd() {}

    @Override
    public Player create(Settings settings, Board start) {
      CountDownLatch closed = new CountDownLatch(1);
      Thread helper =
          new Thread(
              () -> {
                awaitQuietly(closed);
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(100));
              },
              "toy-helper");
      helper.setDaemon(true);
      helper.start();
      return new Player() {
        @Override
        public Point choose(Turn turn) throws InterruptedException {
          return answer(turn);
        }

        @Override
        public void close() {
          closed.countDown();
        }
      };
    }
  }

  /** Waits until interrupted, but for a limited time, so that a failing test leaves no threads. */
  static void awaitQuietly(CountDownLatch latch) {
    try {
      boolean opened = latch.await(2, TimeUnit.MINUTES);
      assert opened;
    } catch (InterruptedException ends) {
      Thread.currentThread().interrupt();
    }
  }
}
