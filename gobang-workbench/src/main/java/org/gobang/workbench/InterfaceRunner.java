package org.gobang.workbench;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.gobang.api.render.Renderer;
import org.gobang.workbench.plugins.InterfaceLaunch;

/** Runs interfaces: the first one leads, and the others watch it. */
public final class InterfaceRunner {

  private InterfaceRunner() {}

  /**
   * Runs interfaces on a workbench until the leader exits, then closes the workbench.
   *
   * @param workbench the workbench of the leader
   * @param frontEnds one or more; the first leads, on the calling thread
   * @param failures receives a sentence for each watching interface that failed
   * @return the leader's exit status
   * @throws InterruptedException if the calling thread was interrupted
   */
  public static int run(
      LeaderWorkbench workbench, List<InterfaceLaunch> frontEnds, Consumer<String> failures)
      throws InterruptedException {
    List<String> failed = new CopyOnWriteArrayList<>();
    RunningInterfaces watchers = workbench.watchers();
    Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
    try (workbench) {
      Thread.setDefaultUncaughtExceptionHandler(
          new UncaughtFailureHandler(workbench.preferences()::locale, workbench::troubled));
      Renderer leader = frontEnds.get(0).create();
      watchers.led(frontEnds.get(0).id());
      for (InterfaceLaunch watcher : frontEnds.subList(1, frontEnds.size())) {
        watchers.start(watcher.id(), watcher::create, failed::add);
      }
      int status = leader.run(workbench);
      watchers.awaitListening();
      return status;
    } finally {
      Thread.setDefaultUncaughtExceptionHandler(before);
      watchers.end();
      failed.forEach(failures);
    }
  }
}
