package org.gobang.ui.swing;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import javax.swing.SwingUtilities;
import org.gobang.api.render.Renderer;
import org.gobang.api.render.Workbench;
import org.gobang.ui.swing.window.GameWindow;
import org.gobang.ui.swing.window.Looks;
import org.jspecify.annotations.Nullable;

/** Opens the window, and waits until it is closed. */
final class SwingRenderer implements Renderer {

  @Override
  public int run(Workbench workbench) throws InterruptedException {
    CountDownLatch closed = new CountDownLatch(1);
    AtomicReference<@Nullable GameWindow> window = new AtomicReference<>();
    AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    ExecutorService worker =
        Executors.newSingleThreadExecutor(
            code -> {
              Thread thread = new Thread(code, "gobang-window-worker");
              thread.setDaemon(true);
              return thread;
            });
    // Asking the system takes a moment, and nothing is to be seen yet that could stand still.
    boolean dark = Looks.systemIsDark();
    SwingUtilities.invokeLater(
        () -> {
          try {
            window.set(GameWindow.open(workbench, worker, dark, closed::countDown));
          } catch (RuntimeException | Error failed) {
            failure.set(failed);
            closed.countDown();
          }
        });
    try {
      closed.await();
    } catch (InterruptedException ending) {
      SwingUtilities.invokeLater(() -> close(window.get()));
      throw ending;
    } finally {
      worker.shutdown();
    }
    Throwable failed = failure.get();
    if (failed != null) {
      throw new IllegalStateException("the window could not be opened", failed);
    }
    return 0;
  }

  private static void close(@Nullable GameWindow window) {
    if (window != null) {
      window.close();
    }
  }
}
