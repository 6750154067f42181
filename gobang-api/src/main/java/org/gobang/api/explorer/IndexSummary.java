package org.gobang.api.explorer;

import java.util.List;
import org.gobang.api.Experimental;

/**
 * The content of the game index after an update.
 *
 * @param files the files with games
 * @param games the games
 * @param positions the positions, counted in each game
 * @param problems a sentence for each file or game of this update that was not read to its end, for
 *     users
 */
@Experimental
public record IndexSummary(int files, int games, long positions, List<String> problems) {

  /** Creates a summary with a copy of the problems. */
  public IndexSummary {
    problems = List.copyOf(problems);
  }
}
