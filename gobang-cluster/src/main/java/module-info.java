import org.jspecify.annotations.NullMarked;

/**
 * Distribution of games and other jobs to several machines: a {@link
 * org.gobang.cluster.coordinator.Coordinator} distributes jobs, and a {@link
 * org.gobang.cluster.worker.Worker} executes them. {@link org.gobang.cluster.game.ClusterGames} is
 * a runner of the arena that plays games as such jobs.
 */
@NullMarked
module org.gobang.cluster {
  requires com.fasterxml.jackson.core;
  requires transitive com.fasterxml.jackson.databind;
  requires org.gobang.activemq;
  requires transitive org.gobang.api;
  requires transitive org.gobang.arena;
  requires org.gobang.record;
  requires static org.jspecify;
  requires org.slf4j;

  exports org.gobang.cluster;
  exports org.gobang.cluster.coordinator;
  exports org.gobang.cluster.game;
  exports org.gobang.cluster.job;
  exports org.gobang.cluster.key;
  exports org.gobang.cluster.process;
  exports org.gobang.cluster.worker;

  opens org.gobang.cluster.message to
      com.fasterxml.jackson.databind;
}
