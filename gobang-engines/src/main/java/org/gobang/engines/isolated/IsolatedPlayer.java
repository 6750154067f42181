package org.gobang.engines.isolated;

import java.nio.file.Path;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Turn;
import org.gobang.api.record.Ending;
import org.gobang.engines.process.ChildProcess;
import org.gobang.game.PlayerFailedException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A player in another process, run by an {@link IsolatedWorker}. */
final class IsolatedPlayer implements Player {

  private static final Logger LOG = LoggerFactory.getLogger(IsolatedPlayer.class);

  private final String id;
  private final WorkerJvm jvm;
  private final ChildProcess process;
  private int number;

  /** The point in the answer to a request to decide. */
  private @Nullable Point chosen;

  IsolatedPlayer(String id, WorkerJvm jvm, ChildProcess process) {
    this.id = id;
    this.jvm = jvm;
    this.process = process;
  }

  /**
   * Creates the player in the worker.
   *
   * @throws RefusedException if the worker refuses
   */
  void create(PlayerSpec spec, Optional<Path> folder, Board start) throws InterruptedException {
    send(new Message.Create(spec, folder, WirePosition.of(start)));
    while (true) {
      Message received = receive();
      if (received instanceof Message.Ready) {
        return;
      }
      if (received instanceof Message.Refused refused) {
        throw new RefusedException(refused.words());
      }
    }
  }

  /**
   * Returns the decision of the player. The worker decides and chooses in one request, so a point
   * is stored for {@link #choose}.
   */
  @Override
  public Optional<String> decide(Turn turn) throws InterruptedException {
    Message answer = ask(turn);
    if (answer instanceof Message.Decision decision) {
      return Optional.of(decision.key());
    }
    chosen = point(answer);
    return Optional.empty();
  }

  @Override
  public Point choose(Turn turn) throws InterruptedException {
    Point kept = chosen;
    chosen = null;
    if (kept != null) {
      return kept;
    }
    return point(ask(turn));
  }

  private Point point(Message answer) {
    if (answer instanceof Message.Answer chosenPoint) {
      return chosenPoint.point();
    }
    throw new PlayerFailedException(Ending.ILLEGAL, id + " chose where nothing is offered");
  }

  /** Returns the answer to a request to choose: a point or a decision. */
  private Message ask(Turn turn) throws InterruptedException {
    int question = ++number;
    send(
        new Message.Choose(
            question,
            WirePosition.of(turn.board()),
            turn.budget(),
            turn.lines(),
            Message.Task.of(turn)));
    return answer(question, turn);
  }

  @Override
  public void ponder(Turn turn) throws InterruptedException {
    int question = ++number;
    send(new Message.Ponder(question, WirePosition.of(turn.board()), turn.budget()));
    answer(question, turn);
  }

  /** Waits for the answer to a request. Reports before it are passed on to the turn. */
  private Message answer(int question, Turn turn) throws InterruptedException {
    turn.stop().onRequest(() -> send(new Message.Stop(question)));
    while (true) {
      if (receive() instanceof Message.Numbered received && received.number() == question) {
        if (received instanceof Message.Report report) {
          turn.report(report.insight());
        } else if (received instanceof Message.Failure failure) {
          throw new PlayerFailedException(failure.ending(), failure.words());
        } else {
          return received;
        }
      }
    }
  }

  private void send(Message message) {
    process.send(IsolatedMessageJson.write(message));
  }

  /** Receives a message. Skips other lines, because the plugin may write to standard output. */
  private Message receive() throws InterruptedException {
    while (true) {
      Optional<String> line = process.take();
      if (line.isEmpty()) {
        throw exited();
      }
      try {
        return IsolatedMessageJson.read(line.get());
      } catch (RefusedException notAMessage) {
        LOG.debug("{} wrote a line of {} characters that is no message", id, line.get().length());
      }
    }
  }

  private PlayerFailedException exited() throws InterruptedException {
    String reason = ExitReason.of(id, process, jvm);
    LOG.warn("{}; end of its standard error: {}", reason, process.stderrTail());
    return new PlayerFailedException(Ending.CRASHED, reason);
  }

  @Override
  public void close() {
    process.close();
  }
}
