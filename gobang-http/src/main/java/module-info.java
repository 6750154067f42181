import org.jspecify.annotations.NullMarked;

/**
 * A web server on this machine for pages in a browser: addresses with secrets, limits, event
 * streams and forms.
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
