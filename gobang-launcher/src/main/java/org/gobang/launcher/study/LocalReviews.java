package org.gobang.launcher.study;

import org.gobang.api.board.Board;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.review.GameReview;
import org.gobang.study.review.GameReviewer;
import org.gobang.workbench.plugins.PluginCatalogue;
import org.gobang.workbench.study.PlayerJudge;

/**
 * Reviews games in this process, one game per core.
 *
 * @param catalogue the rules and players
 * @param settings how games are reviewed
 */
record LocalReviews(PluginCatalogue catalogue, ReviewSettings settings) implements Reviews {

  @Override
  public GameReview review(ReviewedGame game, GameReviewer.Progress progress)
      throws InterruptedException {
    Board start = game.start(catalogue);
    PlayerSpec who = settings.judge(catalogue, start);
    try (PlayerJudge player = new PlayerJudge(catalogue.player(who))) {
      return settings.review(game, start, who, player, progress);
    }
  }

  @Override
  public int atATime() {
    return Runtime.getRuntime().availableProcessors();
  }
}
