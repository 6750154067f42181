package org.gobang.presentation.teaching;

import java.util.List;
import org.gobang.api.RefusedException;
import org.gobang.api.analysis.Analyses;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.review.MoveReviewer;
import org.gobang.api.review.ReviewRequest;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.player.StrongestPlayer;
import org.gobang.presentation.text.Texts;

/**
 * Reviews of single moves by the strongest player, as fast as a person can wait for. They are
 * limited by nodes alone, so that a verdict does not depend on the load of the machine.
 */
final class MoveReviews {

  /**
   * A mistake is confirmed with ten times as much for each of two positions, which takes about a
   * second.
   */
  private static final Budget BUDGET = Budget.of(new Limit.Nodes(20_000));

  private MoveReviews() {}

  /**
   * Begins to judge a position whose next moves are to be reviewed.
   *
   * @param game the game
   * @param path the position, a path of its record
   * @throws RefusedException if no player can judge it
   */
  static MoveReviewer from(Workbench workbench, Texts texts, GameState game, List<Integer> path) {
    PlayerSpec judge = StrongestPlayer.at(game.board(), workbench.plugins(), texts);
    return workbench
        .require(Analyses.class)
        .moveReviewer(new ReviewRequest(judge, game.record(), path, BUDGET));
  }
}
