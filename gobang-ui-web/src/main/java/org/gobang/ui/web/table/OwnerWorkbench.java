package org.gobang.ui.web.table;

import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.function.UnaryOperator;
import org.gobang.api.workbench.ForwardingWorkbench;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.Workbench;

/** The host, as the owner of a table uses it: all of it, but games are those of the table. */
final class OwnerWorkbench extends ForwardingWorkbench {

  private final Optional<GameSetup> first;
  private final UnaryOperator<GameSetup> seated;
  private final UnaryOperator<Game> owned;

  /**
   * The host for an owner.
   *
   * @param first the game to begin with; empty at a table that watches
   * @param seated has the people at the table in a game that is to be opened
   * @param owned returns a game as the owner uses it
   */
  OwnerWorkbench(
      Workbench host,
      Optional<GameSetup> first,
      UnaryOperator<GameSetup> seated,
      UnaryOperator<Game> owned) {
    super(host);
    this.first = first;
    this.seated = seated;
    this.owned = owned;
  }

  @Override
  public Optional<GameSetup> request() {
    return first;
  }

  @Override
  public CompletionStage<Game> open(GameSetup setup) {
    return super.open(seated.apply(setup)).thenApply(owned);
  }
}
