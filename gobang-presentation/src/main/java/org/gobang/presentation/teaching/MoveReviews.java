package org.gobang.presentation.teaching;

import java.time.Duration;
import java.util.List;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.record.GameRecord;
import org.gobang.api.review.ReviewedMove;
import org.gobang.api.workbench.Review;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.advice.StrongestPlayer;
import org.gobang.presentation.text.Texts;

/** Reviews of single moves by the strongest player, as fast as a person can wait for. */
final class MoveReviews {

  /**
   * A mistake is confirmed with ten times as much for each of two positions, which takes a second
   * at most.
   */
  private static final Budget BUDGET =
      new Budget(List.of(new Limit.Nodes(20_000), new Limit.MoveTime(Duration.ofMillis(40))));

  private MoveReviews() {}

  /**
   * Begins the review of the last move of a line.
   *
   * @param board a position of the game
   * @throws RefusedException if no player can judge it
   */
  static Review<ReviewedMove> begin(
      Workbench workbench, Texts texts, Board board, GameRecord record, List<Integer> path) {
    return workbench.reviewMove(
        StrongestPlayer.at(board, workbench.plugins(), texts), record, path, BUDGET);
  }
}
