package org.gobang.presentation.analysis;

import java.util.Collection;
import java.util.Comparator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobang.api.Point;
import org.gobang.api.player.Insight;
import org.gobang.presentation.text.BlackScore;
import org.gobang.presentation.text.Texts;

/** What an analysis found, in words of one language. */
public final class AnalysisText {

  private static final Comparator<Point> BY_NAME =
      Comparator.comparingInt(Point::column).thenComparingInt(Point::row);

  private final Texts texts;

  /**
   * Words in a language.
   *
   * @param texts in the language
   */
  public AnalysisText(Texts texts) {
    this.texts = texts;
  }

  /** A line: its rank, its score for the side to move, its depth and its moves. */
  public String line(Insight.Line line) {
    return line(line, texts.of(line.score()));
  }

  /** A line of a position whose scores are shown from Black's side. */
  public String line(Insight.Line line, BlackScore score) {
    return line(line, score.text(texts));
  }

  private String line(Insight.Line line, String score) {
    return texts.of(
        "analysis.line", line.rank(), score, line.depth(), moves(line.moves().stream()));
  }

  /** The points that are left out, in their order. */
  public String excluded(Collection<Point> points) {
    return texts.of("analysis.excluded", moves(points.stream().sorted(BY_NAME)));
  }

  /** Moves with blanks between them. */
  static String moves(Stream<Point> moves) {
    return moves.map(Point::toString).collect(Collectors.joining(" "));
  }
}
