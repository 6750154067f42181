package org.gobang.api.engine;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.gobang.api.Experimental;
import org.gobang.api.Point;

/**
 * The result of an engine test.
 *
 * @param about the information that the engine returns, by keys such as {@code name}, {@code
 *     version} and {@code author}; may be empty
 * @param moves the moves of its game against itself from an empty board, one or more
 * @param start the time from its start until it was ready for a game
 * @param slowest the time of its slowest move
 */
@Experimental
public record EngineReport(
    Map<String, String> about, List<Point> moves, Duration start, Duration slowest) {

  /** Creates a report with copies of the collections. */
  public EngineReport {
    about = Map.copyOf(about);
    moves = List.copyOf(moves);
  }
}
