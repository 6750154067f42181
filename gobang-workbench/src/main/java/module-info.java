import org.jspecify.annotations.NullMarked;

/**
 * The host: plugins, games, saved games and settings, joined into the {@link
 * org.gobang.api.workbench.Workbench} for interfaces. It does not depend on the command line, so
 * any program can embed it.
 */
@NullMarked
module org.gobang.workbench {
  requires transitive org.gobang.api;
  requires transitive org.gobang.arena;
  requires transitive org.gobang.engines;
  requires transitive org.gobang.game;
  requires transitive org.gobang.plugins;
  requires transitive org.gobang.record;
  requires transitive org.gobang.study;
  requires java.net.http;
  requires org.slf4j;
  requires static org.jspecify;

  exports org.gobang.workbench;
  exports org.gobang.workbench.download;
  exports org.gobang.workbench.engines;
  exports org.gobang.workbench.explorer;
  exports org.gobang.workbench.games;
  exports org.gobang.workbench.index;
  exports org.gobang.workbench.library;
  exports org.gobang.workbench.platform;
  exports org.gobang.workbench.plugins;
  exports org.gobang.workbench.study;
  exports org.gobang.workbench.tournament;
  exports org.gobang.workbench.update;
}
