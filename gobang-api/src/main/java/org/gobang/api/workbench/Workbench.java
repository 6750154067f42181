package org.gobang.api.workbench;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.gobang.api.RefusedException;

/**
 * The application as seen by a renderer: a small core for games, and services found by type.
 *
 * <p>Implemented by the host; any thread may call the methods, which return at once.
 */
public interface Workbench {

  /**
   * The kind of a refusal because the host lacks a service; the argument is the simple name of its
   * type.
   */
  String SERVICE_MISSING = "service-missing";

  /**
   * Returns the game requested on the command line.
   *
   * @return a game for {@link #open}; empty for a renderer that watches: another renderer opens the
   *     game, and {@link WorkbenchListener#opened} announces it
   */
  Optional<GameSetup> request();

  /**
   * Opens a game and starts it, unless it starts paused. Several games can be open at once. A
   * renderer that no longer needs the opened game closes it.
   *
   * @param setup the settings of the game
   * @return the game, within 10 seconds, also announced to every {@link WorkbenchListener}; refused
   *     if the rules, a player or an option of a player is unknown, the moves up to the path cannot
   *     be played, or the board is not ready within this time
   */
  CompletionStage<Game> open(GameSetup setup);

  /**
   * Returns the current plugins.
   *
   * @return the available and the refused plugins
   */
  Plugins plugins();

  /**
   * Returns the preferences of the user.
   *
   * @return the preferences, the same for all renderers
   */
  Preferences preferences();

  /**
   * Subscribes a listener to games and plugins. It first receives all open games.
   *
   * @param listener receives events from now on
   * @return the subscription, to close when no more events are needed
   */
  Subscription listen(WorkbenchListener listener);

  /**
   * Finds a service. A renderer hides functions that require a missing service.
   *
   * @param type the interface of the service
   * @param <T> the type of the service
   * @return the service, always the same one; empty if the host lacks it or does not offer it to
   *     this renderer
   */
  <T extends WorkbenchService> Optional<T> service(Class<T> type);

  /**
   * Finds a required service.
   *
   * @param type the interface of the service
   * @param <T> the type of the service
   * @return the service that {@link #service} returns
   * @throws RefusedException with the kind {@link #SERVICE_MISSING} if the service is missing
   */
  default <T extends WorkbenchService> T require(Class<T> type) {
    String name = type.getSimpleName();
    return service(type)
        .orElseThrow(
            () ->
                new RefusedException(
                    SERVICE_MISSING, "This is not available here: " + name, List.of(name)));
  }
}
