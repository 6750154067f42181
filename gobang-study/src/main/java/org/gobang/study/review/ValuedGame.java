package org.gobang.study.review;

import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.record.GameRecord;
import org.gobang.api.review.GameReview;
import org.gobang.api.review.ReviewedMove;

/**
 * A game as evaluated by a {@link GameReviewer}.
 *
 * @param record the game
 * @param path the reviewed line of the game
 * @param start the board before its first move
 * @param player the id of the evaluating player
 * @param sides the reviewed sides
 * @param valued every move of the line
 */
record ValuedGame(
    GameRecord record,
    List<Integer> path,
    Board start,
    String player,
    List<Stone> sides,
    List<ValuedMove> valued)
    implements GameReview {

  /** Creates a game with copies of the lists. */
  ValuedGame {
    path = List.copyOf(path);
    sides = List.copyOf(sides);
    valued = List.copyOf(valued);
  }

  @Override
  public List<ReviewedMove> moves() {
    return List.copyOf(valued);
  }

  @Override
  public OptionalDouble accuracy(Stone side) {
    return sides.contains(side)
        ? valued.stream()
            .filter(move -> move.side() == side && !move.line().isEmpty())
            .mapToDouble(ValuedMove::accuracy)
            .average()
        : OptionalDouble.empty();
  }

  @Override
  public GameRecord annotated(Locale language) {
    return new AnnotatedRecord(this, language).record();
  }
}
