package org.gobang.presentation.advice;

import java.util.Deque;
import java.util.Optional;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.PlayerSpec;
import org.gobang.presentation.player.PlayerQuery;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.position.PositionKey;
import org.gobang.presentation.support.PluginCall;

/**
 * Where to play in a position, asked of one player after the other until one has a move. That one
 * is asked once more, about the position in which the side to move has passed: a win that the
 * opponent has there is the threat that the move answers.
 */
final class HintQuery implements AutoCloseable {

  /** About a second; nodes alone, so that the hint does not depend on the load of the machine. */
  private static final Budget BEST_MOVE = Budget.of(new Budget.Limit.Nodes(500_000));

  /** A win that is short enough to be a threat is found in a moment. */
  private static final Budget THREAT = Budget.of(new Budget.Limit.Nodes(100_000));

  private final InterfaceContext context;
  private final Board board;
  private final Deque<PlayerSpec> candidates;
  private final Hints.Reply reply;
  private Optional<PlayerQuery> running = Optional.empty();
  private Optional<Hint> found = Optional.empty();
  private boolean over;

  /**
   * A question that is not asked yet.
   *
   * @param candidates the players in order; taken from here as they are asked
   * @param reply told once, on the loop, unless this is closed before
   */
  HintQuery(
      InterfaceContext context, Board board, Deque<PlayerSpec> candidates, Hints.Reply reply) {
    this.context = context;
    this.board = board;
    this.candidates = candidates;
    this.reply = reply;
  }

  boolean isOver() {
    return over;
  }

  /** Asks the next player; where there is no other, the last one's failure is the answer. */
  void askNext(String failure) {
    PlayerSpec who = candidates.poll();
    if (who == null) {
      close();
      reply.failed(failure);
      return;
    }
    PlayerQuery inquiry = new PlayerQuery(context.workbench(), who, board, BEST_MOVE);
    running = Optional.of(inquiry);
    inquiry
        .findings()
        .thenAccept(
            findings -> {
              Optional<Board> passed = findings.best().flatMap(any -> passed());
              onLoop(() -> answered(who, findings, passed));
            });
  }

  /** On a thread of the host, since a board is a plugin's. Not every board can be passed on. */
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
    PlayerQuery inquiry = new PlayerQuery(context.workbench(), who, passed, THREAT);
    running = Optional.of(inquiry);
    inquiry
        .findings()
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
    found.ifPresent(reply::given);
  }

  /** Ends without a hint: what is known by now would depend on the load of the machine. */
  void expire() {
    if (!over) {
      close();
      reply.late();
    }
  }

  /** Drops the question. */
  @Override
  public void close() {
    over = true;
    running.ifPresent(PlayerQuery::close);
  }
}
