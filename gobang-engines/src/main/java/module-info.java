import org.gobang.api.player.PlayerProvider;
import org.gobang.engines.gomocup.GomocupProvider;
import org.jspecify.annotations.NullMarked;

/**
 * Players in other processes, and engine processes that run any player for other programs.
 *
 * <p>{@link org.gobang.engines.isolated} runs a plugin's player in a separate JVM, so that it
 * cannot harm the application. {@code org.gobang.engines.gomocup} plays with programs that support
 * the Gomocup protocol, and {@link org.gobang.engines.added} stores those that the user has added.
 * {@link org.gobang.engines.brain} serves a player as a Gomocup engine, {@link
 * org.gobang.engines.botzone} as a Botzone bot. {@link org.gobang.engines.process} handles
 * processes, above all so that they end with all of their descendants.
 */
@NullMarked
module org.gobang.engines {
  requires com.fasterxml.jackson.databind;
  requires transitive org.gobang.api;
  requires transitive org.gobang.game;
  requires org.gobang.record;
  requires org.slf4j;
  requires static org.jspecify;

  exports org.gobang.engines.added;
  exports org.gobang.engines.botzone;
  exports org.gobang.engines.brain;
  exports org.gobang.engines.isolated;
  exports org.gobang.engines.process;

  provides PlayerProvider with
      GomocupProvider;
}
