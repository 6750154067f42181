import org.gobang.api.player.PlayerProvider;
import org.gobang.engines.gomocup.GomocupProvider;
import org.jspecify.annotations.NullMarked;

/**
 * Players in processes of their own, and the way back: any player as a process for others.
 *
 * <p>{@link org.gobang.engines.isolated} runs a plugin's player in a JVM of its own, where nothing
 * that it does can harm the application. {@code org.gobang.engines.gomocup} has programs play that
 * speak the Gomocup protocol, and {@link org.gobang.engines.added} keeps those of them that a
 * person has added. {@link org.gobang.engines.brain} serves a player as a Gomocup engine, {@link
 * org.gobang.engines.botzone} as a Botzone bot. What all processes have in common, above all that
 * they and whatever they started are gone in the end, lies in a package that only this module sees.
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

  provides PlayerProvider with
      GomocupProvider;
}
