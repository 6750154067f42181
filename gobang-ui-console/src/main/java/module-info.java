import org.jspecify.annotations.NullMarked;

/**
 * The interface for terminals: a drawn board in a terminal; in a pipe, one command per input line
 * and one event per output line.
 *
 * <p>The module exports nothing and is found as a service.
 */
@NullMarked
module org.gobang.ui.console {
  requires org.gobang.api;
  requires org.gobang.presentation;
  requires org.jline.terminal;
  requires org.jline.terminal.jni;
  requires java.logging;
  requires static org.jspecify;
  // JLine uses it by reflection to detect a new window size.
  requires jdk.unsupported;

  provides org.gobang.api.render.RendererProvider with
      org.gobang.ui.console.ConsoleProvider;
}
