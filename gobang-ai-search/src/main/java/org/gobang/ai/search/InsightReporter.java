package org.gobang.ai.search;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gobang.ai.search.threat.ThreatSolver;
import org.gobang.ai.search.tree.RootMove;
import org.gobang.ai.search.tree.Value;
import org.gobang.api.Point;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.gobang.api.player.Turn;
import org.jspecify.annotations.Nullable;

/** What the engine has found, in the words of the application. */
final class InsightReporter {

  private final Turn turn;
  private final int size;
  private @Nullable RootMove first;
  private long nodes;

  InsightReporter(Turn turn, int size) {
    this.turn = turn;
    this.size = size;
  }

  /** A win that took no search. */
  void win(ThreatSolver.Win win, long nodes) {
    turn.report(
        new Insight.Line(1, 1, nodes, new Score.WinIn(win.plies()), points(win.pv().stream())));
  }

  /** The best moves after another depth, as many as are wanted. */
  void lines(List<RootMove> best, long looked) {
    first = best.get(0);
    nodes = looked;
    int rank = 1;
    for (RootMove move : best.subList(0, Math.min(best.size(), turn.lines()))) {
      turn.report(
          new Insight.Line(
              rank++,
              move.depth(),
              looked,
              score(move.value()),
              points(IntStream.of(move.pv()).boxed())));
    }
  }

  /**
   * The move that is played, unless it is the best that was reported.
   *
   * @return whether any had been
   */
  boolean end(RootMove move) {
    boolean said = first != null;
    if (said && move != first) {
      lines(List.of(move), nodes);
    }
    return said;
  }

  /** A move that was not searched. */
  void unsearched(int move, int value, long looked) {
    List<Point> line = points(Stream.of(move));
    turn.report(new Insight.Line(1, 1, looked, new Score.Estimate(value), line));
  }

  private List<Point> points(Stream<Integer> line) {
    return line.map(point -> BoardConversion.point(point, size)).toList();
  }

  private static Score score(int value) {
    if (Value.isWin(value)) {
      return new Score.WinIn(Value.plies(value));
    }
    return Value.isLoss(value) ? new Score.LossIn(Value.plies(value)) : new Score.Estimate(value);
  }
}
