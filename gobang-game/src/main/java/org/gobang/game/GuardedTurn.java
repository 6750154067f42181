package org.gobang.game;

import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.gobang.api.player.Stop;
import org.gobang.api.player.Turn;

/**
 * A turn whose reports, and whose stop, end with the answer. It can be stopped before the player is
 * asked: the player then finds the stop requested already.
 */
final class GuardedTurn implements Turn {

  private final Board board;
  private final Budget budget;
  private final int lines;
  private final Consumer<Insight> reports;
  private final StopSignal stop = new StopSignal();

  /** Not the turn itself: the player has that, and could hold its monitor while it thinks. */
  private final Object lock = new Object();

  private boolean answered;

  /** The best line that was told last. */
  private Optional<Insight.Line> line = Optional.empty();

  /**
   * A turn.
   *
   * @param reports told one at a time, on the player's threads, so it must return at once
   */
  GuardedTurn(Board board, Budget budget, int lines, Consumer<Insight> reports) {
    this.board = board;
    this.budget = budget;
    this.lines = lines;
    this.reports = reports;
  }

  @Override
  public Board board() {
    return board;
  }

  @Override
  public Budget budget() {
    return budget;
  }

  @Override
  public Stop stop() {
    return stop;
  }

  @Override
  public int lines() {
    return lines;
  }

  /** One report at a time, and none after {@link #answered}. */
  @Override
  public void report(Insight insight) {
    Objects.requireNonNull(insight, "insight");
    synchronized (lock) {
      if (!answered) {
        if (insight instanceof Insight.Line told && told.rank() == 1) {
          line = Optional.of(told);
        }
        reports.accept(insight);
      }
    }
  }

  /** What the player last held the position for, by its best line; empty if it told of none. */
  Optional<Score> worth() {
    synchronized (lock) {
      return line.map(Insight.Line::score);
    }
  }

  /**
   * What the player holds the position behind a move for.
   *
   * @return the worth to the side that is to move there; empty where the player did not tell of a
   *     line that begins with the move
   */
  Optional<Score> worthAfter(Point move) {
    synchronized (lock) {
      return line.filter(told -> told.moves().get(0).equals(move))
          .map(told -> seenAcross(told.score()));
    }
  }

  /** The same a ply later, for the other side. */
  private static Score seenAcross(Score score) {
    if (score instanceof Score.WinIn win) {
      return new Score.LossIn(win.plies() - 1);
    }
    if (score instanceof Score.LossIn loss) {
      return new Score.WinIn(Math.max(1, loss.plies() - 1));
    }
    // There is no opposite of the least number.
    return new Score.Estimate(-Math.max(-Integer.MAX_VALUE, ((Score.Estimate) score).value()));
  }

  /** Wants the answer now; nothing happens once it is there. */
  void requestStop() {
    synchronized (lock) {
      if (!answered) {
        stop.request();
      }
    }
  }

  /** Nobody wants the answer any more, nor a report; a player that watches the stop ends. */
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
