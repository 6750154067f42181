package org.gobang.presentation.player;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.analysis.Analyses;
import org.gobang.api.analysis.AnalysisRequest;
import org.gobang.api.analysis.Answer;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Weights;
import org.gobang.api.workbench.RunningTask;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.text.Texts;

/** A question to one player about one position, outside the game. */
public final class PlayerQuery implements RunningTask<PlayerQuery.Findings> {

  private final Texts texts;

  /** Written by reports and read by the answer, which the host passes on one after another. */
  private Optional<Insight.Line> line = Optional.empty();

  private Optional<Weights> weights = Optional.empty();
  private Optional<RunningTask<Answer>> analysis = Optional.empty();
  private CompletionStage<Findings> findings;

  /**
   * The result of a query.
   *
   * @param best the best move of the player, or the best point to offer; empty without an answer,
   *     or if the player makes another choice
   * @param choice the best choice, except the choice of a point
   * @param line the expected variation after the move
   * @param weights the last reported weights of the points
   * @param failure the reason for a missing answer; empty with an answer, or if the query was
   *     cancelled
   */
  public record Findings(
      Optional<Point> best,
      Optional<String> choice,
      Optional<Insight.Line> line,
      Optional<Weights> weights,
      String failure) {}

  /** Creates a query and starts it. */
  public PlayerQuery(InterfaceContext context, PlayerSpec who, Board board, Budget budget) {
    this.texts = context.texts();
    try {
      RunningTask<Answer> running =
          context
              .workbench()
              .require(Analyses.class)
              .analyze(who, AnalysisRequest.of(board, budget), this::heard);
      analysis = Optional.of(running);
      findings = running.result().thenApply(this::findings);
    } catch (RefusedException refused) {
      String sentence = texts.of(refused);
      findings =
          CompletableFuture.completedFuture(
              new Findings(Optional.empty(), Optional.empty(), line, weights, sentence));
    }
  }

  private void heard(Insight insight) {
    if (insight instanceof Insight.Line seen && seen.rank() == 1) {
      line = Optional.of(seen);
    } else if (insight instanceof Weights seen) {
      weights = Optional.of(seen);
    }
  }

  private Findings findings(Answer answer) {
    Optional<Point> best =
        answer instanceof Answer.Best found ? Optional.of(found.point()) : offered(answer);
    Optional<String> choice =
        answer instanceof Answer.Decision decided && best.isEmpty()
            ? Optional.of(decided.key())
            : Optional.empty();
    String failure =
        answer instanceof Answer.Failed failed ? failed.sentence().in(texts.locale()) : "";
    return new Findings(
        best,
        choice,
        line.filter(seen -> best.filter(seen.moves().get(0)::equals).isPresent()),
        weights,
        failure);
  }

  private static Optional<Point> offered(Answer answer) {
    return answer instanceof Answer.Decision decided
        ? new Move.Choose(Stone.BLACK, decided.key()).point()
        : Optional.empty();
  }

  /** Returns the result, on a thread of the host; completed at once if the player was refused. */
  @Override
  public CompletionStage<Findings> result() {
    return findings;
  }

  /** Cancels the query. */
  @Override
  public void close() {
    analysis.ifPresent(RunningTask::close);
  }
}
