package org.gobang.presentation.advice;

import java.util.Deque;
import java.util.Optional;
import java.util.function.Consumer;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.PlayerSpec;
import org.gobang.presentation.player.PlayerQuery;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.position.PositionKey;
import org.gobang.presentation.support.PluginCall;

/**
 * A search for the best move of a position. Players are asked in turn until one returns a move.
 * That player is then asked about the position after a pass of the side to move: a win of the
 * opponent there is the threat prevented by the move.
 */
final class HintQuery implements AutoCloseable {

  /**
   * About one second. Only nodes are limited, so that the hint does not depend on the load of the
   * machine.
   */
  private static final Budget BEST_MOVE = Budget.of(new Budget.Limit.Nodes(500_000));

  /** A win short enough to be a threat is found quickly. */
  private static final Budget THREAT = Budget.of(new Budget.Limit.Nodes(100_000));

  private final InterfaceContext context;
  private final Board board;
  private final Deque<PlayerSpec> candidates;
  private final Consumer<Hint> given;
  private final Hints.Reply reply;
  private Optional<PlayerQuery> running = Optional.empty();
  private Optional<Hint> found = Optional.empty();
  private boolean over;

  /**
   * Creates a query without asking.
   *
   * @param candidates the players in order; asked players are removed from this queue
   * @param given receives a hint
   * @param reply notified of any other result; one of the two is notified once on the interface
   *     thread, unless this query is closed first
   */
  HintQuery(
      InterfaceContext context,
      Board board,
      Deque<PlayerSpec> candidates,
      Consumer<Hint> given,
      Hints.Reply reply) {
    this.context = context;
    this.board = board;
    this.candidates = candidates;
    this.given = given;
    this.reply = reply;
  }

  boolean isOver() {
    return over;
  }

  /** Asks the next player; if there is none, reports the last failure. */
  void askNext(String failure) {
    PlayerSpec who = candidates.poll();
    if (who == null) {
      close();
      reply.failed(failure);
      return;
    }
    PlayerQuery inquiry = new PlayerQuery(context, who, board, BEST_MOVE);
    running = Optional.of(inquiry);
    inquiry
        .result()
        .thenAccept(
            findings -> {
              Optional<Board> passed = findings.best().flatMap(any -> passed());
              onLoop(() -> answered(who, findings, passed));
            });
  }

  /**
   * Runs on a thread of the host because a board may belong to a plugin. Not every board allows a
   * pass.
   */
  private Optional<Board> passed() {
    return PluginCall.of(() -> Optional.of(board.pass()), Optional.empty());
  }

  private void answered(PlayerSpec who, PlayerQuery.Findings findings, Optional<Board> passed) {
    if (findings.choice().isPresent()) {
      close();
      reply.chosen(findings.choice().get());
      return;
    }
    if (findings.best().isEmpty()) {
      askNext(findings.failure());
      return;
    }
    Hint hint =
        new Hint(
            PositionKey.of(board),
            board.toMove(),
            findings.best().get(),
            findings.line(),
            Optional.empty());
    found = Optional.of(hint);
    if (hint.wins() || passed.isEmpty()) {
      end();
    } else {
      askForThreat(who, passed.get());
    }
  }

  private void askForThreat(PlayerSpec who, Board passed) {
    PlayerQuery inquiry = new PlayerQuery(context, who, passed, THREAT);
    running = Optional.of(inquiry);
    inquiry
        .result()
        .thenAccept(
            findings -> {
              Optional<Hint.Threat> threat = findings.line().flatMap(Hint.Threat::in);
              onLoop(
                  () -> {
                    found = found.map(hint -> hint.against(threat));
                    end();
                  });
            });
  }

  private void onLoop(Runnable news) {
    context.execute(
        () -> {
          if (!over) {
            news.run();
          }
        });
  }

  private void end() {
    close();
    found.ifPresent(given);
  }

  /**
   * Cancels the query at the time limit without a hint, since a partial result would depend on the
   * load of the machine.
   */
  void expire() {
    if (!over) {
      close();
      reply.late();
    }
  }

  /** Cancels the query. */
  @Override
  public void close() {
    over = true;
    running.ifPresent(PlayerQuery::close);
  }
}
