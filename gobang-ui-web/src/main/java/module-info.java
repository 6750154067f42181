import org.jspecify.annotations.NullMarked;

/**
 * The browser interface: a web server on this machine and its page.
 *
 * <p>The module exports nothing and is found as a service.
 */
@NullMarked
module org.gobang.ui.web {
  requires org.gobang.api;
  requires org.gobang.http;
  requires org.gobang.presentation;
  requires static org.jspecify;
  requires org.slf4j;

  provides org.gobang.api.render.RendererProvider with
      org.gobang.ui.web.WebProvider;
}
