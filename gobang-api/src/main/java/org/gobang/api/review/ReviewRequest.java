package org.gobang.api.review;

import java.util.List;
import java.util.Objects;
import org.gobang.api.Experimental;
import org.gobang.api.player.Budget;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.record.GameRecord;

/**
 * A request for a review.
 *
 * @param who the player that evaluates positions; it must report scores
 * @param record the game
 * @param path the variation or the position, a path of the record: the index of the child at each
 *     step
 * @param budget the full budget, for each position around an inaccuracy
 */
@Experimental
public record ReviewRequest(PlayerSpec who, GameRecord record, List<Integer> path, Budget budget) {

  /**
   * Creates a request with a copy of the path.
   *
   * @throws IllegalArgumentException if the record has no such path
   */
  public ReviewRequest {
    Objects.requireNonNull(who, "who");
    Objects.requireNonNull(budget, "budget");
    path = List.copyOf(path);
    record.follow(path);
  }
}
