import org.gobang.ai.lookahead.LookaheadProvider;
import org.gobang.api.player.PlayerProvider;
import org.jspecify.annotations.NullMarked;

/**
 * A plain alpha-beta player that searches with a selected {@link
 * org.gobang.api.evaluator.Evaluator}, to show the value of an evaluation in a search and to serve
 * as readable example code. The package comment explains the classes.
 *
 * <p>Exports nothing: the player is found as a service.
 */
@NullMarked
module org.gobang.ai.lookahead {
  requires org.gobang.api;
  requires static org.jspecify;

  provides PlayerProvider with
      LookaheadProvider;
}
