package org.gobang.api.analysis;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.gobang.api.Experimental;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.player.AnalysisFeature;
import org.gobang.api.player.Budget;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Turn;

/**
 * A request to analyze a position outside any game. {@link #of} creates a request for the best line
 * only, which can be refined:
 *
 * <pre>{@code
 * AnalysisRequest.of(board, budget).withLines(3).without(Set.of(Point.parse("h8")));
 * }</pre>
 *
 * <p>Created by user interfaces; an immutable value.
 *
 * @param position the position
 * @param budget the budget for the answer
 * @param lines the number of lines to report, 1 or more
 * @param excluded the points excluded as the first move of a line
 * @param seeksWin whether to search for a forced win only
 */
@Experimental
public record AnalysisRequest(
    Board position, Budget budget, int lines, Set<Point> excluded, boolean seeksWin) {

  /** The kind of a refusal by a player that cannot exclude moves; the argument is its id. */
  public static final String NO_EXCLUSION = "no-exclusion";

  /** The kind of a refusal by a player that cannot search for wins; the argument is its id. */
  public static final String NO_WIN_SEARCH = "no-win-search";

  /**
   * Creates a request with a copy of the excluded moves.
   *
   * @throws IllegalArgumentException if the number of lines is less than 1
   */
  public AnalysisRequest {
    Objects.requireNonNull(position, "position");
    Objects.requireNonNull(budget, "budget");
    if (lines < 1) {
      throw new IllegalArgumentException("lines must be 1 or more, not " + lines);
    }
    excluded = Set.copyOf(excluded);
  }

  /**
   * Returns a request for the best line.
   *
   * @param position the position
   * @param budget the budget for the answer; 60 seconds for a budget without limits. With limits of
   *     nodes or depth but not of time, the host waits for a minute, or longer for many nodes; a
   *     player without an answer by then has failed
   * @return the request
   */
  public static AnalysisRequest of(Board position, Budget budget) {
    return new AnalysisRequest(position, budget, 1, Set.of(), false);
  }

  /**
   * Returns the same request for several lines.
   *
   * @param newLines the number of lines to report, 1 or more
   * @return this request with this number
   * @throws IllegalArgumentException if the number is less than 1
   */
  public AnalysisRequest withLines(int newLines) {
    return new AnalysisRequest(position, budget, newLines, excluded, seeksWin);
  }

  /**
   * Returns the same request with excluded moves: {@link Turn#excluded}. An excluded point as the
   * answer is a failure.
   *
   * @param points the points excluded as the first move of a line; empty for none
   * @return this request with these exclusions
   * @throws RefusedException if a point is outside the board
   */
  public AnalysisRequest without(Set<Point> points) {
    for (Point point : points) {
      if (point.column() >= position.size() || point.row() >= position.size()) {
        throw new RefusedException(
            "point-outside", point + " is outside the board", List.of(point.toString()));
      }
    }
    return new AnalysisRequest(position, budget, lines, points, seeksWin);
  }

  /**
   * Returns the same request for a forced win only: {@link Turn#seeksWin}.
   *
   * @return this request for a win search
   */
  public AnalysisRequest seekingWin() {
    return new AnalysisRequest(position, budget, lines, excluded, true);
  }

  /**
   * Checks whether the players of a provider support this request.
   *
   * @param provider the provider
   * @throws RefusedException if its {@link PlayerProvider#analysisFeatures} lack a requested
   *     feature, with the kind {@link #NO_EXCLUSION} or {@link #NO_WIN_SEARCH}
   */
  public void checkSupported(PlayerProvider provider) {
    Set<AnalysisFeature> features = provider.analysisFeatures();
    List<String> who = List.of(provider.id());
    if (!excluded.isEmpty() && !features.contains(AnalysisFeature.EXCLUDED_MOVES)) {
      throw new RefusedException(NO_EXCLUSION, provider.id() + " cannot leave out moves", who);
    }
    if (seeksWin && !features.contains(AnalysisFeature.WIN_SEARCH)) {
      throw new RefusedException(
          NO_WIN_SEARCH, provider.id() + " cannot search for forced wins", who);
    }
  }
}
