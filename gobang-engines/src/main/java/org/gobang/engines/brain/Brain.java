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
import org.gobang.game.PlayerSource;
import org.gobang.game.StopSignal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A player as an engine that keeps the Gomocup protocol.
 *
 * <p>It listens on one thread and answers on another, so it hears that it is to stop while a move
 * is thought of. Whatever else is said meanwhile is answered after that.
 */
public final class Brain {

  private static final Logger LOG = LoggerFactory.getLogger(Brain.class);

  /** So many lines may wait to be answered; a manager that says more waits, too. */
  private static final int MOST_WAITING = 10_000;

  private static final Duration BREATH = Duration.ofMillis(20);

  private final Seat seat;
  private final Voice voice;
  private final Waiting waiting = new Waiting();
  private final Conversation conversation;

  /** What is to be answered; nothing at the end. */
  private final BlockingQueue<Optional<Said>> said = new LinkedBlockingQueue<>(MOST_WAITING);

  /** What was said and is not answered yet: a stop is meant for all of it. */
  private final Queue<Said> owed = new ConcurrentLinkedQueue<>();

  /**
   * A line, the wish that its answer be given at once, and when it was said, as {@link
   * System#nanoTime} has it.
   */
  private record Said(String line, StopSignal stop, long time) {}

  /**
   * A brain that waits to be spoken to.
   *
   * @param plugins where the player and the boards come from
   * @param who the player
   * @param out what the manager hears: nobody else is to write there
   * @param <S> where the player and the boards come from
   * @throws org.gobang.api.RefusedException if there is no such player
   */
  public <S extends PlayerSource & BoardSource> Brain(S plugins, PlayerSpec who, PrintStream out) {
    seat = new Seat(plugins, who);
    voice = new Voice(out);
    conversation =
        new Conversation("gobang-" + who.player(), who.seed(), plugins, seat, voice, waiting);
  }

  /**
   * Serves until the manager says {@code END} or is gone. A move that is thought of then is not
   * waited for, and nothing is said any more; what was said in one breath with the end, as from a
   * file, is answered before, its moves at once.
   *
   * @param in what the manager says
   * @throws InterruptedException if the thread was interrupted while the brain came to its end
   */
  public void serve(InputStream in) throws InterruptedException {
    Thread answering = new Thread(this::answer, "gobang-brain");
    answering.setDaemon(true);
    answering.start();
    try {
      listen(new LineInput(in));
      stop();
      said.offer(Optional.empty());
      waiting.leave(voice);
    } finally {
      answering.interrupt();
      seat.dismiss();
    }
  }

  private void listen(LineInput in) throws InterruptedException {
    try {
      for (Optional<String> line = in.next(); line.isPresent(); line = in.next()) {
        if (!line.get().isBlank()) {
          Command command = Command.parse(line.get());
          if (command.ends()) {
            return;
          }
          if (command.stops() || command.takesTheTime()) {
            stop();
          }
          if (!command.stops()) {
            Said next = new Said(line.get(), new StopSignal(), System.nanoTime());
            owed.add(next);
            said.put(Optional.of(next));
          }
        }
      }
    } catch (IOException gone) {
      LOG.debug("The manager is gone", gone);
    }
  }

  private void stop() {
    owed.forEach(each -> each.stop().request());
  }

  /** Managers say several lines in one breath, the last of which may want a move. */
  private Optional<Said> next() throws InterruptedException {
    Optional<Said> next = said.poll(BREATH.toNanos(), TimeUnit.NANOSECONDS);
    if (next == null) {
      conversation.rest();
      next = said.take();
    }
    return next;
  }

  private void answer() {
    try {
      for (Optional<Said> next = next(); next.isPresent(); next = next()) {
        Said heard = next.get();
        conversation.hear(heard.line(), heard.stop(), heard.time());
        owed.remove(heard);
      }
    } catch (InterruptedException nobodyListens) {
      LOG.debug("Nobody wants answers any more", nobodyListens);
    } finally {
      waiting.done();
    }
  }
}
