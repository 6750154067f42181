package org.gobang.game;

import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.analysis.AnalysisRequest;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.gobang.api.player.Stop;
import org.gobang.api.player.Turn;

/**
 * A turn that ignores reports and the stop after the answer. Its stop may be requested before the
 * player receives the turn.
 */
final class GuardedTurn implements Turn {

  private final AnalysisRequest request;
  private final boolean analysis;
  private final Consumer<Insight> reports;
  private final StopSignal stop = new StopSignal();

  /** Not the turn itself, whose monitor the player could hold during its search. */
  private final Object lock = new Object();

  private boolean answered;

  /** The last line of rank 1. */
  private Optional<Insight.Line> line = Optional.empty();

  private GuardedTurn(AnalysisRequest request, boolean analysis, Consumer<Insight> reports) {
    this.request = request;
    this.analysis = analysis;
    this.reports = reports;
  }

  /**
   * Returns the turn for a move of a game.
   *
   * @param reports called one at a time, on the player's threads; must return at once
   */
  static GuardedTurn move(Board board, Budget budget, int lines, Consumer<Insight> reports) {
    return new GuardedTurn(AnalysisRequest.of(board, budget).withLines(lines), false, reports);
  }

  /**
   * Returns the turn for an analysis.
   *
   * @param reports called one at a time, on the player's threads; must return at once
   */
  static GuardedTurn analysis(AnalysisRequest request, Consumer<Insight> reports) {
    return new GuardedTurn(request, true, reports);
  }

  @Override
  public Board board() {
    return request.position();
  }

  @Override
  public Budget budget() {
    return request.budget();
  }

  @Override
  public Stop stop() {
    return stop;
  }

  @Override
  public int lines() {
    return request.lines();
  }

  @Override
  public boolean isAnalysis() {
    return analysis;
  }

  @Override
  public Set<Point> excluded() {
    return request.excluded();
  }

  @Override
  public boolean seeksWin() {
    return request.seeksWin();
  }

  /**
   * Forwards one report at a time and none after {@link #answered}. Variations that start with an
   * excluded point are dropped.
   */
  @Override
  public void report(Insight insight) {
    Objects.requireNonNull(insight, "insight");
    if (insight instanceof Insight.Line line && excluded().contains(line.moves().get(0))) {
      return;
    }
    synchronized (lock) {
      if (!answered) {
        if (insight instanceof Insight.Line best && best.rank() == 1) {
          line = Optional.of(best);
        }
        reports.accept(insight);
      }
    }
  }

  /** Returns the score of the last reported best variation; empty if there is none. */
  Optional<Score> score() {
    synchronized (lock) {
      return line.map(Insight.Line::score);
    }
  }

  /**
   * Returns the score of the player for the position after a move.
   *
   * @return the score from the point of view of the side of the move; empty if the last best
   *     variation does not start with the move
   */
  Optional<Score> scoreAfter(Move move) {
    synchronized (lock) {
      return line.filter(
              best -> move instanceof Move.Place place && best.moves().get(0).equals(place.point()))
          .map(best -> negated(best.score()));
    }
  }

  /** Returns the score one ply later, for the opponent, as in records. */
  private static Score negated(Score score) {
    if (score instanceof Score.WinIn win) {
      return new Score.LossIn(win.plies() - 1);
    }
    if (score instanceof Score.LossIn loss) {
      return new Score.WinIn(Math.max(1, loss.plies() - 1));
    }
    if (score instanceof Score.WinRate rate) {
      return new Score.WinRate(1 - rate.probability());
    }
    // Integer.MIN_VALUE has no negation.
    return new Score.Estimate(-Math.max(-Integer.MAX_VALUE, ((Score.Estimate) score).value()));
  }

  /** Requests the stop. Ignored after the answer. */
  void requestStop() {
    synchronized (lock) {
      if (!answered) {
        stop.request();
      }
    }
  }

  /** Discards the answer and all reports, and requests the stop of the search. */
  void drop() {
    synchronized (lock) {
      answered = true;
      stop.request();
    }
  }

  void answered() {
    synchronized (lock) {
      answered = true;
    }
  }
}
