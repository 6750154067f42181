package org.gobang.launcher.soak;

import static org.awaitility.Awaitility.await;

import java.awt.GraphicsEnvironment;
import java.awt.Window;
import java.awt.event.WindowEvent;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.gobang.api.ProviderSpec;
import org.gobang.api.ui.UserInterfaces;
import org.gobang.api.workbench.Workbench;

/**
 * Interfaces that open and close during games: a watching window, if there is a display, and a web
 * server with its own games.
 */
final class SoakVisits implements AutoCloseable {

  private static final int EVERY = 100;
  private final Workbench workbench;
  private final Path web;

  /**
   * Creates the visits.
   *
   * @param workbench the workbench of the window
   * @param web the data folder of the server
   */
  SoakVisits(Workbench workbench, Path web) {
    this.workbench = workbench;
    this.web = web;
  }

  /** Opens or closes interfaces before a game, by its number. */
  void before(int game) throws Exception {
    if (game % EVERY == 10 && !GraphicsEnvironment.isHeadless()) {
      workbench
          .require(UserInterfaces.class)
          .open(ProviderSpec.parse("swing"))
          .toCompletableFuture()
          .join();
      await().until(() -> !windows().isEmpty());
    } else if (game % EVERY == 40) {
      closeWindows();
    } else if (game % EVERY == 60) {
      try (WebServerVisit server = new WebServerVisit(web)) {
        server.playGame();
      }
    }
  }

  private static List<Window> windows() {
    return Arrays.stream(Window.getWindows()).filter(Window::isShowing).toList();
  }

  private static void closeWindows() {
    windows()
        .forEach(
            window -> window.dispatchEvent(new WindowEvent(window, WindowEvent.WINDOW_CLOSING)));
    await().until(() -> windows().isEmpty());
  }

  @Override
  public void close() {
    closeWindows();
  }
}
