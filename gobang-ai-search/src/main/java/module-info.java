import org.gobang.ai.search.SearchProvider;
import org.gobang.api.player.PlayerProvider;
import org.jspecify.annotations.NullMarked;

/**
 * The strong player: an alpha-beta search that knows about fours and threes.
 *
 * <p>Start reading at {@code SearchPlayer}, which is one turn from beginning to end. Below it
 * {@code position} keeps the board, {@code threat} solves by forcing moves alone, and {@code tree}
 * is the search proper.
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
