import org.jspecify.annotations.NullMarked;

/**
 * Study of games: the evaluation of each move, mistakes with reasons, and better moves.
 *
 * <p>{@link org.gobang.study.review} reviews whole games; {@link org.gobang.study.threat} finds the
 * threats mentioned in the reasons; {@link org.gobang.study.opening} provides the names of
 * openings; {@link org.gobang.study.explorer} finds games by their positions; {@link
 * org.gobang.study.problem} provides tactics problems, and chooses the next one. Positions are
 * evaluated by a player of the caller, so that this module does not depend on an engine.
 */
@NullMarked
module org.gobang.study {
  requires com.fasterxml.jackson.core;
  requires transitive org.gobang.api;
  requires transitive org.gobang.record;
  requires org.slf4j;
  requires static org.jspecify;

  exports org.gobang.study.explorer;
  exports org.gobang.study.opening;
  exports org.gobang.study.problem;
  exports org.gobang.study.review;
  exports org.gobang.study.threat;
}
