package org.gobang.presentation.text;

import java.util.Optional;
import org.gobang.api.Stone;
import org.gobang.api.player.Score;
import org.gobang.api.position.PositionInfo;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.Workbench;

/**
 * A score from Black's point of view, as shown in all graphs and panels.
 *
 * @param toMove the side to move, for which the score is given
 * @param score the score in the player's own units
 * @param probability Black's win rate, from 0 to 1; a draw counts half
 */
public record BlackScore(Stone toMove, Score score, double probability) {

  /**
   * Returns the score of a position.
   *
   * @param record the game
   * @param ply the number of the last move before the position, 0 for the start
   */
  public static BlackScore of(
      Workbench workbench, GameRecord record, int ply, Stone toMove, Score score) {
    int stones = record.start().stones().size() + ply;
    double wins =
        workbench
            .service(PositionInfo.class)
            .map(positions -> positions.winProbability(score, record.rules(), stones))
            .orElse(0.5);
    return new BlackScore(toMove, score, toMove == Stone.BLACK ? wins : 1 - wins);
  }

  /** Returns the win rate in percent, from 1 to 99; 100 and 0 only for proven wins. */
  public int percent() {
    return winner()
        .map(side -> side == Stone.BLACK ? 100 : 0)
        .orElseGet(() -> (int) Math.max(1, Math.min(99, Math.round(100 * probability))));
  }

  /** Returns the side with a proven win; empty for an estimate. */
  public Optional<Stone> winner() {
    if (score instanceof Score.WinIn) {
      return Optional.of(toMove);
    }
    return score instanceof Score.LossIn ? Optional.of(toMove.opponent()) : Optional.empty();
  }

  /** Returns the win rate, followed by the score in its own units, such as {@code 63% (+35)}. */
  public String text(Texts texts) {
    return own(texts)
        .map(own -> texts.of("score.own", percent(), own))
        .orElseGet(() -> texts.of("score.percent", percent()));
  }

  private Optional<String> own(Texts texts) {
    if (score instanceof Score.Estimate estimate) {
      double value = estimate.value();
      return Optional.of(Formats.signed(toMove == Stone.BLACK ? value : -value));
    }
    return winner().map(side -> texts.of("score.win", texts.of(side), plies()));
  }

  private int plies() {
    return score instanceof Score.WinIn win ? win.plies() : ((Score.LossIn) score).plies();
  }
}
