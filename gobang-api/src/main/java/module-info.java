import org.jspecify.annotations.NullMarked;

/**
 * The contract of Gobang: everything that boards, players, front ends and the application say to
 * each other.
 *
 * <p>Five-in-a-row here is made of <em>services</em>, each found by {@link
 * java.util.ServiceLoader}. A provider describes itself, and makes what works:
 *
 * <ul>
 *   <li>{@link org.gobang.api.board.BoardProvider} makes a {@link org.gobang.api.board.Board}: a
 *       position and its rules;
 *   <li>{@link org.gobang.api.player.PlayerProvider} makes a {@link org.gobang.api.player.Player}:
 *       who answers with a move;
 *   <li>{@link org.gobang.api.evaluator.EvaluatorProvider} makes an {@link
 *       org.gobang.api.evaluator.Evaluator}: what a position is worth, for players that search;
 *   <li>{@link org.gobang.api.render.RendererProvider} makes a {@link
 *       org.gobang.api.render.Renderer}: a front end;
 *   <li>{@link org.gobang.api.record.RecordFormat} reads and writes files of games.
 * </ul>
 *
 * <p>Authors of strategies read the packages {@link org.gobang.api}, {@link org.gobang.api.board}
 * and {@link org.gobang.api.player}, and declares in the plugin's own descriptor:
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
 *
 * <h2>Stability</h2>
 *
 * <p>What strategies and boards need, and what a renderer needs to play a game, is stable: within a
 * major version a plugin that was compiled keeps working, and its source keeps compiling. The
 * services that a renderer finds with {@link org.gobang.api.workbench.Workbench#service} may change
 * with any version: {@link org.gobang.api.analysis}, {@link org.gobang.api.engine}, {@link
 * org.gobang.api.explorer}, {@link org.gobang.api.library}, {@link org.gobang.api.plugin}, {@link
 * org.gobang.api.position}, {@link org.gobang.api.problem}, {@link org.gobang.api.request}, {@link
 * org.gobang.api.review}, {@link org.gobang.api.saved}, {@link org.gobang.api.tournament}, {@link
 * org.gobang.api.ui} and {@link org.gobang.api.update}. Their types are marked {@link
 * org.gobang.api.Experimental}. The contract grows by these rules:
 *
 * <ul>
 *   <li>interfaces that plugins implement grow by default methods only;
 *   <li>interfaces that the host implements may gain any method;
 *   <li>sealed types and enums may gain cases: code that tells them apart needs a branch for the
 *       others;
 *   <li>values may gain parts. One with more than four parts is no record, whose constructor would
 *       change, but a class with a builder or static factories.
 * </ul>
 */
@NullMarked
module org.gobang.api {
  requires static org.jspecify;

  exports org.gobang.api;
  exports org.gobang.api.analysis;
  exports org.gobang.api.board;
  exports org.gobang.api.engine;
  exports org.gobang.api.evaluator;
  exports org.gobang.api.explorer;
  exports org.gobang.api.library;
  exports org.gobang.api.player;
  exports org.gobang.api.plugin;
  exports org.gobang.api.position;
  exports org.gobang.api.problem;
  exports org.gobang.api.record;
  exports org.gobang.api.render;
  exports org.gobang.api.request;
  exports org.gobang.api.review;
  exports org.gobang.api.saved;
  exports org.gobang.api.tournament;
  exports org.gobang.api.ui;
  exports org.gobang.api.update;
  exports org.gobang.api.workbench;
}
