import org.jspecify.annotations.NullMarked;

/**
 * Games being played. So far: the guard, the one place that calls a player, and that a player's
 * faults do not get past.
 */
@NullMarked
module org.gobang.game {
  requires transitive org.gobang.api;
  requires org.slf4j;
  requires static org.jspecify;

  exports org.gobang.game;
}
