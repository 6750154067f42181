package org.gobang.api.explorer;

import java.util.List;
import org.gobang.api.Experimental;

/**
 * The content of the game index after an update.
 *
 * @param files the number of files with games
 * @param games the number of games
 * @param positions the number of positions, counted in each game
 * @param problems a sentence for users for each file or game of this update that was not read
 *     completely
 */
@Experimental
public record IndexSummary(int files, int games, long positions, List<String> problems) {

  /** Creates a summary with a copy of the problems. */
  public IndexSummary {
    problems = List.copyOf(problems);
  }
}
