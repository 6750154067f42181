package org.gobang.workbench.plugins;

import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.player.Player;
import org.gobang.api.player.Turn;
import org.jspecify.annotations.Nullable;

/**
 * Two players combined: the second one plays the opening, and is closed with it. The first one
 * analyses positions.
 */
final class OpeningPlayer implements Player {

  /** Creates the player for an opening. */
  @FunctionalInterface
  interface Opener {
    Player create(Board start) throws InterruptedException;
  }

  private final Player player;
  private final Opener source;
  private @Nullable Player opener;

  /**
   * Creates a player for all stages.
   *
   * @param player plays after the opening
   * @param source creates the player for the opening
   */
  OpeningPlayer(Player player, Opener source) {
    this.player = player;
    this.source = source;
  }

  /** Returns this player, after creating the one for the opening while no clock runs. */
  OpeningPlayer prepared(Board start) throws InterruptedException {
    opener = source.create(start);
    return this;
  }

  private Player of(Turn turn) throws InterruptedException {
    if (turn.isAnalysis()) {
      return player;
    }
    if (!turn.board().inOpening()) {
      closeOpener();
      return player;
    }
    Player playing = opener;
    if (playing == null) {
      playing = source.create(turn.board());
      opener = playing;
    }
    return playing;
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
