package org.gobang.ai.search;

import java.util.List;
import java.util.stream.Stream;
import org.gobang.ai.search.tree.ProvenLine;
import org.gobang.ai.search.tree.Value;
import org.gobang.ai.search.tree.Variation;
import org.gobang.api.Point;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.gobang.api.player.Turn;

/**
 * The reporter of search results to the host. Lines of proven wins and losses are complete to the
 * five.
 */
final class InsightReporter {

  private final Turn turn;
  private final int size;
  private final ProvenLine lines;
  private List<Variation> lastBest = List.of();
  private long lastNodes;

  InsightReporter(Turn turn, int size, ProvenLine lines) {
    this.turn = turn;
    this.size = size;
    this.lines = lines;
  }

  /** Reports the best moves after an iteration, up to the requested number. */
  void bestMoves(List<Variation> best, long nodes) {
    lastBest = best;
    lastNodes = nodes;
    int rank = 1;
    for (Variation variation : best.subList(0, Math.min(best.size(), turn.lines()))) {
      report(lines.complete(variation), rank++, nodes);
    }
  }

  private void report(Variation variation, int rank, long nodes) {
    if (turn.seeksWin() && !Value.isWin(variation.value())) {
      return;
    }
    turn.report(
        Insight.Line.of(score(variation.value()), points(variation.moves().stream()))
            .withRank(rank)
            .withDepth(variation.depth())
            .withNodes(nodes));
  }

  /**
   * Reports the played move, unless it was last reported as best. Multiple lines are reported again
   * together with the same depth.
   *
   * @param best the best moves
   * @return whether the move was searched and is reported
   */
  boolean playedMove(Variation move, List<Variation> best) {
    if (lastBest.isEmpty() || move.depth() == 0) {
      return false;
    }
    if (move.move() != lastBest.get(0).move()) {
      bestMoves(turn.lines() > 1 ? best : List.of(move), lastNodes);
    }
    return true;
  }

  /** Reports a move without a search. */
  void moveWithoutSearch(int move, int evaluation, long nodes) {
    if (turn.seeksWin()) {
      return;
    }
    List<Point> line = points(Stream.of(move));
    turn.report(
        Insight.Line.of(new Score.Estimate(evaluation), line).withDepth(1).withNodes(nodes));
  }

  private List<Point> points(Stream<Integer> moves) {
    return moves.map(move -> BoardConversion.point(move, size)).toList();
  }

  private static Score score(int value) {
    if (Value.isWin(value)) {
      return new Score.WinIn(Value.plies(value));
    }
    return Value.isLoss(value) ? new Score.LossIn(Value.plies(value)) : new Score.Estimate(value);
  }
}
