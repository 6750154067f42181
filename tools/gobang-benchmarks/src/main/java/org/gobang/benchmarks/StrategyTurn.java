package org.gobang.benchmarks;

import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Player;
import org.gobang.api.player.Stop;
import org.gobang.api.player.Turn;
import org.gobang.api.player.Weights;

/** A turn without a budget, which keeps the reported heat map. */
final class StrategyTurn implements Turn, Stop {

  private final Board board;
  private Weights reported;

  StrategyTurn(Board board) {
    this.board = board;
    reported = Weights.of(board.size(), new int[board.size() * board.size()]);
  }

  /** Lets a player answer. */
  StrategyAnswer play(Player player) throws InterruptedException {
    return new StrategyAnswer(player.choose(this), reported);
  }

  @Override
  public Board board() {
    return board;
  }

  @Override
  public Budget budget() {
    return Budget.UNLIMITED;
  }

  @Override
  public Stop stop() {
    return this;
  }

  @Override
  public int lines() {
    return 1;
  }

  @Override
  public void report(Insight insight) {
    if (insight instanceof Weights weights) {
      reported = weights;
    }
  }

  @Override
  public boolean requested() {
    return false;
  }

  @Override
  public void onRequest(Runnable action) {
    // A stop is never requested here.
  }
}
