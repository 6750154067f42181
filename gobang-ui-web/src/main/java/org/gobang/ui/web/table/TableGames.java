package org.gobang.ui.web.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.Subscription;
import org.gobang.api.workbench.WorkbenchListener;

/**
 * The games of a table, one after the other, as one guest may use them. Used on the loop of the
 * table alone.
 */
final class TableGames {

  private final Function<Game, Game> seat;
  private final List<WorkbenchListener> listeners = new ArrayList<>();
  private Optional<Game> current = Optional.empty();
  private CompletableFuture<Game> next = new CompletableFuture<>();

  /**
   * No game yet.
   *
   * @param seat gives a game as the guest may use it
   */
  TableGames(Function<Game, Game> seat) {
    this.seat = seat;
  }

  /** A game begins at the table. */
  void begun(Game whole) {
    Game game = seat.apply(whole);
    current = Optional.of(game);
    next.complete(game);
    next = CompletableFuture.completedFuture(game);
    List.copyOf(listeners).forEach(listener -> listener.opened(game));
  }

  /** The game at hand, or the first one. */
  CompletionStage<Game> current() {
    return next;
  }

  /** Announces the game at hand, and those to come. */
  Subscription listen(WorkbenchListener listener) {
    listeners.add(listener);
    current.ifPresent(listener::opened);
    return () -> listeners.remove(listener);
  }
}
