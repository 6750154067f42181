package org.gobang.api.review;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import org.gobang.api.Experimental;
import org.gobang.api.Stone;
import org.gobang.api.record.GameRecord;

/**
 * The review of a line of a game.
 *
 * <p>Implemented by the host; a value, which any thread may read.
 */
@Experimental
public interface GameReview {

  /**
   * Returns the game.
   *
   * @return the record as it was when the review started
   */
  GameRecord record();

  /**
   * Returns the reviewed line.
   *
   * @return a path of the record
   */
  List<Integer> path();

  /**
   * Returns who judged.
   *
   * @return the id of a player
   */
  String player();

  /**
   * Returns every move of the line.
   *
   * @return the moves in their order
   */
  List<ReviewedMove> moves();

  /**
   * Returns how accurately a side played.
   *
   * @param side the side
   * @return from 0 to 100; empty if it was not reviewed, or made no move
   */
  OptionalDouble accuracy(Stone side);

  /**
   * Returns the game with the review in it: values, a comment for each fault, and the better lines
   * as variations. What the game has already stays.
   *
   * @param language the language of the comments, English or Chinese
   * @return the game, in which the path leads where it did
   */
  GameRecord annotated(Locale language);

  /**
   * Returns the faults of the sides that were reviewed.
   *
   * @return inaccuracies and worse, those that lost most first
   */
  default List<ReviewedMove> faults() {
    return moves().stream()
        .filter(move -> move.type().isFault() && accuracy(move.side()).isPresent())
        .sorted(Comparator.comparingDouble(ReviewedMove::loss).reversed())
        .toList();
  }
}
