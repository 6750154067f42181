import org.jspecify.annotations.NullMarked;

/**
 * Study of games: the value of each move, mistakes, their reasons, and better moves.
 *
 * <p>{@link org.gobang.study.review} reviews whole games; {@link org.gobang.study.threat} finds the
 * threats that its reasons name; {@link org.gobang.study.opening} knows the names of openings;
 * {@link org.gobang.study.explorer} finds games by their positions; {@link
 * org.gobang.study.problem} has problems of tactics, and chooses the next one. Positions are judged
 * by a player of the caller's, so that this module knows no engine.
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
