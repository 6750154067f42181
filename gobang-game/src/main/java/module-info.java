import org.jspecify.annotations.NullMarked;

/** XX faults do not get past. */
@NullMarked
module org.gobang.game {
  requires transitive org.gobang.api;
  requires org.slf4j;
  requires static org.jspecify;

  exports org.gobang.game;
}
