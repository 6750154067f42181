import org.gobang.api.Experimental;
import org.jspecify.annotations.NullMarked;

/**
 * The presentation logic that all interfaces share, based on the API only. Each interface adds its
 * own view and input.
 *
 * <p>Other interfaces may use it, but it may change with any version.
 *
 * <p>Use each class only on the thread of its interface, unless its description states otherwise.
 * An {@link java.util.concurrent.Executor} passed to a class runs tasks on that thread.
 */
@Experimental
@NullMarked
module org.gobang.presentation {
  requires transitive org.gobang.api;
  requires static org.jspecify;

  exports org.gobang.presentation.advice;
  exports org.gobang.presentation.analysis;
  exports org.gobang.presentation.board;
  exports org.gobang.presentation.edit;
  exports org.gobang.presentation.engine;
  exports org.gobang.presentation.explorer;
  exports org.gobang.presentation.files;
  exports org.gobang.presentation.library;
  exports org.gobang.presentation.newgame;
  exports org.gobang.presentation.plugin;
  exports org.gobang.presentation.position;
  exports org.gobang.presentation.problem;
  exports org.gobang.presentation.review;
  exports org.gobang.presentation.session;
  exports org.gobang.presentation.stream;
  exports org.gobang.presentation.teaching;
  exports org.gobang.presentation.text;
  exports org.gobang.presentation.tournament;
  exports org.gobang.presentation.update;
  exports org.gobang.presentation.workspace;
}
