import org.jspecify.annotations.NullMarked;

/**
 * Finds the providers of all services, watches plugin folders for changes, and lists rejected
 * plugins with reasons.
 */
@NullMarked
module org.gobang.plugins {
  requires transitive org.gobang.api;
  requires org.slf4j;
  requires static org.jspecify;

  exports org.gobang.plugins;

  uses org.gobang.api.board.BoardProvider;
  uses org.gobang.api.evaluator.EvaluatorProvider;
  uses org.gobang.api.player.PlayerProvider;
  uses org.gobang.api.record.RecordFormat;
  uses org.gobang.api.render.RendererProvider;
}
