package org.gobang.api.engine;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.gobang.api.Experimental;
import org.gobang.api.Point;

/**
 * The result of an engine test.
 *
 * @param about the information returned by the engine, by keys such as {@code name}, {@code
 *     version} and {@code author}; may be empty
 * @param moves the moves of the engine's game against itself from an empty board, one or more
 * @param start the time from the start of the engine until it was ready for a game
 * @param slowest the time of the slowest move
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
