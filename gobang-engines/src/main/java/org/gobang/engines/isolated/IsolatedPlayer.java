package org.gobang.engines.isolated;

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
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A player whose moves come from a worker in another process. */
final class IsolatedPlayer implements Player {

  private static final Logger LOG = LoggerFactory.getLogger(IsolatedPlayer.class);

  private final String id;
  private final WorkerJvm jvm;
  private final ChildProcess process;
  private int number;

  IsolatedPlayer(String id, WorkerJvm jvm, ChildProcess process) {
    this.id = id;
    this.jvm = jvm;
    this.process = process;
  }

  /**
   * Has the worker make the player.
   *
   * @throws RefusedException if it cannot
   */
  void create(PlayerSpec who, Board start) throws InterruptedException {
    send(new Message.Create(who, WirePosition.of(start)));
    while (true) {
      Message heard = hear();
      if (heard instanceof Message.Ready) {
        return;
      }
      if (heard instanceof Message.Refused refused) {
        throw new RefusedException(refused.words());
      }
    }
  }

  @Override
  public Point choose(Turn turn) throws InterruptedException {
    int question = ++number;
    send(new Message.Choose(question, WirePosition.of(turn.board()), turn.budget(), turn.lines()));
    turn.stop().onRequest(() -> send(new Message.Stop(question)));
    while (true) {
      Message heard = hear();
      if (heard instanceof Message.Report report && report.number() == question) {
        turn.report(report.insight());
      } else if (heard instanceof Message.Answer answer && answer.number() == question) {
        return answer.point();
      } else if (heard instanceof Message.Failure failure && failure.number() == question) {
        throw new PlayerFailedException(failure.ending(), failure.words());
      }
    }
  }

  private void send(Message message) {
    process.send(MessageText.write(message));
  }

  /** What is no message comes from the plugin, which has written where it should not. */
  private Message hear() throws InterruptedException {
    while (true) {
      Optional<String> line = process.take();
      if (line.isEmpty()) {
        throw gone();
      }
      try {
        return MessageText.read(line.get());
      } catch (RefusedException noise) {
        LOG.debug("{} wrote {} characters that are no message", id, line.get().length());
      }
    }
  }

  private PlayerFailedException gone() throws InterruptedException {
    String words = Departure.words(id, process, jvm);
    LOG.warn("{}; its last error output: {}", words, process.stderrTail());
    return new PlayerFailedException(Ending.CRASHED, words);
  }

  @Override
  public void close() {
    process.close();
  }
}
