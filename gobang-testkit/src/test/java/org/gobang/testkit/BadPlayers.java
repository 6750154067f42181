package org.gobang.testkit;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.gobang.api.Label;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Option;
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

  /** Looks for words that it does not have until somebody interrupts it. */
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
      throw new IllegalStateException("where do these come from?");
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
      turn.report(new Insight.Line(1, 1, nodes, new Score.Estimate(0), List.of(point)));
      return point;
    }
  }

  /** Looks one ply deeper than it may. */
  public static class Deep extends ToyPlayers.First {
    @Override
    Point answer(Turn turn) throws InterruptedException {
      Point point = super.answer(turn);
      int plies = turn.budget().limit(Limit.Depth.class).map(Limit.Depth::plies).orElse(0) + 1;
      turn.report(new Insight.Line(1, plies, 1, new Score.Estimate(0), List.of(point)));
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

  /** Does as it is told by a stop, unless an interrupt comes with it. */
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

  /** Can be closed once only. */
  public static class ClosesOnce extends Closing {
    @Override
    void close(int moves, int times) {
      if (times > 1) {
        throw new IllegalStateException("closed already");
      }
    }
  }

  /** Can be closed after a move only. */
  public static class ClosesAfterMoves extends Closing {
    @Override
    void close(int moves, int times) {
      if (moves == 0) {
        throw new IllegalStateException("nothing to close");
      }
    }
  }

  /** Starts a thread that would keep the application alive. */
  public static class NoDaemon extends Closing {
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
  public static class Leaky extends Closing {
    @Override
    void begin() {
      Thread helper = new Thread(() -> ToyPlayers.awaitQuietly(new CountDownLatch(1)), "toy-leak");
      helper.setDaemon(true);
      helper.start();
    }
  }

  /** Those whose players have something to do at their beginning and end. */
  abstract static class Closing extends ToyPlayers.First {

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
          Closing.this.close(moves, ++times);
        }
      };
    }

    @Override
    public Player create(Settings settings, Board start) throws InterruptedException {
      return made();
    }
  }
}
