import org.jspecify.annotations.NullMarked;

/**
 * Games on many machines: a {@link org.gobang.cluster.Coordinator} hands games out, as a runner of
 * the arena; a {@link org.gobang.cluster.Worker} plays them with a runner of its own.
 */
@NullMarked
module org.gobang.cluster {
  requires com.fasterxml.jackson.core;
  requires com.fasterxml.jackson.databind;
  requires org.gobang.activemq;
  requires transitive org.gobang.api;
  requires transitive org.gobang.arena;
  requires org.gobang.record;
  requires static org.jspecify;
  requires org.slf4j;

  exports org.gobang.cluster;
  exports org.gobang.cluster.key;
}
