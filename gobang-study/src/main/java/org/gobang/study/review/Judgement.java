package org.gobang.study.review;

import java.util.List;
import org.gobang.api.Point;
import org.gobang.api.player.Score;

/**
 * A player's evaluation of a position.
 *
 * @param score the score for the side to move
 * @param line the expected moves, starting with the best one; at least one
 */
public record Judgement(Score score, List<Point> line) {

  /**
   * Creates an evaluation with a copy of the variation.
   *
   * @throws IllegalArgumentException if the variation is empty
   */
  public Judgement {
    line = List.copyOf(line);
    if (line.isEmpty()) {
      throw new IllegalArgumentException("a line has at least one move");
    }
  }

  /**
   * Returns the best move.
   *
   * @return the first move of the variation
   */
  public Point best() {
    return line.get(0);
  }

  /**
   * Returns whether the position is a proven win or loss.
   *
   * @return whether a longer search cannot change the winner
   */
  public boolean isProven() {
    return isWin() || score instanceof Score.LossIn;
  }

  /**
   * Returns whether the position is a proven win for the side to move.
   *
   * @return whether the score is a proven win
   */
  public boolean isWin() {
    return score instanceof Score.WinIn;
  }
}
