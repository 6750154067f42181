import org.jspecify.annotations.NullMarked;

/**
 * What the tests of several modules share. Only tests require it; it is no part of the application.
 */
@NullMarked
module org.gobang.fixtures {
  requires transitive org.gobang.api;
  requires jdk.httpserver;
  requires static org.jspecify;

  exports org.gobang.fixtures;
  exports org.gobang.fixtures.workbench;
}
