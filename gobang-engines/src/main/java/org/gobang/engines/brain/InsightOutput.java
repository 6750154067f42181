package org.gobang.engines.brain;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.gobang.api.Point;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.gobang.engines.gomocup.GomocupNotation;

/**
 * Formats a player's insights: {@code MESSAGE} lines for users, and blocks of {@code INFO} lines
 * for programs, in the format of Rapfi.
 */
final class InsightOutput {

  private static final long NANOS_A_MILLI = 1_000_000;
  private static final double MILLIS_A_SECOND = 1000;

  private final int size;
  private final int lines;
  private final boolean detailed;
  private final long begun = System.nanoTime();

  /**
   * Creates the output of a search that starts now.
   *
   * @param size the board size
   * @param lines the number of variations requested
   * @param detailed whether to add {@code INFO} lines
   */
  InsightOutput(int size, int lines, boolean detailed) {
    this.size = size;
    this.lines = lines;
    this.detailed = detailed;
  }

  /** Returns the output lines of an insight; empty for a heat map. */
  List<String> of(Insight insight) {
    if (insight instanceof Insight.Note note) {
      return List.of("MESSAGE " + note.text());
    }
    if (insight instanceof Insight.Line line) {
      return of(line);
    }
    return List.of();
  }

  private List<String> of(Insight.Line line) {
    long millis = (System.nanoTime() - begun) / NANOS_A_MILLI;
    String message =
        String.format(
            Locale.ROOT,
            "MESSAGE %sDepth %d | Eval %s | Time %dms | %s",
            lines > 1 ? "(" + line.rank() + ") " : "",
            line.depth(),
            text(line.score()),
            millis,
            join(line, point -> point.toString().toUpperCase(Locale.ROOT)));
    if (!detailed) {
      return List.of(message);
    }
    return List.of(
        message,
        "INFO PV " + (line.rank() - 1),
        "INFO NUMPV " + lines,
        "INFO DEPTH " + line.depth(),
        "INFO NODES " + line.nodes(),
        "INFO TOTALNODES " + line.nodes(),
        "INFO TOTALTIME " + millis,
        "INFO SPEED " + (long) (line.nodes() * MILLIS_A_SECOND / Math.max(1, millis)),
        line.score() instanceof Score.WinRate rate
            ? "INFO WINRATE " + rate.probability()
            : "INFO EVAL " + text(line.score()),
        "INFO BESTLINE " + join(line, point -> GomocupNotation.point(point, size)),
        "INFO PV DONE");
  }

  private static String join(Insight.Line line, Function<Point, String> writing) {
    return line.moves().stream().map(writing).collect(Collectors.joining(" "));
  }

  private static String text(Score score) {
    if (score instanceof Score.WinIn win) {
      return "+M" + win.plies();
    }
    if (score instanceof Score.LossIn loss) {
      return "-M" + loss.plies();
    }
    if (score instanceof Score.WinRate rate) {
      return String.format(Locale.ROOT, "%.1f%%", 100 * rate.probability());
    }
    return String.valueOf(((Score.Estimate) score).value());
  }
}
