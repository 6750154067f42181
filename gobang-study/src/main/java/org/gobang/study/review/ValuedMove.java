package org.gobang.study.review;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.player.Score;
import org.gobang.api.review.MoveClass;
import org.gobang.api.review.ReviewedMove;

/**
 * A move as a {@link GameReviewer} values it.
 *
 * @param number the number of the move, from 1
 * @param move the move
 * @param side the side that moved
 * @param winBefore the win probability before the move
 * @param winAfter the win probability after it
 * @param loss how much of it the move lost
 * @param type how good the move is
 * @param line the line that is held best; empty where the move was not valued
 * @param after what the position after the move is worth, to the side to act there; empty at the
 *     end of the game and where it was not judged
 * @param why why the move is a fault; empty for another move
 */
record ValuedMove(
    int number,
    Move move,
    Stone side,
    double winBefore,
    double winAfter,
    double loss,
    MoveClass type,
    List<Point> line,
    Optional<Score> after,
    Optional<Reason> why)
    implements ReviewedMove {

  /** Copies the line. */
  ValuedMove {
    Objects.requireNonNull(move, "move");
    Objects.requireNonNull(side, "side");
    Objects.requireNonNull(type, "type");
    line = List.copyOf(line);
    Objects.requireNonNull(after, "after");
    Objects.requireNonNull(why, "why");
  }

  @Override
  public Optional<String> reason(Locale language) {
    return why.map(new ReviewText(language)::of);
  }
}
