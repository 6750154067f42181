import org.jspecify.annotations.NullMarked;

/**
 * The front end with a window: a painted board, and around it who plays, how the game stands and
 * what the computer thinks.
 *
 * <p>Exports nothing; it is found as a service.
 */
@NullMarked
module org.gobang.ui.swing {
  requires com.formdev.flatlaf;
  requires com.miglayout.core;
  requires com.miglayout.swing;
  requires java.desktop;
  requires org.gobang.api;
  requires org.gobang.presentation;
  requires static org.jspecify;

  provides org.gobang.api.render.RendererProvider with
      org.gobang.ui.swing.SwingProvider;
}
