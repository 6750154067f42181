package org.gobang.workbench;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.gobang.api.render.Renderer;
import org.gobang.api.render.RendererProvider;

/** Runs front ends: the first leads, and the others watch what it does. */
public final class FrontEnds {

  private FrontEnds() {}

  /**
   * Runs front ends on a workbench until the leader ends, and closes the workbench.
   *
   * @param workbench the workbench of the leader
   * @param frontEnds one or more; the first leads, on the calling thread
   * @param failures receives a sentence for each watching front end that failed
   * @return the leader's exit status
   * @throws InterruptedException if the calling thread was interrupted
   */
  public static int run(
      LeaderWorkbench workbench, List<RendererProvider> frontEnds, Consumer<String> failures)
      throws InterruptedException {
    List<WatchingFrontEnd> watchers = new ArrayList<>();
    Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
    try (workbench) {
      Thread.setDefaultUncaughtExceptionHandler(
          new UncaughtFailureHandler(workbench.preferences()::locale, workbench::troubled));
      Renderer leader = frontEnds.get(0).create();
      for (RendererProvider watcher : frontEnds.subList(1, frontEnds.size())) {
        watchers.add(WatchingFrontEnd.start(watcher, workbench));
      }
      int status = leader.run(workbench);
      for (WatchingFrontEnd watcher : watchers) {
        watcher.awaitListening();
      }
      return status;
    } finally {
      Thread.setDefaultUncaughtExceptionHandler(before);
      for (WatchingFrontEnd watcher : watchers) {
        watcher.end().ifPresent(failures);
      }
    }
  }
}
