import org.gobang.ai.lookahead.LookaheadProvider;
import org.gobang.api.player.PlayerProvider;
import org.jspecify.annotations.NullMarked;

/**
 * A plain alpha-beta player that searches with an {@link org.gobang.api.evaluator.Evaluator} of the
 * user's choice: it shows what an evaluation is worth some plies deep, and is meant to be read. The
 * package comment is the way through it.
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
