package gobang.dist;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.gobang.api.render.Found;
import org.gobang.api.render.Renderer;
import org.gobang.api.render.RendererProvider;
import org.gobang.api.render.Workbench;

/** Shows every other front end that can run here for a while, one after the other. */
final class Training implements Renderer {

  /** What is loaded late belongs to the start too. */
  private static final long SECONDS_SHOWN = 3;

  private static final int FAILED = 1;

  @Override
  public int run(Workbench workbench) throws InterruptedException {
    for (Found<RendererProvider> found : workbench.plugins().renderers()) {
      RendererProvider frontEnd = found.provider();
      if (frontEnd.id().equals(TrainingProvider.ID)) {
        continue;
      }
      if (!frontEnd.available()) {
        System.err.println("gobang: " + frontEnd.id() + " cannot run here, and will start slower");
      } else if (!runsFor(SECONDS_SHOWN, frontEnd.create(), workbench)) {
        return FAILED;
      }
    }
    return 0;
  }

  /** Whether the front end runs until it is interrupted, as the end of the application would. */
  private static boolean runsFor(long seconds, Renderer frontEnd, Workbench workbench)
      throws InterruptedException {
    FutureTask<Integer> task = new FutureTask<>(() -> frontEnd.run(workbench));
    Thread thread = new Thread(task, "gobang-training");
    thread.start();
    try {
      task.get(seconds, TimeUnit.SECONDS);
      return false;
    } catch (ExecutionException failed) {
      failed.printStackTrace();
      return false;
    } catch (TimeoutException asItShould) {
      thread.interrupt();
      thread.join();
      return true;
    }
  }
}
