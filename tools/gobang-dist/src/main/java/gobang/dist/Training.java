package gobang.dist;

import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.gobang.api.render.Renderer;
import org.gobang.api.render.RendererProvider;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Workbench;

/** Shows all other available interfaces one after another, each until it is idle. */
final class Training implements Renderer {

  /** The processor time in {@link #SECONDS} below which an interface counts as idle. */
  private static final Duration IDLE = Duration.ofMillis(30);

  private static final long SECONDS = 2;

  private static final int FAILED = 1;

  @Override
  public int run(Workbench workbench) throws InterruptedException {
    for (DiscoveredPlugin<?> found : workbench.plugins().renderers()) {
      RendererProvider frontEnd = (RendererProvider) found.provider();
      if (frontEnd.id().equals(TrainingProvider.ID)) {
        continue;
      }
      if (!frontEnd.available()) {
        System.err.println("gobang: " + frontEnd.id() + " cannot run here, and will start slower");
      } else if (!settles(frontEnd.create(), workbench)) {
        return FAILED;
      }
    }
    return 0;
  }

  /** Runs an interface until it is interrupted, as on exit. Returns whether it ran that long. */
  private static boolean settles(Renderer frontEnd, Workbench workbench)
      throws InterruptedException {
    FutureTask<Integer> task = new FutureTask<>(() -> frontEnd.run(workbench));
    Thread thread = new Thread(task, "gobang-training");
    thread.start();
    Duration before;
    Duration now = Duration.ZERO;
    do {
      try {
        task.get(SECONDS, TimeUnit.SECONDS);
        return false;
      } catch (ExecutionException failed) {
        System.err.println("gobang: a front end cannot be shown: " + failed.getCause());
        return false;
      } catch (TimeoutException stillThere) {
        before = now;
        now = ProcessHandle.current().info().totalCpuDuration().orElse(before);
      }
    } while (now.minus(before).compareTo(IDLE) > 0);
    thread.interrupt();
    thread.join();
    return true;
  }
}
