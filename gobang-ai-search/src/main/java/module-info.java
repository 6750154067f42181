import org.gobang.ai.search.SearchProvider;
import org.gobang.api.player.PlayerProvider;
import org.jspecify.annotations.NullMarked;

/**
 * The search engine: alpha-beta search with threats for Gomoku.
 *
 * <p>The entry point is {@code SearchPlayer}, which plays one turn. It uses {@code position}, the
 * board with its evaluation, {@code threat}, a solver of threats, and {@code tree}, the alpha-beta
 * search.
 *
 * <p>Exports nothing. The player is registered as a service.
 */
@NullMarked
module org.gobang.ai.search {
  requires org.gobang.api;
  requires static org.jspecify;

  provides PlayerProvider with
      SearchProvider;
}
