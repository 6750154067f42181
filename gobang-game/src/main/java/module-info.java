import org.jspecify.annotations.NullMarked;

/**
 * One game being played: turns, clocks, take-back, and the guard that a player's faults do not get
 * past; and games as files.
 *
 * <p>{@link org.gobang.game.Games} opens games, {@link org.gobang.game.record.RecordFiles} reads
 * and writes them.
 */
@NullMarked
module org.gobang.game {
  requires transitive org.gobang.api;
  requires org.slf4j;
  requires static org.jspecify;

  exports org.gobang.game;
  exports org.gobang.game.record;
}
