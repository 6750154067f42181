import org.gobang.ai.search.SearchProvider;
import org.gobang.api.player.PlayerProvider;
import org.jspecify.annotations.NullMarked;

/**
 * The search player: an alpha-beta search for five-in-a-row, with threats.
 *
 * <p>Start reading at {@code SearchPlayer}, which is one turn from beginning to end. Below it
 * {@code position} is the board with its evaluation, {@code threat} solves positions by threats
 * alone, and {@code tree} is the alpha-beta search.
 *
 * <p>Exports nothing: the player is found as a service.
 */
@NullMarked
module org.gobang.ai.search {
  requires org.gobang.api;
  requires static org.jspecify;

  provides PlayerProvider with
      SearchProvider;
}
