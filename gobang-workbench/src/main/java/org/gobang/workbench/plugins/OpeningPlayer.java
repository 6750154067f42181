package org.gobang.workbench.plugins;

import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.player.Player;
import org.gobang.api.player.Turn;
import org.jspecify.annotations.Nullable;

/**
 * Two players as one: the second one plays the opening, and is closed with it. Positions are
 * analysed by the first.
 */
final class OpeningPlayer implements Player {

  /** Makes the player of an opening. */
  @FunctionalInterface
  interface Opener {
    Player create(Board start) throws InterruptedException;
  }

  private final Player player;
  private final Opener openers;
  private @Nullable Player opener;

  /**
   * A player of all stages.
   *
   * @param player plays once the opening is over
   * @param openers makes the player of the opening
   */
  OpeningPlayer(Player player, Opener openers) {
    this.player = player;
    this.openers = openers;
  }

  /** Makes the player of the opening now, while no clock runs. */
  void prepare(Board start) throws InterruptedException {
    opener = openers.create(start);
  }

  private Player of(Turn turn) throws InterruptedException {
    if (turn.isAnalysis()) {
      return player;
    }
    if (!turn.board().inOpening()) {
      closeOpener();
      return player;
    }
    if (opener == null) {
      prepare(turn.board());
    }
    return opener;
  }

  @Override
  public Optional<String> decide(Turn turn) throws InterruptedException {
    return of(turn).decide(turn);
  }

  @Override
  public Point choose(Turn turn) throws InterruptedException {
    return of(turn).choose(turn);
  }

  @Override
  public void ponder(Turn turn) throws InterruptedException {
    of(turn).ponder(turn);
  }

  @Override
  public void close() {
    closeOpener();
    player.close();
  }

  private void closeOpener() {
    Player closing = opener;
    opener = null;
    if (closing != null) {
      closing.close();
    }
  }
}
