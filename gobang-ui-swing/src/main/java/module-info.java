import org.jspecify.annotations.NullMarked;

/**
 * The windowed interface: a painted board, surrounded by the players, the state of the game and the
 * engine output.
 *
 * <p>The module exports nothing and is found as a service.
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
