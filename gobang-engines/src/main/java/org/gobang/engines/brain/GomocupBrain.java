package org.gobang.engines.brain;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.gobang.api.player.PlayerSpec;
import org.gobang.engines.process.LineInput;
import org.gobang.game.BoardSource;
import org.gobang.game.HostThreads;
import org.gobang.game.PlayerSource;
import org.gobang.game.StopSignal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Runs a player as a Gomocup engine.
 *
 * <p>It reads on one thread and answers on another, so that it receives a stop during a search. All
 * other commands received meanwhile are answered afterwards.
 */
public final class GomocupBrain {

  private static final Logger LOG = LoggerFactory.getLogger(GomocupBrain.class);

  /** The capacity of the queue. A manager that sends more has to wait. */
  private static final int MAX_QUEUED = 10_000;

  private static final Duration IDLE_DELAY = Duration.ofMillis(20);

  /**
   * The largest age of a process at its first command. An older one was suspended, because starting
   * takes less time.
   */
  private static final Duration MAX_START = Duration.ofSeconds(5);

  private final BrainPlayer player;
  private final ManagerOutput output;
  private final ServiceStatus status = new ServiceStatus();
  private final CommandHandler handler;

  /** The lines to answer; empty for the end. */
  private final BlockingQueue<Optional<Line>> queue = new LinkedBlockingQueue<>(MAX_QUEUED);

  /** The unanswered lines, all of which a stop applies to. */
  private final Queue<Line> pending = new ConcurrentLinkedQueue<>();

  /** Requested when a further line arrives. */
  private volatile StopSignal more = new StopSignal();

  /** A line, the stop signal for its answer, and its arrival time by {@link System#nanoTime}. */
  private record Line(String line, StopSignal stop, long time) {}

  /**
   * Creates a brain that is not yet running.
   *
   * @param plugins the source of the player and the boards
   * @param who the player
   * @param out the output to the manager; nothing else may write to it
   * @param <S> a source of players and boards
   * @throws org.gobang.api.RefusedException if the player is unknown
   */
  public <S extends PlayerSource & BoardSource> GomocupBrain(
      S plugins, PlayerSpec who, PrintStream out) {
    player = new BrainPlayer(plugins, who);
    output = new ManagerOutput(out);
    handler = new CommandHandler("gobang-" + who.player(), plugins, player, output, status);
  }

  /**
   * Handles commands until the manager sends {@code END} or closes the input. A current search is
   * then cancelled without further output. If no search runs, as with input from a file, the
   * remaining commands are answered first, moves without delay.
   *
   * @param in the input from the manager
   * @param age the time since this process began: the time of a command that waits already counts
   *     from then on
   * @throws InterruptedException if the thread was interrupted while the service ended
   */
  public void serve(InputStream in, Duration age) throws InterruptedException {
    Duration start = age.compareTo(MAX_START) < 0 ? age : MAX_START;
    LineInput lines = new LineInput(in, System.nanoTime() - start.toNanos());
    Thread worker = HostThreads.start("gobang-brain", this::answer);
    try {
      listen(lines);
      stop();
      queue.offer(Optional.empty());
      more.request();
      status.endService(output);
    } finally {
      worker.interrupt();
      player.close();
    }
  }

  private void listen(LineInput in) throws InterruptedException {
    try {
      for (Optional<String> line = in.next(); line.isPresent(); line = in.next()) {
        if (!line.get().isBlank()) {
          ManagerCommand command = ManagerCommand.parse(line.get());
          if (command.ends()) {
            return;
          }
          if (command.stops() || command.setsNoTime()) {
            stop();
          }
          if (!command.stops()) {
            Line next = new Line(line.get(), new StopSignal(), in.arrived());
            pending.add(next);
            queue.put(Optional.of(next));
            // Read before the check, because a line that was taken has its own signal.
            StopSignal current = more;
            if (queue.contains(Optional.of(next))) {
              current.request();
            }
          }
        }
      }
    } catch (IOException gone) {
      LOG.debug("The input from the manager failed", gone);
    }
  }

  private void stop() {
    pending.forEach(each -> each.stop().request());
  }

  /**
   * Returns the next line. Managers send several lines at once, the last of which may request a
   * move.
   */
  private Optional<Line> next() throws InterruptedException {
    Optional<Line> next = queue.poll(IDLE_DELAY.toNanos(), TimeUnit.NANOSECONDS);
    if (next == null) {
      handler.idle(more());
      next = queue.take();
    }
    return next;
  }

  private StopSignal more() {
    StopSignal next = new StopSignal();
    more = next;
    if (!queue.isEmpty()) {
      next.request();
    }
    return next;
  }

  private void answer() {
    try {
      for (Optional<Line> next = next(); next.isPresent(); next = next()) {
        Line received = next.get();
        handler.handle(received.line(), received.stop(), more(), received.time());
        pending.remove(received);
      }
    } catch (InterruptedException ended) {
      LOG.debug("The service has ended", ended);
    } finally {
      status.done();
    }
  }
}
