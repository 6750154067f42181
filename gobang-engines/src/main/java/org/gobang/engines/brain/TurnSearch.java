package org.gobang.engines.brain;

import java.time.Duration;
import org.gobang.api.Move;
import org.gobang.api.board.Board;
import org.gobang.game.StopSignal;

/** The search for the answer to one command: one or several moves within the time of one turn. */
final class TurnSearch implements AutoCloseable {

  /** The parts of the service used by a search. */
  record Service(
      BrainPlayer player, ManagerSettings settings, ManagerOutput output, ServiceStatus status) {}

  private final Service service;
  private final StopSignal stop;
  private final long received;

  /**
   * Starts a search.
   *
   * @param stop requests an immediate answer
   * @param received the arrival time of the command, by {@link System#nanoTime}
   * @throws InterruptedException if the service is closed
   */
  TurnSearch(Service service, StopSignal stop, long received) throws InterruptedException {
    this.service = service;
    this.stop = stop;
    this.received = received;
    service.settings().errors().forEach(error -> service.output().send("MESSAGE " + error));
    service.status().begin();
  }

  /**
   * Requests a move.
   *
   * @param lines the number of variations to report
   * @param answers the number of remaining moves in this search, including this one
   * @return the stone or the choice
   * @throws org.gobang.api.RefusedException if the player cannot be created, or fails
   */
  Move move(Board board, int lines, int answers) throws InterruptedException {
    InsightOutput detail = new InsightOutput(board.size(), lines, service.settings().detailed());
    return service
        .player()
        .ask(
            new MoveRequest(board, lines, received, answers),
            service.settings(),
            stop,
            insight -> detail.of(insight).forEach(service.output()::send));
  }

  /** Ends the search and adds its time to the time used by the player. */
  @Override
  public void close() {
    service.status().end();
    service.settings().addSpent(Duration.ofNanos(System.nanoTime() - received));
  }
}
