import org.jspecify.annotations.NullMarked;

/**
 * A web server on this machine for pages shown to users in a browser: the addresses and their
 * secrets, limits, event streams and forms.
 */
@NullMarked
module org.gobang.http {
  requires com.fasterxml.jackson.core;
  requires jdk.httpserver;
  requires transitive org.gobang.api;
  requires static org.jspecify;
  requires org.slf4j;

  exports org.gobang.http;
}
