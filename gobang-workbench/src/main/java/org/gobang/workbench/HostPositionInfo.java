package org.gobang.workbench;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.gobang.api.Label;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.player.Score;
import org.gobang.api.position.PositionInfo;
import org.gobang.game.Games;
import org.gobang.study.opening.RenjuOpening;
import org.gobang.study.review.WinCurve;
import org.gobang.workbench.platform.StageExecutor;

/**
 * Provides boards, names of openings and win probabilities.
 *
 * @param threads wait for boards
 */
record HostPositionInfo(Games games, StageExecutor threads) implements PositionInfo {

  @Override
  public CompletionStage<Board> board(String rules, Start start) {
    Objects.requireNonNull(rules, "rules");
    Objects.requireNonNull(start, "start");
    return threads.supply(() -> games.board(rules, start));
  }

  @Override
  public Optional<Label> opening(Board position, Locale language) {
    return RenjuOpening.of(position.start(), position.moves())
        .map(opening -> opening.label(language));
  }

  @Override
  public double winProbability(Score score, String rules, int stones) {
    return WinCurve.of(rules).probability(score, stones);
  }
}
