import org.jspecify.annotations.NullMarked;

/**
 * Contract tests for plugins.
 *
 * <p>The package {@link org.gobang.testkit} describes how to use them.
 */
@NullMarked
module org.gobang.testkit {
  requires transitive org.gobang.api;
  requires static org.junit.jupiter.api;
  requires static org.jspecify;

  exports org.gobang.testkit;

  uses org.gobang.api.board.BoardProvider;
  uses org.gobang.api.evaluator.EvaluatorProvider;
  uses org.gobang.api.player.PlayerProvider;
  uses org.gobang.api.record.RecordFormat;
  uses org.gobang.api.render.RendererProvider;
}
