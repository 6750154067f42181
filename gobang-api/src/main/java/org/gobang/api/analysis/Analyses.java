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
 * <p>Implemented by the host; its methods may be called from any thread and return at once. What
 * runs ends with the workbench.
 */
@Experimental
public interface Analyses extends WorkbenchService {

  /**
   * Analyzes a position with a player, for example for a hint, a heat map or an infinite analysis.
   *
   * @param who the player
   * @param request the position, and what is to be found out about it
   * @param reports receives what the player sees, on a thread of the host, one insight at a time,
   *     in the order in which the player reports them; never after the answer. If reports arrive
   *     too fast, the oldest are dropped. Lines that start with an excluded point are not reported
   * @return the running analysis, which never fails: a failure is an answer, and {@link
   *     Answer#CANCELLED} is the answer of an analysis that was closed early
   * @throws org.gobang.api.RefusedException if the player or an option is unknown, or it cannot do
   *     what is requested: {@link AnalysisRequest#checkSupported}
   */
  RunningTask<Answer> analyze(PlayerSpec who, AnalysisRequest request, Consumer<Insight> reports);

  /**
   * Reviews a variation of a game: each position is evaluated quickly, and the positions around
   * inaccuracies with the full budget.
   *
   * @param request the player, the game and the line
   * @param progress receives how much of the review is done, from 0 to 1, on a thread of the host;
   *     must return at once
   * @return the running review; refused if the player cannot judge the game
   * @throws org.gobang.api.RefusedException if the player or one of its options is unknown
   */
  RunningTask<GameReview> review(ReviewRequest request, DoubleConsumer progress);

  /**
   * Starts the evaluation of a position to review the next moves from it.
   *
   * @param request the player, the game and the path of the position
   * @return reviews moves from the position, until it is closed
   * @throws org.gobang.api.RefusedException if the player or one of its options is unknown
   */
  MoveReviewer moveReviewer(ReviewRequest request);
}
