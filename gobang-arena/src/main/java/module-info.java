import org.jspecify.annotations.NullMarked;

/**
 * Tournaments: compare the strength of players and estimate the confidence.
 *
 * <p>A {@link org.gobang.arena.schedule.TournamentPlan} defines the games, its {@link
 * org.gobang.arena.schedule.Schedule} the games of it; a {@link org.gobang.arena.play.GameRunner}
 * plays a game; {@link org.gobang.arena.rating} estimates strength from results; {@link
 * org.gobang.arena.store} stores a run in a folder; {@link org.gobang.arena.report} writes it as a
 * page. {@link org.gobang.arena.Arena} connects them.
 */
@NullMarked
module org.gobang.arena {
  requires com.fasterxml.jackson.core;
  requires com.fasterxml.jackson.databind;
  requires org.apache.commons.numbers.rootfinder;
  requires org.apache.commons.statistics.distribution;
  requires transitive org.gobang.api;
  requires transitive org.gobang.game;
  requires transitive org.gobang.record;
  requires org.gobang.study;
  requires static org.jspecify;

  exports org.gobang.arena;
  exports org.gobang.arena.ladder;
  exports org.gobang.arena.machine;
  exports org.gobang.arena.opening;
  exports org.gobang.arena.play;
  exports org.gobang.arena.rating;
  exports org.gobang.arena.report;
  exports org.gobang.arena.schedule;
  exports org.gobang.arena.store;
}
