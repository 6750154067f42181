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

/** Players that break one promise each. The tests are on boards of seven lines. */
final class BadPlayers {

  private static final Point OUTSIDE = new Point(24, 24);

  private BadPlayers() {}

  /** Its id has a blank and capitals. */
  public static class Misnamed extends ToyPlayers.First {
    @Override
    public String id() {
      return "My Player";
    }
  }

  /** Speaks English alone, and throws where it should fall back to it. */
  public static class Speechless extends ToyPlayers.First {
    @Override
    public Label label(Locale locale) {
      if (locale.equals(Locale.ENGLISH)) {
        return super.label(locale);
      }
      throw new IllegalStateException("no words");
    }
  }

  /** Another name each time. */
  public static class Fickle extends ToyPlayers.First {
    private static final AtomicInteger CALLS = new AtomicInteger();

    @Override
    public Label label(Locale locale) {
      return new Label("Player " + CALLS.incrementAndGet(), "");
    }
  }

  /** Looks for a missing text until it is interrupted. */
  public static class Slow extends ToyPlayers.First {
    @Override
    public Label label(Locale locale) {
      if (locale.equals(Locale.ITALIAN)) {
        ToyPlayers.awaitQuietly(new CountDownLatch(1));
      }
      return super.label(locale);
    }
  }

  /** Cannot be made by the service loader. */
  public static class Unmakeable extends ToyPlayers.First {
    private Unmakeable() {}

    static Unmakeable made() {
      return new Unmakeable();
    }
  }

  /** Has two options of one key. */
  public static class TwiceTheSame extends ToyPlayers.First {
    @Override
    public List<Option> options() {
      return List.of(new Option.Flag("bold", true), new Option.Text("bold", ""));
    }
  }

  /** Stronger each time. */
  public static class Improving extends ToyPlayers.First {
    private static final AtomicInteger CALLS = new AtomicInteger();

    @Override
    public OptionalInt elo(OptionValues options) {
      return OptionalInt.of(CALLS.incrementAndGet());
    }
  }

  /** Has an option that is for experts at times. */
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

  /** Is confused by a pass. */
  public static class ConfusedByPasses extends ToyPlayers.First {
    @Override
    Point answer(Turn turn) throws InterruptedException {
      boolean passed = turn.board().moves().stream().anyMatch(Move.Pass.class::isInstance);
      return passed ? OUTSIDE : super.answer(turn);
    }
  }

  /** Is confused by a set-up. */
  public static class ConfusedBySetUps extends ToyPlayers.First {
    @Override
    Point answer(Turn turn) throws InterruptedException {
      if (turn.board().start().stones().isEmpty()) {
        return super.answer(turn);
      }
      throw new StackOverflowError("where do these come from?");
    }
  }

  /** Plays forbidden points wherever there are some. */
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

  /** Does not look at the clock. */
  public static class Late extends ToyPlayers.First {
    @Override
    Point answer(Turn turn) throws InterruptedException {
      if (turn.budget().limit(Limit.Clock.class).isPresent()) {
        new CountDownLatch(1).await();
      }
      return super.answer(turn);
    }
  }

  /** Looks at one position more than it may. */
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

  /** Looks one ply deeper than it may. */
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

  /** Does not hear of a stop once it thinks. */
  public static class Absorbed extends ToyPlayers.First {
    @Override
    Point answer(Turn turn) throws InterruptedException {
      if (turn.budget().limits().isEmpty() && !turn.stop().requested()) {
        new CountDownLatch(1).await();
      }
      return super.answer(turn);
    }
  }

  /** Expects a stop later than the question. */
  public static class Unprepared extends ToyPlayers.First {
    @Override
    Point answer(Turn turn) throws InterruptedException {
      if (turn.budget().limits().isEmpty() && turn.stop().requested()) {
        new CountDownLatch(1).await();
      }
      return super.answer(turn);
    }
  }

  /** Obeys a stop, unless an interrupt comes with it. */
  public static class Stubborn extends ToyPlayers.First {
    @Override
    Point answer(Turn turn) throws InterruptedException {
      if (turn.budget().limits().isEmpty()) {
        CountDownLatch stopped = new CountDownLatch(1);
        turn.stop().onRequest(stopped::countDown);
        try {
          stopped.await();
          // Long enough for an interrupt to come, and short enough for a stop.
          boolean never = new CountDownLatch(1).await(50, TimeUnit.MILLISECONDS);
          assert !never;
        } catch (InterruptedException ignored) {
          ToyPlayers.awaitQuietly(new CountDownLatch(1));
        }
      }
      return super.answer(turn);
    }
  }

  /** Draws lots without the seed. */
  public static class Gambler extends ToyPlayers.First {
    @Override
    Point answer(Turn turn) {
      List<Point> allowed = turn.board().allowed();
      return allowed.get(new Random().nextInt(allowed.size()));
    }
  }

  /** Counts its moves in one place for all players. */
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

  /** Weighs points that have a stone. */
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

  /** Says no by an exception of another kind. */
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

  /** Says no as it should: this one is not bad. */
  public static class Polite extends Rude {
    @Override
    public Player create(Settings settings, Board start) throws InterruptedException {
      if (supports(start)) {
        return super.create(settings, start);
      }
      throw new RefusedException("renju is not for me");
    }
  }

  /** Does not come to say which boards it supports. */
  public static class Undecided extends ToyPlayers.First {
    static final AtomicInteger ASKED = new AtomicInteger();

    @Override
    public boolean supports(Board board) {
      ASKED.incrementAndGet();
      ToyPlayers.awaitQuietly(new CountDownLatch(1));
      return true;
    }
  }

  /** Says yes to boards that it refuses. */
  public static class Boasting extends ToyPlayers.First {
    @Override
    public Player create(Settings settings, Board start) throws InterruptedException {
      if (start.size() > 20) {
        throw new RefusedException("20 lines at most");
      }
      return super.create(settings, start);
    }
  }

  /** Offers a choice that is not ready yet. */
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

  /** Shares out its time by a rule that needs some. */
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

  /** Has nothing to say where a stop comes before it has finished. */
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

  /** Has nothing to say where a stop comes before it has started. */
  public static class EmptyHanded extends ToyPlayers.First {
    @Override
    Point answer(Turn turn) throws InterruptedException {
      boolean stopped = turn.budget().limits().isEmpty() && turn.stop().requested();
      return stopped ? OUTSIDE : super.answer(turn);
    }
  }

  /** Draws lots without the seed from its second move on. */
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

  /** All players reckon on one sheet of paper. */
  public static class Scribbling extends ToyPlayers.First {
    private static final int[] SHEET = new int[25 * 25];

    @Override
    Point answer(Turn turn) throws InterruptedException {
      List<Point> allowed = turn.board().allowed();
      for (int i = 0; i < allowed.size(); i++) {
        SHEET[i] = (allowed.get(i).hashCode() * turn.board().moves().hashCode()) & 0xffff;
      }
      // A search between the two would take longer.
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(2));
      int best = 0;
      for (int i = 0; i < allowed.size(); i++) {
        best = SHEET[i] > SHEET[best] ? i : best;
      }
      super.answer(turn);
      return allowed.get(best);
    }
  }

  /** Weighs boards as if all had seven lines. */
  public static class SevenLines extends ToyPlayers.First {
    @Override
    Point answer(Turn turn) throws InterruptedException {
      turn.report(Weights.of(7, new int[7 * 7]));
      return super.answer(turn);
    }
  }

  /** Has a thread that would keep the application alive as long as it thinks. */
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

  /** Keeps a pool for all players, which is never shut down. */
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

    /** Made when it is first needed. */
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

  /** Can be closed once only. */
  public static class ClosesOnce extends ClosingCheck {
    @Override
    void close(int moves, int times) {
      if (times > 1) {
        throw new IllegalStateException("closed already");
      }
    }
  }

  /** Can be closed after a move only. */
  public static class ClosesAfterMoves extends ClosingCheck {
    @Override
    void close(int moves, int times) {
      if (moves == 0) {
        throw new IllegalStateException("nothing to close");
      }
    }
  }

  /** Starts a thread that would keep the application alive. */
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

  /** Leaves its thread behind. */
  public static class Leaky extends ClosingCheck {
    @Override
    void begin() {
      Thread helper = new Thread(() -> ToyPlayers.awaitQuietly(new CountDownLatch(1)), "toy-leak");
      helper.setDaemon(true);
      helper.start();
    }
  }

  /** Those whose players have something to do at their beginning and end. */
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
