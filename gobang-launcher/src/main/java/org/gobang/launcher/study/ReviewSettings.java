package org.gobang.launcher.study;

import java.util.List;
import java.util.Optional;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.review.GameReview;
import org.gobang.record.PlayerSpecText;
import org.gobang.record.json.BudgetJson;
import org.gobang.record.json.JsonText;
import org.gobang.study.review.GameReviewer;
import org.gobang.study.review.PositionJudge;
import org.gobang.study.review.ReviewBudget;
import org.gobang.workbench.plugins.PluginCatalogue;

/**
 * The settings for reviews of games.
 *
 * @param player the reviewing player; default: the strongest player that supports the game
 * @param budget the budget for its judgements
 * @param sides the reviewed sides
 */
record ReviewSettings(Optional<PlayerSpec> player, ReviewBudget budget, List<Stone> sides) {

  /** Returns the settings as JSON, for comparison with those of a resumed run. */
  String json() {
    return JsonText.object(
        json -> {
          json.writeStringField("player", player.map(PlayerSpecText::write).orElse(""));
          JsonText.object(json, "limits", limits -> BudgetJson.write(budget.full(), limits));
          JsonText.strings(json, "sides", sides);
        });
  }

  /**
   * Returns the reviewing player for a game.
   *
   * @param start the board before its first move
   * @throws org.gobang.api.RefusedException if there is none for it
   */
  PlayerSpec judge(PluginCatalogue catalogue, Board start) {
    return player.orElseGet(() -> catalogue.judge(start));
  }

  /**
   * Reviews a game.
   *
   * @param start the board before its first move
   * @param who the reviewing player
   * @param judge evaluates positions with this player
   * @param progress receives the progress, on this thread
   */
  GameReview review(
      ReviewedGame game,
      Board start,
      PlayerSpec who,
      PositionJudge judge,
      GameReviewer.Progress progress)
      throws InterruptedException {
    return new GameReviewer(who.player(), judge, budget)
        .review(game.record(), game.record().mainLine(), start, sides, progress);
  }
}
