import org.jspecify.annotations.NullMarked;

/**
 * The contract of Gobang: everything that boards, players, front ends and the application say to
 * each other.
 *
 * <p>Five-in-a-row here is three <em>services</em>, each found by {@link java.util.ServiceLoader}
 * and each in two steps, a provider that describes itself and the thing it makes:
 *
 * <ul>
 *   <li>{@link org.gobang.api.board.BoardProvider} makes a {@link org.gobang.api.board.Board}: a
 *       position and its rules;
 *   <li>{@link org.gobang.api.player.PlayerProvider} makes a {@link org.gobang.api.player.Player}:
 *       who answers with a move;
 *   <li>{@link org.gobang.api.render.RendererProvider} makes a {@link
 *       org.gobang.api.render.Renderer}: a front end.
 * </ul>
 *
 * <p>Whoever writes a strategy reads the packages {@link org.gobang.api}, {@link
 * org.gobang.api.board} and {@link org.gobang.api.player}, and declares in the plugin's own
 * descriptor:
 *
 * <pre>{@code
 * module com.example.mine {
 *   requires org.gobang.api;
 *   provides org.gobang.api.player.PlayerProvider with com.example.mine.MineProvider;
 * }
 * }</pre>
 *
 * <p>Nothing in this module accepts or returns null; every value checks itself when it is made and
 * copies the lists it is given.
 */
@NullMarked
module org.gobang.api {
  requires static org.jspecify;

  exports org.gobang.api;
  exports org.gobang.api.board;
  exports org.gobang.api.player;
  exports org.gobang.api.record;
  exports org.gobang.api.render;
  exports org.gobang.api.workbench;
}
