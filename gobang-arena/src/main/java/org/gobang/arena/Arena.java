package org.gobang.arena;

import java.time.Duration;
import java.util.BitSet;
import java.util.OptionalInt;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.GameRunner;
import org.gobang.arena.play.PlayedGame;
import org.gobang.arena.schedule.Schedule;
import org.gobang.arena.schedule.TournamentPlan;
import org.gobang.arena.store.Archive;
import org.gobang.arena.text.ArenaTexts;
import org.gobang.game.HostThreads;

/**
 * Plays the games of a tournament in parallel, and counts and stores each finished game.
 *
 * <p>{@link #run} is called once; {@link #stop} and {@link #standings} may be called meanwhile from
 * any thread.
 */
public final class Arena {

  /** The time limit for abandoned games to close their players. */
  private static final Duration CLOSE_TIMEOUT = Duration.ofSeconds(3);

  private final Schedule schedule;
  private final GameRunner runner;
  private final Archive archive;
  private final IntSupplier concurrency;
  private final Tally tally;
  private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();
  private final GameSelection selection;

  /** An event for the thread in {@link #run}. */
  private sealed interface Event {
    /** A finished game. */
    record Ended(GameOrder order, PlayedGame played) implements Event {}

    /** A failure that prevents further games. */
    record Failed(Throwable cause) implements Event {}

    /** A call of {@link #stop}. */
    record Stopped() implements Event {}
  }

  /**
   * Creates a tournament that has not started.
   *
   * @param tournament the tournament
   * @param runner plays the games
   * @param archive stores the finished games
   * @param concurrency the number of concurrent games, 1 or more
   */
  public Arena(TournamentPlan tournament, GameRunner runner, Archive archive, int concurrency) {
    this(
        tournament,
        GameSelection.all(new Schedule(tournament)),
        runner,
        archive,
        () -> concurrency);
  }

  /**
   * Creates a tournament that has not started and plays selected games.
   *
   * @param tournament the tournament
   * @param selection selects the games
   * @param runner plays the games
   * @param archive stores the finished games
   * @param concurrency the number of games in parallel, 1 or more; read after each game and used if
   *     it has increased
   */
  public Arena(
      TournamentPlan tournament,
      GameSelection selection,
      GameRunner runner,
      Archive archive,
      IntSupplier concurrency) {
    this.schedule = new Schedule(tournament);
    this.selection = selection;
    this.runner = runner;
    this.archive = archive;
    this.concurrency = () -> Math.min(concurrency.getAsInt(), selection.limit());
    this.tally = new Tally(tournament, schedule, selection.limit());
  }

  /**
   * Returns the final standings of a tournament.
   *
   * @param tournament the tournament
   * @param archive its finished games
   * @return the standings
   * @throws org.gobang.api.RefusedException if they are not games of this tournament
   */
  public static Standings standings(TournamentPlan tournament, Archive archive) {
    GameRunner none =
        order -> {
          throw new IllegalStateException("no game is played");
        };
    return new Arena(tournament, none, archive, 1).restore();
  }

  /**
   * Counts the games in the archive and returns the standings. Must be called once, before {@link
   * #run}.
   *
   * @return the standings
   * @throws org.gobang.api.RefusedException if they are not games of this tournament
   */
  public Standings restore() {
    BitSet done = new BitSet();
    archive.forEach(
        (order, played) -> {
          if (done.get(order.number())) {
            throw ArenaTexts.refused("run.twice", order.number());
          }
          done.set(order.number());
          tally.add(order, played);
          selection.ended(order, played);
        });
    return tally.standings();
  }

  /**
   * Plays the remaining games until all are finished, the test has a result, or {@link #stop} is
   * called. Current games are then abandoned.
   *
   * @return the final standings
   * @throws org.gobang.api.RefusedException if games cannot be played or stored
   * @throws InterruptedException if the thread was interrupted
   */
  public Standings run() throws InterruptedException {
    ThreadPoolExecutor executor =
        (ThreadPoolExecutor)
            Executors.newFixedThreadPool(
                concurrency.getAsInt(), HostThreads.factory("gobang-arena"));
    try {
      play(executor);
    } finally {
      executor.shutdownNow();
      executor.awaitTermination(CLOSE_TIMEOUT.toNanos(), TimeUnit.NANOSECONDS);
    }
    // Games that ended in the meantime count.
    for (Event event = events.poll(); event != null; event = events.poll()) {
      if (event instanceof Event.Ended ended) {
        count(ended);
      }
    }
    return tally.standings();
  }

  private void play(ThreadPoolExecutor executor) throws InterruptedException {
    if (tally.isDecided()) {
      return;
    }
    int playing = start(executor, 0);
    while (playing > 0 && !tally.isDecided()) {
      Event event = events.take();
      if (event instanceof Event.Stopped) {
        return;
      }
      if (event instanceof Event.Failed failed) {
        throw failed.cause() instanceof RuntimeException known
            ? known
            : new IllegalStateException("a game could not be played", failed.cause());
      }
      count((Event.Ended) event);
      playing += start(executor, playing - 1) - 1;
    }
  }

  private void count(Event.Ended ended) {
    archive.add(ended.order(), ended.played());
    tally.add(ended.order(), ended.played());
    selection.ended(ended.order(), ended.played());
  }

  /**
   * Starts games, one more than there are threads, so that no thread waits for the disk between
   * games.
   *
   * @return the number of games started
   */
  private int start(ThreadPoolExecutor executor, int playing) {
    int threads = Math.max(concurrency.getAsInt(), executor.getCorePoolSize());
    executor.setMaximumPoolSize(threads);
    executor.setCorePoolSize(threads);
    int started = 0;
    while (playing + started < 2L * threads) {
      OptionalInt next = selection.next();
      if (next.isEmpty()) {
        break;
      }
      GameOrder order = schedule.order(next.getAsInt());
      executor.execute(() -> play(order));
      started++;
    }
    return started;
  }

  private void play(GameOrder order) {
    try {
      events.add(new Event.Ended(order, runner.play(order)));
    } catch (InterruptedException abandoned) {
      // The run has ended.
    } catch (Throwable cause) {
      events.add(new Event.Failed(cause));
    }
  }

  /** Stops the tournament soon. Current games are abandoned. */
  public void stop() {
    events.add(new Event.Stopped());
  }

  /**
   * Returns the current standings.
   *
   * @return the standings after the games counted so far
   */
  public Standings standings() {
    return tally.standings();
  }
}
