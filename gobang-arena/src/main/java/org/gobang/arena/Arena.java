package org.gobang.arena;

import java.time.Duration;
import java.util.BitSet;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.GamePlayed;
import org.gobang.arena.play.GameRunner;
import org.gobang.arena.schedule.Schedule;
import org.gobang.arena.schedule.Tournament;
import org.gobang.arena.store.Archive;

/**
 * Has the games of a tournament played, several at a time, and counts and keeps each as it ends.
 *
 * <p>{@link #run} is called once; {@link #stop} and {@link #standings} may be called meanwhile from
 * any thread.
 */
public final class Arena {

  /** How long games that are dropped may take to let their players go. */
  private static final Duration TO_END = Duration.ofSeconds(3);

  private final Schedule schedule;
  private final GameRunner runner;
  private final Archive archive;
  private final int concurrency;
  private final Tally tally;
  private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();
  private final BitSet done = new BitSet();

  /** The last game that was handed out. */
  private int number;

  /** What the thread that counts is told. */
  private sealed interface Event {
    /** A game ended. */
    record Ended(GameOrder order, GamePlayed played) implements Event {}

    /** No game can be played. */
    record Broken(Throwable cause) implements Event {}

    /** Somebody wants no more. */
    record Stopped() implements Event {}
  }

  /**
   * A tournament that has not begun.
   *
   * @param tournament what is played
   * @param runner who plays the games
   * @param archive the games that are finished already, and where the others go
   * @param concurrency how many games are played at a time, 1 or more
   */
  public Arena(Tournament tournament, GameRunner runner, Archive archive, int concurrency) {
    this.schedule = new Schedule(tournament);
    this.runner = runner;
    this.archive = archive;
    this.concurrency = Math.min(concurrency, tournament.games());
    this.tally = new Tally(tournament, schedule);
  }

  /**
   * Counts the games that are finished already; done once, before {@link #run}.
   *
   * @return how it stands
   * @throws org.gobang.api.RefusedException if they are not games of this tournament
   */
  public Standings takeUp() {
    archive.forEach(
        (order, played) -> {
          if (done.get(order.number())) {
            throw new IllegalArgumentException("game " + order.number() + " is there twice");
          }
          done.set(order.number());
          tally.add(order, played);
        });
    return tally.standings();
  }

  /**
   * Plays what is left, until that is done, the test has its answer, or somebody stops it. Games
   * that are being played then are dropped.
   *
   * @return how it stands at the end
   * @throws org.gobang.api.RefusedException if the games cannot be played at all, or not be kept
   * @throws InterruptedException if the thread was interrupted
   */
  public Standings run() throws InterruptedException {
    ExecutorService crew = Executors.newFixedThreadPool(concurrency, Arena::daemon);
    try {
      play(crew);
    } finally {
      crew.shutdownNow();
      crew.awaitTermination(TO_END.toNanos(), TimeUnit.NANOSECONDS);
    }
    // What was finished just then is finished.
    for (Event event = events.poll(); event != null; event = events.poll()) {
      if (event instanceof Event.Ended ended) {
        count(ended);
      }
    }
    return tally.standings();
  }

  private static Thread daemon(Runnable code) {
    Thread thread = new Thread(code, "gobang-arena");
    thread.setDaemon(true);
    return thread;
  }

  private void play(ExecutorService crew) throws InterruptedException {
    int playing = 0;
    if (tally.decided()) {
      return;
    }
    // One more for each, so that nobody waits for the disk before the next game.
    while (playing < 2L * concurrency && begin(crew)) {
      playing++;
    }
    while (playing > 0 && !tally.decided()) {
      Event event = events.take();
      if (event instanceof Event.Stopped) {
        return;
      }
      if (event instanceof Event.Broken broken) {
        throw broken.cause() instanceof RuntimeException known
            ? known
            : new IllegalStateException("a game could not be played", broken.cause());
      }
      count((Event.Ended) event);
      playing -= begin(crew) ? 0 : 1;
    }
  }

  private void count(Event.Ended ended) {
    archive.add(ended.order(), ended.played());
    tally.add(ended.order(), ended.played());
  }

  /** Hands out the next game; false if there is none left. */
  private boolean begin(ExecutorService crew) {
    number = done.nextClearBit(number + 1);
    if (number > schedule.games()) {
      return false;
    }
    GameOrder order = schedule.order(number);
    crew.execute(() -> play(order));
    return true;
  }

  private void play(GameOrder order) {
    try {
      events.add(new Event.Ended(order, runner.play(order)));
    } catch (InterruptedException dropped) {
      // Nobody waits for it.
    } catch (Throwable cause) {
      events.add(new Event.Broken(cause));
    }
  }

  /** Ends the run as soon as it can be. Games that are being played are dropped. */
  public void stop() {
    events.add(new Event.Stopped());
  }

  /**
   * How it stands at the moment.
   *
   * @return the games counted so far
   */
  public Standings standings() {
    return tally.standings();
  }
}
