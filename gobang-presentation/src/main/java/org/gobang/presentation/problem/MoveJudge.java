package org.gobang.presentation.problem;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Score;
import org.gobang.presentation.player.PlayerQuery;
import org.gobang.presentation.player.PlayerQuery.Findings;
import org.gobang.presentation.player.StrongestPlayer;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.support.PluginCall;
import org.gobang.presentation.task.CurrentTask;

/**
 * Evaluates moves of problems with the strongest player. A winning move is correct if a win is
 * proven after the best answer that the player finds, which resists longest. A defending move is
 * correct if no win of the opponent is proven.
 *
 * <p>Questions are asked one at a time: a new one cancels the last. Use only on the interface
 * thread.
 */
final class MoveJudge implements AutoCloseable {

  /** Far more than needed by the solvers that created the problems. */
  private static final Budget BUDGET = Budget.of(new Budget.Limit.Nodes(400_000));

  private final InterfaceContext context;
  private final CurrentTask<Findings> running;

  /** The evaluation of a move. */
  sealed interface Judgement {

    /**
     * After the move, the problem can still be solved.
     *
     * @param reply the opponent's best move; empty if none is needed, as in a defence
     */
    record Holds(Optional<Point> reply) implements Judgement {}

    /**
     * After the move, the problem can no longer be solved.
     *
     * @param refutation the opponent's best moves, at least one
     * @param loses whether these moves win for the opponent
     */
    record Fails(List<Point> refutation, boolean loses) implements Judgement {}

    /** The player did not answer. */
    record Unknown(String why) implements Judgement {}
  }

  /** Creates an idle judge. */
  MoveJudge(InterfaceContext context) {
    this.context = context;
    this.running = new CurrentTask<>(context.executor());
  }

  /**
   * Evaluates the last move of a position.
   *
   * @param after the position after it, with the opponent to move
   * @param wins whether the task is to win rather than to defend
   * @param judged receives the evaluation
   */
  void judge(Board after, boolean wins, Consumer<Judgement> judged) {
    ask(
        after,
        judged,
        answer -> {
          Point reply = answer.best().orElseThrow();
          if (isWin(answer)) {
            judged.accept(new Judgement.Fails(moves(answer), true));
          } else if (!wins) {
            judged.accept(new Judgement.Holds(Optional.empty()));
          } else if (isLoss(answer)) {
            judged.accept(new Judgement.Holds(Optional.of(reply)));
          } else {
            judgeAnswered(after, reply, judged);
          }
        });
  }

  private void judgeAnswered(Board after, Point reply, Consumer<Judgement> judged) {
    Optional<Board> answered =
        PluginCall.of(() -> Optional.of(after.play(reply)), Optional.<Board>empty())
            .filter(board -> board.outcome() instanceof Outcome.Undecided);
    if (answered.isEmpty()) {
      judged.accept(new Judgement.Fails(List.of(reply), true));
      return;
    }
    ask(
        answered.get(),
        judged,
        next ->
            judged.accept(
                isWin(next)
                    ? new Judgement.Holds(Optional.of(reply))
                    : new Judgement.Fails(List.of(reply), false)));
  }

  /**
   * Finds the opponent's best answer to a correct move.
   *
   * @param after the position after the move
   * @param judged receives the result, with or without an answer
   */
  void reply(Board after, Consumer<Judgement> judged) {
    ask(after, judged, answer -> judged.accept(new Judgement.Holds(answer.best())));
  }

  /**
   * Finds the best variation of a position.
   *
   * @param found receives the moves; none if the player has no answer
   */
  void solve(Board board, Consumer<List<Point>> found) {
    ask(board, why -> found.accept(List.of()), answer -> found.accept(moves(answer)));
  }

  /** Asks the strongest player. */
  private void ask(
      Board board, Consumer<? super Judgement.Unknown> failed, Consumer<Findings> found) {
    close();
    PlayerSpec who = StrongestPlayer.other(board, context.plugins(), "").orElse(null);
    if (who == null) {
      failed.accept(new Judgement.Unknown(context.texts().of("problem.no.player")));
      return;
    }
    running.run(
        new PlayerQuery(context, who, board, BUDGET),
        findings -> {
          if (findings.best().isPresent()) {
            found.accept(findings);
          } else {
            failed.accept(new Judgement.Unknown(findings.failure()));
          }
        },
        why -> failed.accept(new Judgement.Unknown(context.texts().of(why))));
  }

  private static List<Point> moves(Findings answer) {
    return answer
        .line()
        .map(Insight.Line::moves)
        .orElseGet(() -> answer.best().map(List::of).orElse(List.of()));
  }

  private static boolean isWin(Findings answer) {
    return answer.line().filter(line -> line.score() instanceof Score.WinIn).isPresent();
  }

  private static boolean isLoss(Findings answer) {
    return answer.line().filter(line -> line.score() instanceof Score.LossIn).isPresent();
  }

  /** Returns whether an answer is pending. */
  boolean isBusy() {
    return running.runs();
  }

  /** Cancels the question. */
  @Override
  public void close() {
    running.close();
  }
}
