package org.gobang.api.explorer;

import java.util.List;
import java.util.Objects;
import org.gobang.api.Experimental;

/**
 * The games with a position or a symmetric position.
 *
 * @param results how all of them ended, also those that ended here
 * @param moves the moves that were played here, the most frequent first
 * @param games the last of these games, the latest first
 */
@Experimental
public record ExploredPosition(
    ResultCounts results, List<ExploredMove> moves, List<ExploredGame> games) {

  /** A position without games. */
  public static final ExploredPosition NONE =
      new ExploredPosition(ResultCounts.NONE, List.of(), List.of());

  /** Creates a position with copies of the lists. */
  public ExploredPosition {
    Objects.requireNonNull(results, "results");
    moves = List.copyOf(moves);
    games = List.copyOf(games);
  }
}
