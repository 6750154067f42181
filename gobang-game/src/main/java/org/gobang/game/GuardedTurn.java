package org.gobang.game;

import java.util.Objects;
import java.util.function.Consumer;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Stop;
import org.gobang.api.player.Turn;

/** A turn whose reports, and whose stop, end with the answer. */
final class GuardedTurn implements Turn {

  private final Board board;
  private final Budget budget;
  private final int lines;
  private final Consumer<Insight> reports;
  private final StopSignal stop = new StopSignal();
  private boolean answered;

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
  public synchronized void report(Insight insight) {
    Objects.requireNonNull(insight, "insight");
    if (!answered) {
      reports.accept(insight);
    }
  }

  /** Wants the answer now; nothing happens once it is there. */
  synchronized void requestStop() {
    if (!answered) {
      stop.request();
    }
  }

  synchronized void answered() {
    answered = true;
  }
}
