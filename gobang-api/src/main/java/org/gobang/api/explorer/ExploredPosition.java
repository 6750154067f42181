package org.gobang.api.explorer;

import java.util.List;
import java.util.Objects;
import org.gobang.api.Experimental;

/**
 * The games with a position or a symmetric position.
 *
 * @param results the results of these games, including games that ended here
 * @param moves the moves played here, the most frequent first
 * @param games the latest of these games, the newest first
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
