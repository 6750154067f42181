import org.jspecify.annotations.NullMarked;

/**
 * The Gobang API: the interfaces and values that boards, players, user interfaces and the
 * application share.
 *
 * <p>Plugins provide <em>services</em>, which the application finds with {@link
 * java.util.ServiceLoader}. Each provider describes itself and creates instances:
 *
 * <ul>
 *   <li>{@link org.gobang.api.board.BoardProvider} creates a {@link org.gobang.api.board.Board}: a
 *       position and its rules;
 *   <li>{@link org.gobang.api.player.PlayerProvider} creates a {@link
 *       org.gobang.api.player.Player}: a strategy that selects moves;
 *   <li>{@link org.gobang.api.evaluator.EvaluatorProvider} creates an {@link
 *       org.gobang.api.evaluator.Evaluator}: an evaluation function for players that search;
 *   <li>{@link org.gobang.api.render.RendererProvider} creates a {@link
 *       org.gobang.api.render.Renderer}: a user interface;
 *   <li>{@link org.gobang.api.record.RecordFormat} reads and writes game files.
 * </ul>
 *
 * <p>Authors of strategies need the packages {@link org.gobang.api}, {@link org.gobang.api.board}
 * and {@link org.gobang.api.player}, and declare the provider in the module descriptor of the
 * plugin:
 *
 * <pre>{@code
 * module com.example.mine {
 *   requires org.gobang.api;
 *   provides org.gobang.api.player.PlayerProvider with com.example.mine.MineProvider;
 * }
 * }</pre>
 *
 * <p>Nothing in this module accepts or returns null; every value checks its components and copies
 * lists in the constructor.
 *
 * <h2>Stability</h2>
 *
 * <p>The types for strategies and boards, and the types that a renderer needs to play a game, are
 * stable: within a major version, plugins stay compatible in binary form and in source. The
 * services that a renderer finds with {@link org.gobang.api.workbench.Workbench#service} may change
 * in any version: {@link org.gobang.api.analysis}, {@link org.gobang.api.engine}, {@link
 * org.gobang.api.explorer}, {@link org.gobang.api.library}, {@link org.gobang.api.plugin}, {@link
 * org.gobang.api.position}, {@link org.gobang.api.problem}, {@link org.gobang.api.request}, {@link
 * org.gobang.api.review}, {@link org.gobang.api.saved}, {@link org.gobang.api.tournament}, {@link
 * org.gobang.api.ui} and {@link org.gobang.api.update}. Their types are marked {@link
 * org.gobang.api.Experimental}. The API evolves by these rules:
 *
 * <ul>
 *   <li>interfaces that plugins implement only gain default methods;
 *   <li>interfaces that the host implements may gain any method;
 *   <li>sealed types and enums may gain cases: code that distinguishes them needs a default branch;
 *   <li>values may gain components. A value with more than four components is a class with a
 *       builder or static factories rather than a record, so that its constructor stays compatible.
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
