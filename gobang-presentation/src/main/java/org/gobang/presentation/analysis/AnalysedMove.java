package org.gobang.presentation.analysis;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gobang.api.Point;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.gobang.presentation.advice.Heat;
import org.gobang.presentation.text.Formats;
import org.gobang.presentation.text.Texts;

/**
 * A move that an engine considers, as it is shown on its point.
 *
 * @param level how prominent it is, from {@link Heat#HOTTEST} for the best one down to 1
 * @param text its score in a few characters
 */
public record AnalysedMove(int level, String text) {

  /** The difference of prominence between two ranks. */
  private static final int STEP = 2;

  /** The moves of the first engine that has some. */
  static Map<Point, AnalysedMove> of(List<LiveAnalysis.Engine> engines, Texts texts) {
    Map<Point, AnalysedMove> moves = new LinkedHashMap<>();
    engines.stream()
        .map(LiveAnalysis.Engine::lines)
        .filter(lines -> !lines.isEmpty())
        .findFirst()
        .ifPresent(lines -> lines.forEach(line -> put(moves, line, texts)));
    return moves;
  }

  private static void put(Map<Point, AnalysedMove> moves, Insight.Line line, Texts texts) {
    int level = Math.max(1, Heat.HOTTEST - STEP * (line.rank() - 1));
    moves.putIfAbsent(line.moves().get(0), new AnalysedMove(level, text(line.score(), texts)));
  }

  private static String text(Score score, Texts texts) {
    if (score instanceof Score.WinIn win) {
      return texts.of("analysis.win", win.plies());
    }
    if (score instanceof Score.LossIn loss) {
      return texts.of("analysis.loss", loss.plies());
    }
    if (score instanceof Score.WinRate rate) {
      return Formats.percent(rate.probability());
    }
    return texts.of(score);
  }
}
