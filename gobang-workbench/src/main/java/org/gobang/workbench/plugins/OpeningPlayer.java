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
  private final Opener source;
  private @Nullable Player opener;

  /**
   * Creates a player of all stages.
   *
   * @param player plays once the opening is over
   * @param source makes the player of the opening
   */
  OpeningPlayer(Player player, Opener source) {
    this.player = player;
    this.source = source;
  }

  /** This player, with that of the opening made now, while no clock runs. */
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
