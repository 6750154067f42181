package org.gobang.api.workbench;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.gobang.api.RefusedException;

/**
 * The application, as a renderer sees it: a small core to play games, and services that are found
 * by their types.
 *
 * <p>Implemented by the host; its methods may be called from any thread, and return at once.
 */
public interface Workbench {

  /**
   * The kind of a refusal where the host lacks a service; the argument is the simple name of its
   * type.
   */
  String SERVICE_MISSING = "service-missing";

  /**
   * Returns the game that the command line asked for.
   *
   * @return a game ready for {@link #open}; empty for a renderer that watches: another one opens
   *     the game, and {@link WorkbenchListener#opened} tells of it
   */
  Optional<GameSetup> request();

  /**
   * Opens a game and starts it, unless it starts paused: a computer that is to move starts
   * thinking. Several games can be open, or being opened, at once. A renderer that no longer needs
   * the game when it arrives closes it.
   *
   * @param setup what is played, from where, and by whom
   * @return the game, within 10 seconds, also announced to every {@link WorkbenchListener}; refused
   *     if there are no such rules or players, a player has no such option, the moves up to the
   *     path cannot be played, or the board is not ready by then
   */
  CompletionStage<Game> open(GameSetup setup);

  /**
   * Returns the plugins as they are now.
   *
   * @return everything found and everything refused
   */
  Plugins plugins();

  /**
   * Returns what the user likes.
   *
   * @return the preferences, the same for all renderers
   */
  Preferences preferences();

  /**
   * Subscribes a listener to games and plugins. It first receives every game that is open now, so
   * that none is missed.
   *
   * @param listener receives events from now on
   * @return the subscription, to be closed when no more events are wanted
   */
  Subscription listen(WorkbenchListener listener);

  /**
   * Finds a service. A renderer hides what needs a service that is missing.
   *
   * @param type the interface of the service
   * @param <T> the type of the service
   * @return the service, always the same one; empty where the host lacks it or does not offer it to
   *     this renderer
   */
  <T extends WorkbenchService> Optional<T> service(Class<T> type);

  /**
   * Finds a service for something that cannot be done without it.
   *
   * @param type the interface of the service
   * @param <T> the type of the service
   * @return the service that {@link #service} returns
   * @throws RefusedException with the kind {@link #SERVICE_MISSING} if that is empty
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
