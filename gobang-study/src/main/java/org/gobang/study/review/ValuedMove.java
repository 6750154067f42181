package org.gobang.study.review;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.player.Score;
import org.gobang.api.review.MoveClass;
import org.gobang.api.review.ReviewedMove;

/**
 * A move as evaluated by a {@link GameReviewer}.
 *
 * @param number the number of the move, from 1
 * @param move the move
 * @param side the side that moved
 * @param winBefore the win probability before the move
 * @param winAfter the win probability after it
 * @param loss the loss of win probability
 * @param type the class of the move
 * @param before the evaluation of the position before the move; empty if the move was not evaluated
 * @param after the evaluation of the position after the move, for the side to act there; empty at
 *     the end of the game, and if the position was not evaluated
 * @param follows the proven consequence of the move; may be empty
 * @param why the reason why the move is a mistake; empty for any other move
 */
record ValuedMove(
    int number,
    Move move,
    Stone side,
    double winBefore,
    double winAfter,
    double loss,
    MoveClass type,
    Optional<Judgement> before,
    Optional<Judgement> after,
    Optional<MoveReason> follows,
    Optional<MoveReason> why)
    implements ReviewedMove {

  private static final double ACCURACY_SCALE = 103.1668;
  private static final double ACCURACY_RATE = 0.04354;
  private static final double ACCURACY_OFFSET = 3.1669;

  @Override
  public List<Point> line() {
    return before.map(Judgement::line).orElse(List.of());
  }

  @Override
  public Optional<Score> bestScore() {
    return before.map(Judgement::score);
  }

  @Override
  public List<Point> expected() {
    return after.map(Judgement::line).orElse(List.of());
  }

  @Override
  public double accuracy() {
    return accuracy(loss);
  }

  /**
   * Returns the accuracy of a move, from 0 to 100, by the curve that Lichess fitted for chess (<a
   * href="https://lichess.org/page/accuracy">lichess.org/page/accuracy</a>). A move without loss
   * has 100, a loss of 0.1 in win probability 64, and a loss of 0.5 has 9.
   */
  static double accuracy(double loss) {
    double accuracy = ACCURACY_SCALE * Math.exp(-ACCURACY_RATE * 100 * loss) - ACCURACY_OFFSET;
    return Math.max(0, Math.min(100, accuracy));
  }

  @Override
  public Optional<String> outlook(Locale language) {
    return follows.map(new ReviewText(language)::of);
  }

  @Override
  public Optional<String> reason(Locale language) {
    return why.map(new ReviewText(language)::of);
  }
}
