package org.gobang.api.review;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import org.gobang.api.Experimental;
import org.gobang.api.Stone;
import org.gobang.api.record.GameRecord;

/**
 * A review of a variation of a game.
 *
 * <p>Implemented by the host; an immutable value that any thread may read.
 */
@Experimental
public interface GameReview {

  /**
   * Returns the record of the game.
   *
   * @return the record at the start of the review
   */
  GameRecord record();

  /**
   * Returns the path of the reviewed variation.
   *
   * @return a path of the record
   */
  List<Integer> path();

  /**
   * Returns the player that evaluated the positions.
   *
   * @return the id of a player
   */
  String player();

  /**
   * Returns all moves of the variation.
   *
   * @return the moves in order
   */
  List<ReviewedMove> moves();

  /**
   * Returns the accuracy of a side.
   *
   * @param side the side
   * @return from 0 to 100; empty if the side was not reviewed or made no move
   */
  OptionalDouble accuracy(Stone side);

  /**
   * Returns the game with the review: evaluations, a comment on each faulty move, and the better
   * moves as variations. Existing content is preserved.
   *
   * @param language the language of the comments, English or Chinese
   * @return the game, in which the path is still valid
   */
  GameRecord annotated(Locale language);

  /**
   * Returns the faulty moves of the reviewed sides.
   *
   * @return inaccuracies and worse, sorted by descending loss
   */
  default List<ReviewedMove> faults() {
    return moves().stream()
        .filter(move -> move.type().isFault() && accuracy(move.side()).isPresent())
        .sorted(Comparator.comparingDouble(ReviewedMove::loss).reversed())
        .toList();
  }
}
