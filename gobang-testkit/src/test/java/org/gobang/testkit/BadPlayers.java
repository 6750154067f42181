package org.gobang.testkit;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.gobang.api.Label;
import org.gobang.api.Move;
import org.gobang.api.Option;
import org.gobang.api.OptionValues;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Player;
import org.gobang.api.player.Score;
import org.gobang.api.player.Settings;
import org.gobang.api.player.Turn;
import org.gobang.api.player.Weights;

/** Players that each violate one requirement. The tests use 7×7 boards. */
final class BadPlayers {

  private static final Point OUTSIDE = new Point(24, 24);

  private BadPlayers() {}

  /** Has an id with a space and capital letters. */
  public static class Misnamed extends ToyPlayers.First {
    @Override
    public String id() {
      return "My Player";
    }
  }

  /** Has only English labels, and throws an exception for other languages. */
  public static class Speechless extends ToyPlayers.First {
    @Override
    public Label label(Locale locale) {
      if (locale.equals(Locale.ENGLISH)) {
        return super.label(locale);
      }
      throw new IllegalStateException("no words");
    }
  }

  /** Returns a different name on each call. */
  public static class Fickle extends ToyPlayers.First {
    private static final AtomicInteger CALLS = new AtomicInteger();

    @Override
    public Label label(Locale locale) {
      return new Label("Player " + CALLS.incrementAndGet(), "");
    }
  }

  /** Hangs on a missing text until interrupted. */
  public static class Slow extends ToyPlayers.First {
    @Override
    public Label label(Locale locale) {
      if (locale.equals(Locale.ITALIAN)) {
        ToyPlayers.awaitQuietly(new CountDownLatch(1));
      }
      return super.label(locale);
    }
  }

  /** Cannot be created by the service loader. */
  public static class Unmakeable extends ToyPlayers.First {
    private Unmakeable() {}

    static Unmakeable made() {
      return new Unmakeable();
    }
  }

  /** Has two options with the same key. */
  public static class TwiceTheSame extends ToyPlayers.First {
    @Override
    public List<Option> options() {
      return List.of(new Option.Flag("bold", true), new Option.Text("bold", ""));
    }
  }

  /** Returns a higher rating on each call. */
  public static class Improving extends ToyPlayers.First {
    private static final AtomicInteger CALLS = new AtomicInteger();

    @Override
    public OptionalInt elo(OptionValues options) {
      return OptionalInt.of(CALLS.incrementAndGet());
    }
  }

  /** Has an option that is sometimes an expert option. */
  public static class Uncertain extends ToyPlayers.First {
    private static final AtomicInteger CALLS = new AtomicInteger();

    @Override
    public List<Option> options() {
      return List.of(new Option.Flag("bold", true));
    }

    @Override
    public boolean isExpert(Option option) {
      return CALLS.incrementAndGet() % 2 == 0;
    }
  }

  /** Fails after a pass. */
  public static class ConfusedByPasses extends ToyPlayers.First {
    @Override
    Point answer(Turn turn) throws InterruptedException {
      boolean passed = turn.board().moves().stream().anyMatch(Move.Pass.class::isInstance);
      return passed ? OUTSIDE : super.answer(turn);
    }
  }

  /** Fails on a set-up. */
  public static class ConfusedBySetUps extends ToyPlayers.First {
    @Override
    Point answer(Turn turn) throws InterruptedException {
      if (turn.board().start().stones().isEmpty()) {
        return super.answer(turn);
      }
      throw new StackOverflowError("where do these come from?");
    }
  }

  /** Plays a forbidden point if there is one. */
  public static class Lawless extends ToyPlayers.First {
    @Override
    Point answer(Turn turn) {
      Board board = turn.board();
      return Stream.concat(
              board.forbidden(board.toMove()).keySet().stream(), board.allowed().stream())
          .findFirst()
          .orElseThrow();
    }
  }

  /** Ignores the time limit. */
  public static class Late extends ToyPlayers.First {
    @Override
    Point answer(Turn turn) throws InterruptedException {
      if (turn.budget().limit(Limit.Clock.class).isPresent()) {
        new CountDownLatch(1).await();
      }
      return super.answer(turn);
    }
  }

  /** Searches one node more than allowed. */
  public static class Curious extends ToyPlayers.First {
    @Override
    Point answer(Turn turn) throws InterruptedException {
      Point point = super.answer(turn);
      long nodes = turn.budget().limit(Limit.Nodes.class).map(Limit.Nodes::count).orElse(0L) + 1;
      turn.report(
          Insight.Line.of(new Score.Estimate(0), List.of(point)).withDepth(1).withNodes(nodes));
      return point;
    }
  }

  /** Searches one ply deeper than allowed. */
  public static class Deep extends ToyPlayers.First {
    @Override
    Point answer(Turn turn) throws InterruptedException {
      Point point = super.answer(turn);
      int plies = turn.budget().limit(Limit.Depth.class).map(Limit.Depth::plies).orElse(0) + 1;
      turn.report(
          Insight.Line.of(new Score.Estimate(0), List.of(point)).withDepth(plies).withNodes(1));
      return point;
    }
  }

  /** Ignores a stop request while thinking. */
  public static class Absorbed extends ToyPlayers.First {
    @Override
    Point answer(Turn turn) throws InterruptedException {
      if (turn.budget().limits().isEmpty() && !turn.stop().requested()) {
        new CountDownLatch(1).await();
      }
      return super.answer(turn);
    }
  }

  /** Ignores a stop request made before the turn. */
  public static class Unprepared extends ToyPlayers.First {
    @Override
    Point answer(Turn turn) throws InterruptedException {
      if (turn.budget().limits().isEmpty() && turn.stop().requested()) {
        new CountDownLatch(1).await();
      }
      return super.answer(turn);
    }
  }

  /** Answers a stop request, unless it is also interrupted. */
  public static class Stubborn extends ToyPlayers.First {
    @Override
    Point answer(Turn turn) throws InterruptedException {
      if (turn.budget().limits().isEmpty()) {
        CountDownLatch stopped = new CountDownLatch(1);
        turn.stop().onRequest(stopped::countDown);
        try {
          stopped.await();
          // Long enough for an interrupt to arrive, and short enough to answer a stop request.
          boolean never = new CountDownLatch(1).await(50, TimeUnit.MILLISECONDS);
          assert !never;
        } catch (InterruptedException ignored) {
          ToyPlayers.awaitQuietly(new CountDownLatch(1));
        }
      }
      return super.answer(turn);
    }
  }

  /** Plays random moves without the seed. */
  public static class Gambler extends ToyPlayers.First {
    @Override
    Point answer(Turn turn) {
      List<Point> allowed = turn.board().allowed();
      return allowed.get(new Random().nextInt(allowed.size()));
    }
  }

  /** Shares a move counter between all players. */
  public static class Entangled extends ToyPlayers.First {
    private static final AtomicInteger MOVES = new AtomicInteger();

    @Override
    public Player create(Settings settings, Board start) throws InterruptedException {
      MOVES.set(0);
      return super.create(settings, start);
    }

    @Override
    Point answer(Turn turn) {
      List<Point> allowed = turn.board().allowed();
      return allowed.get(MOVES.getAndIncrement() % allowed.size());
    }
  }

  /** Reports weights for occupied points. */
  public static class Misweighing extends ToyPlayers.First {
    @Override
    Point answer(Turn turn) throws InterruptedException {
      int size = turn.board().size();
      int[] grid = new int[size * size];
      Arrays.fill(grid, 1);
      turn.report(Weights.of(size, grid));
      return super.answer(turn);
    }
  }

  /** Refuses a board with an undeclared exception. */
  public static class Rude extends ToyPlayers.First {
    @Override
    public boolean supports(Board board) {
      return !board.rules().equals("renju");
    }

    @Override
    public Player create(Settings settings, Board start) throws InterruptedException {
      if (supports(start)) {
        return super.create(settings, start);
      }
      throw new IllegalArgumentException("renju");
    }
  }

  /** Refuses a board correctly. This player has no fault. */
  public static class Polite extends Rude {
    @Override
    public Player create(Settings settings, Board start) throws InterruptedException {
      if (supports(start)) {
        return super.create(settings, start);
      }
      throw new RefusedException("renju is not for me");
    }
  }

  /** Hangs when asked for supported boards. */
  public static class Undecided extends ToyPlayers.First {
    static final AtomicInteger ASKED = new AtomicInteger();

    @Override
    public boolean supports(Board board) {
      ASKED.incrementAndGet();
      ToyPlayers.awaitQuietly(new CountDownLatch(1));
      return true;
    }
  }

  /** Declares boards as supported, but refuses them. */
  public static class Boasting extends ToyPlayers.First {
    @Override
    public Player create(Settings settings, Board start) throws InterruptedException {
      if (start.size() > 20) {
        throw new RefusedException("20 lines at most");
      }
      return super.create(settings, start);
    }
  }

  /** Offers an option value that is not implemented. */
  public static class Unready extends ToyPlayers.First {
    @Override
    public List<Option> options() {
      return List.of(new Option.Choice("style", List.of("calm", "wild"), "calm"));
    }

    @Override
    public Label label(Option option, Locale locale) {
      return new Label(locale.getLanguage().equals("zh") ? "风格" : "Style", "");
    }

    @Override
    public Player create(Settings settings, Board start) throws InterruptedException {
      if (settings.text("style").equals("wild")) {
        throw new UnsupportedOperationException("wild");
      }
      return super.create(settings, start);
    }
  }

  /** Divides by the remaining time, which may be zero. */
  public static class Dividing extends ToyPlayers.First {
    @Override
    Point answer(Turn turn) throws InterruptedException {
      long left =
          turn.budget().limit(Limit.Clock.class).map(clock -> clock.left().toMillis()).orElse(1L);
      long moves = 1_000_000 / left;
      assert moves >= 0;
      return super.answer(turn);
    }
  }

  /** Has no answer if a stop is requested before the end of the search. */
  public static class Speechstruck extends ToyPlayers.First {
    @Override
    Point answer(Turn turn) throws InterruptedException {
      if (turn.budget().limits().isEmpty() && !turn.stop().requested()) {
        CountDownLatch stopped = new CountDownLatch(1);
        turn.stop().onRequest(stopped::countDown);
        stopped.await();
        return OUTSIDE;
      }
      return super.answer(turn);
    }
  }

  /** Has no answer if a stop is requested before the start of the search. */
  public static class EmptyHanded extends ToyPlayers.First {
    @Override
    Point answer(Turn turn) throws InterruptedException {
      boolean stopped = turn.budget().limits().isEmpty() && turn.stop().requested();
      return stopped ? OUTSIDE : super.answer(turn);
    }
  }

  /** Plays random moves without the seed from the second move. */
  public static class LaterGambler extends ToyPlayers.First {
    @Override
    public Player create(Settings settings, Board start) {
      return new Player() {
        private boolean first = true;

        @Override
        public Point choose(Turn turn) throws InterruptedException {
          List<Point> allowed = turn.board().allowed();
          Point drawn = allowed.get(new Random().nextInt(allowed.size()));
          Point known = answer(turn);
          Point point = first ? known : drawn;
          first = false;
          return point;
        }
      };
    }
  }

  /** Shares search data between all players. */
  public static class Scribbling extends ToyPlayers.First {
    private static final int[] SHEET = new int[25 * 25];

    @Override
    Point answer(Turn turn) throws InterruptedException {
      List<Point> allowed = turn.board().allowed();
      for (int i = 0; i < allowed.size(); i++) {
        SHEET[i] = (allowed.get(i).hashCode() * turn.board().moves().hashCode()) & 0xffff;
      }
      // The time between the two is shorter than a search.
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(2));
      int best = 0;
      for (int i = 0; i < allowed.size(); i++) {
        best = SHEET[i] > SHEET[best] ? i : best;
      }
      super.answer(turn);
      return allowed.get(best);
    }
  }

  /** Reports weights only for the points of a 7×7 board. */
  public static class SevenLines extends ToyPlayers.First {
    @Override
    Point answer(Turn turn) throws InterruptedException {
      turn.report(Weights.of(7, new int[7 * 7]));
      return super.answer(turn);
    }
  }

  /** Runs a non-daemon thread while thinking. */
  public static class NoDaemonMeanwhile extends ToyPlayers.First {
    @Override
    Point answer(Turn turn) throws InterruptedException {
      if (turn.budget().limits().isEmpty()) {
        CountDownLatch stopped = new CountDownLatch(1);
        turn.stop().onRequest(stopped::countDown);
        Thread helper = new Thread(() -> ToyPlayers.awaitQuietly(stopped), "toy-helper");
        helper.setDaemon(false);
        helper.start();
        try {
          helper.join();
        } finally {
          stopped.countDown();
        }
      }
      return super.answer(turn);
    }
  }

  /** Shares a thread pool that is never shut down. */
  public static class Pooled extends ToyPlayers.First {
    @Override
    Point answer(Turn turn) throws InterruptedException {
      try {
        return Pool.SHARED.submit(() -> turn.board().allowed().get(0)).get();
      } catch (ExecutionException thrown) {
        throw new IllegalStateException(thrown);
      } finally {
        super.answer(turn);
      }
    }

    /** Created on first use. */
    private static final class Pool {
      private static final ExecutorService SHARED =
          Executors.newSingleThreadExecutor(
              code -> {
                Thread made = Executors.defaultThreadFactory().newThread(code);
                made.setDaemon(true);
                return made;
              });
    }
  }

  /** Fails when closed twice. */
  public static class ClosesOnce extends ClosingCheck {
    @Override
    void close(int moves, int times) {
      if (times > 1) {
        throw new IllegalStateException("closed already");
      }
    }
  }

  /** Fails when closed before a move. */
  public static class ClosesAfterMoves extends ClosingCheck {
    @Override
    void close(int moves, int times) {
      if (moves == 0) {
        throw new IllegalStateException("nothing to close");
      }
    }
  }

  /** Starts a non-daemon thread. */
  public static class NoDaemon extends ClosingCheck {
    private final CountDownLatch closed = new CountDownLatch(1);

    @Override
    void begin() {
      Thread helper = new Thread(() -> ToyPlayers.awaitQuietly(closed), "toy-helper");
      helper.setDaemon(false);
      helper.start();
    }

    @Override
    void close(int moves, int times) {
      closed.countDown();
    }

    @Override
    public Player create(Settings settings, Board start) throws InterruptedException {
      return new NoDaemon().made();
    }
  }

  /** Does not stop its thread. */
  public static class Leaky extends ClosingCheck {
    @Override
    void begin() {
      Thread helper = new Thread(() -> ToyPlayers.awaitQuietly(new CountDownLatch(1)), "toy-leak");
      helper.setDaemon(true);
      helper.start();
    }
  }

  /** A provider of players with work at their start and end. */
  abstract static class ClosingCheck extends ToyPlayers.First {

    void begin() {}

    void close(int moves, int times) {}

    Player made() {
      begin();
      return new Player() {
        private int moves;
        private int times;

        @Override
        public Point choose(Turn turn) throws InterruptedException {
          moves++;
          return answer(turn);
        }

        @Override
        public void close() {
          ClosingCheck.this.close(moves, ++times);
        }
      };
    }

    @Override
    public Player create(Settings settings, Board start) throws InterruptedException {
      return made();
    }
  }
}
