package org.gobang.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CountDownLatch;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Stop;
import org.gobang.api.player.Turn;

/**
 * A turn for tests, like that of the host, that records the reports of the player.
 *
 * <pre>{@code
 * TestTurn turn = new TestTurn(TestBoards.empty("freestyle", 15), Budget.UNLIMITED, 1);
 * Point answer = player.choose(turn);
 * List<Insight> reports = turn.reported();
 * }</pre>
 *
 * <p>May be used from any thread, because players report from their threads.
 */
public final class TestTurn implements Turn, Stop {

  static final int LINES = 3;

  private final Board board;
  private final Budget budget;
  private final int lines;
  private final CountDownLatch begun;
  private final List<Insight> reported = new ArrayList<>();
  private final List<Runnable> actions = new ArrayList<>();
  private volatile boolean requested;
  private OptionalLong requestedAt = OptionalLong.empty();

  /**
   * Creates a turn for one move of a player.
   *
   * @param board the position, which is not over
   * @param budget the budget, which is not enforced
   * @param lines the number of lines to report, 1 or more
   */
  public TestTurn(Board board, Budget budget, int lines) {
    this(board, budget, lines, new CountDownLatch(1));
  }

  TestTurn(Board board, Budget budget) {
    this(board, budget, LINES);
  }

  /** Creates one of several turns that start together when all players are ready. */
  TestTurn(Board board, Budget budget, CountDownLatch begun) {
    this(board, budget, LINES, begun);
  }

  private TestTurn(Board board, Budget budget, int lines, CountDownLatch begun) {
    this.board = board;
    this.budget = budget;
    this.lines = lines;
    this.begun = begun;
  }

  @Override
  public Board board() {
    return board;
  }

  @Override
  public Budget budget() {
    return budget;
  }

  @Override
  public Stop stop() {
    return this;
  }

  @Override
  public int lines() {
    return lines;
  }

  @Override
  public synchronized void report(Insight insight) {
    reported.add(insight);
  }

  @Override
  public boolean requested() {
    return requested;
  }

  @Override
  public void onRequest(Runnable action) {
    synchronized (this) {
      if (!requested) {
        actions.add(action);
        return;
      }
    }
    run(action);
  }

  /** Runs an action on a separate thread, as in the host, because plugin code may block. */
  private static void run(Runnable action) {
    Thread thread = new Thread(action, "gobang-testkit-stop");
    thread.setDaemon(true);
    thread.start();
  }

  /** Requests the answer at once. Repeated calls have no effect. */
  public void requestStop() {
    List<Runnable> wanted;
    synchronized (this) {
      if (requested) {
        return;
      }
      requestedAt = OptionalLong.of(System.nanoTime());
      requested = true;
      wanted = List.copyOf(actions);
    }
    wanted.forEach(TestTurn::run);
  }

  /**
   * Returns the time of the stop request in {@link System#nanoTime}, or empty without a request.
   */
  synchronized OptionalLong requestedAt() {
    return requestedAt;
  }

  /** Starts the turn on the thread of the player, and waits for the other players, if any. */
  void begin() throws InterruptedException {
    begun.countDown();
    begun.await();
  }

  /** Waits until the turn has started. */
  void awaitBegin() throws InterruptedException {
    begun.await();
  }

  /**
   * Returns the reports so far.
   *
   * @return the insights in order, with null for each null that the player reported in violation of
   *     the API
   */
  public synchronized List<Insight> reported() {
    return new ArrayList<>(reported);
  }
}
