package org.gobang.ui.web.table;

import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.function.BiPredicate;
import org.gobang.api.Stone;
import org.gobang.api.workbench.ForwardingWorkbench;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.Workbench;

/**
 * The host, as the owner of a table uses it: all of it, but in a game the owner does not act for a
 * side that a guest has.
 */
final class OwnerWorkbench extends ForwardingWorkbench {

  private final Optional<GameSetup> first;
  private final BiPredicate<Game, Stone> guests;

  /**
   * The host for an owner.
   *
   * @param first the game to begin with; empty at a table that watches
   * @param guests whether a guest has a side of a game, as it stands now
   */
  OwnerWorkbench(Workbench host, Optional<GameSetup> first, BiPredicate<Game, Stone> guests) {
    super(host);
    this.first = first;
    this.guests = guests;
  }

  @Override
  public Optional<GameSetup> request() {
    return first;
  }

  @Override
  public CompletionStage<Game> open(GameSetup setup) {
    return super.open(setup).thenApply(this::seated);
  }

  private Game seated(Game game) {
    return new OwnerGame(game, side -> !guests.test(game, side));
  }
}
