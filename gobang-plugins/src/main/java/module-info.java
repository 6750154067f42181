import org.jspecify.annotations.NullMarked;

/**
 * Finds the providers of the three services, follows them as they come and go, and says of those it
 * refuses why.
 */
@NullMarked
module org.gobang.plugins {
  requires transitive org.gobang.api;
  requires org.slf4j;
  requires static org.jspecify;

  exports org.gobang.plugins;

  uses org.gobang.api.board.BoardProvider;
  uses org.gobang.api.player.PlayerProvider;
  uses org.gobang.api.render.RendererProvider;
}
