import org.jspecify.annotations.NullMarked;

/**
 * The interface for terminals: a drawn board where there is one, and one command a line in, one
 * event a line out, in a pipe.
 *
 * <p>Exports nothing; it is found as a service.
 */
@NullMarked
module org.gobang.ui.console {
  requires org.gobang.api;
  requires org.gobang.presentation;
  requires org.jline.terminal;
  requires org.jline.terminal.jni;
  requires java.logging;
  requires static org.jspecify;
  // JLine hears of a new window size through it, by reflection.
  requires jdk.unsupported;

  provides org.gobang.api.render.RendererProvider with
      org.gobang.ui.console.ConsoleProvider;
}
