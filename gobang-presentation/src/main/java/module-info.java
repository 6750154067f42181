import org.gobang.api.Experimental;
import org.jspecify.annotations.NullMarked;

/**
 * What all front ends do alike, on the contract alone; each front end adds its own view and input.
 *
 * <p>Other front ends may use it, but it may change with any version.
 *
 * <p>Every class is used on the one thread of its front end, unless its description says otherwise;
 * an {@link java.util.concurrent.Executor} given to it runs tasks there.
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
