import org.jspecify.annotations.NullMarked;

/**
 * One game being played: turns, clocks, take-back, and the guard that a player's faults do not get
 * past.
 */
@NullMarked
module org.gobang.game {
  requires transitive org.gobang.api;
  requires org.slf4j;
  requires static org.jspecify;

  exports org.gobang.game;
}
