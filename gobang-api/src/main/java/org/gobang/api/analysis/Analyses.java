package org.gobang.api.analysis;

import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import org.gobang.api.Experimental;
import org.gobang.api.player.Insight;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.review.GameReview;
import org.gobang.api.review.MoveReviewer;
import org.gobang.api.review.ReviewRequest;
import org.gobang.api.workbench.RunningTask;
import org.gobang.api.workbench.WorkbenchService;

/**
 * Engine analysis of positions, whole games and single moves outside any game.
 *
 * <p>Implemented by the host; its methods may be called from any thread and return at once. Running
 * tasks are cancelled when the workbench is closed.
 */
@Experimental
public interface Analyses extends WorkbenchService {

  /**
   * Analyzes a position with a player, for example for a hint, a heat map or an infinite analysis.
   *
   * @param who the player
   * @param request the position and the requested information
   * @param reports receives the insights of the player, on a thread of the host, one at a time, in
   *     the order of the reports, never after the answer. If reports arrive too fast, the oldest
   *     are dropped. Lines that start with an excluded point are not reported
   * @return the running analysis, which never fails: a failure is an answer, and {@link
   *     Answer#CANCELLED} is the answer of an analysis that was closed early
   * @throws org.gobang.api.RefusedException if the player or an option is unknown, or the player
   *     does not support the request: {@link AnalysisRequest#checkSupported}
   */
  RunningTask<Answer> analyze(PlayerSpec who, AnalysisRequest request, Consumer<Insight> reports);

  /**
   * Reviews a variation of a game: each position is evaluated quickly, and the positions around
   * inaccuracies with the full budget.
   *
   * @param request the player, the game and the variation
   * @param progress receives the completed part of the review, from 0 to 1, on a thread of the
   *     host; must return at once
   * @return the running review; refused if the player cannot evaluate the game
   * @throws org.gobang.api.RefusedException if the player or one of its options is unknown
   */
  RunningTask<GameReview> review(ReviewRequest request, DoubleConsumer progress);

  /**
   * Starts the evaluation of a position to review the next moves from it.
   *
   * @param request the player, the game and the path of the position
   * @return a reviewer of moves from the position, to be closed
   * @throws org.gobang.api.RefusedException if the player or one of its options is unknown
   */
  MoveReviewer moveReviewer(ReviewRequest request);
}
