import org.jspecify.annotations.NullMarked;

/**
 * Games in progress: turns, clocks, taking back moves, and protection from faulty players.
 *
 * <p>{@link org.gobang.game.Games} opens games.
 */
@NullMarked
module org.gobang.game {
  requires transitive org.gobang.api;
  requires org.gobang.record;
  requires org.slf4j;
  requires static org.jspecify;

  exports org.gobang.game;
}
