import org.jspecify.annotations.NullMarked;

/**
 * Many games: which of several strategies is better, and how sure that is.
 *
 * <p>A {@link org.gobang.arena.schedule.Tournament} says what is played, and its {@link
 * org.gobang.arena.schedule.Schedule} which games that makes; a {@link
 * org.gobang.arena.play.GameRunner} plays one of them; {@link org.gobang.arena.rating} is what
 * results say about strength; {@link org.gobang.arena.store} keeps a run on the disk, and {@link
 * org.gobang.arena.report} shows it as a page. {@link org.gobang.arena.Arena} joins them.
 */
@NullMarked
module org.gobang.arena {
  requires com.fasterxml.jackson.core;
  requires transitive com.fasterxml.jackson.databind;
  requires org.apache.commons.numbers.rootfinder;
  requires org.apache.commons.statistics.distribution;
  requires transitive org.gobang.api;
  requires transitive org.gobang.game;
  requires transitive org.gobang.record;
  requires static org.jspecify;

  exports org.gobang.arena;
  exports org.gobang.arena.opening;
  exports org.gobang.arena.play;
  exports org.gobang.arena.rating;
  exports org.gobang.arena.report;
  exports org.gobang.arena.schedule;
  exports org.gobang.arena.store;
}
