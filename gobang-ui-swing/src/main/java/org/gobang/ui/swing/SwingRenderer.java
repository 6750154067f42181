package org.gobang.ui.swing;

import java.awt.Toolkit;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import javax.swing.SwingUtilities;
import org.gobang.api.render.Renderer;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.files.BackgroundTasks;
import org.gobang.ui.swing.window.GameWindow;
import org.gobang.ui.swing.window.SystemStyle;
import org.gobang.ui.swing.window.ThemeSwitcher;
import org.jspecify.annotations.Nullable;

/** A renderer that opens the window and waits until it is closed. */
final class SwingRenderer implements Renderer {

  @Override
  public int run(Workbench workbench) throws InterruptedException {
    CountDownLatch closed = new CountDownLatch(1);
    AtomicReference<@Nullable GameWindow> window = new AtomicReference<>();
    AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    ExecutorService worker = worker();
    // Querying the system and loading its fonts takes a moment.
    FutureTask<Boolean> dark = new FutureTask<>(() -> SystemStyle.current().isDark());
    BackgroundTasks.start("gobang-window-look", dark);
    BackgroundTasks.start("gobang-window-fonts", ThemeSwitcher::prepare);
    Toolkit.getDefaultToolkit();
    SwingUtilities.invokeLater(
        () -> {
          try {
            window.set(GameWindow.open(workbench, worker, () -> isDark(dark), closed::countDown));
          } catch (RuntimeException | Error failed) {
            failure.set(failed);
            closed.countDown();
          }
        });
    try {
      closed.await();
    } catch (InterruptedException ending) {
      SwingUtilities.invokeLater(
          () -> Optional.ofNullable(window.get()).ifPresent(GameWindow::close));
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

  /**
   * Creates an executor with one thread. Tasks submitted by dialogs after the window is closed are
   * dropped.
   */
  private static ExecutorService worker() {
    return new ThreadPoolExecutor(
        1,
        1,
        0,
        TimeUnit.SECONDS,
        new LinkedBlockingQueue<>(),
        task -> BackgroundTasks.thread("gobang-window-worker", task),
        new ThreadPoolExecutor.DiscardPolicy());
  }

  private static boolean isDark(Future<Boolean> answer) {
    try {
      return answer.get();
    } catch (InterruptedException | ExecutionException noAnswer) {
      return false;
    }
  }
}
