package org.gobang.testkit;

import static org.junit.jupiter.api.Assumptions.abort;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.gobang.api.RefusedException;
import org.gobang.api.render.Renderer;
import org.gobang.api.render.RendererProvider;
import org.junit.jupiter.api.Test;

/**
 * The contract test of user interfaces, without user interaction. Extend it and return the
 * provider:
 *
 * <pre>{@code
 * class MineContractTest extends RendererContract {
 *   @Override
 *   protected RendererProvider provider() {
 *     return new MineProvider();
 *   }
 * }
 * }</pre>
 *
 * <p>If the user interface is not available, for example a window on a machine without a screen,
 * the tests that run it are skipped.
 */
public abstract class RendererContract extends PluginContract<RendererProvider> {

  private static final Duration QUICK = Duration.ofSeconds(2);
  private static final Duration A_MOMENT = Duration.ofMillis(100);

  private static final Promise AVAILABLE =
      new Promise("RendererProvider.available", "whether the front end can run here and now");
  private static final Promise CREATE =
      new Promise(
          "RendererProvider.create",
          "a new renderer, or a RefusedException whose sentence says why it cannot be had");
  private static final Promise RUN =
      new Promise(
          "Renderer.run", "where the thread is interrupted the application ends, and it with it");

  /** Creates a contract test of user interfaces. */
  protected RendererContract() {
    super(RendererProvider.class);
  }

  /**
   * Returns the provider to test.
   *
   * @return a new provider
   */
  @Override
  protected abstract RendererProvider provider();

  /** Checks that availability is reported at once, with or without a screen. */
  @Test
  public void required_saysAtOnceWhetherItIsAvailable() throws Exception {
    LatenessCheck.check(AVAILABLE, "available", QUICK, 1, this::nanosUntilAvailable);
  }

  private long nanosUntilAvailable() {
    RendererProvider provider = guarded().provider();
    long begun = System.nanoTime();
    provider.available();
    return System.nanoTime() - begun;
  }

  /** Checks that the provider creates a new renderer on each call. */
  @Test
  public void required_makesANewRendererEachTime() throws Exception {
    RendererProvider provider = available();
    try (PluginThread thread = guarded().thread()) {
      thread.call(CREATE, "create", () -> checkTwo(provider));
    }
  }

  private static boolean checkTwo(RendererProvider provider) {
    try {
      Renderer first = provider.create();
      Renderer second = provider.create();
      CREATE.check(first != null && second != null, "create gave null");
      // A lambda without captured variables may always be the same instance, which is allowed.
      boolean lambda = first.getClass().isSynthetic();
      CREATE.check(first != second || lambda, "create gave the same renderer twice");
      return true;
    } catch (RefusedException refused) {
      CREATE.checkRefusal(refused, "create");
      return false;
    }
  }

  /** Checks that a watching user interface returns when interrupted. */
  @Test
  public void required_endsWhenInterrupted() throws Exception {
    RendererProvider provider = available();
    try (PluginThread thread = guarded().thread()) {
      Renderer renderer = thread.call(CREATE, "create", () -> made(provider));
      Future<Integer> status = thread.submit(() -> renderer.run(new TestWorkbench()));
      runForAMoment(status);
      thread.interrupt();
      String what = "run, with an interrupt";
      Optional<Throwable> thrown = thread.end(status, RUN, what);
      if (thrown.isPresent() && !(thrown.get() instanceof InterruptedException)) {
        throw RUN.broken(thrown.get(), "an exception from %s", what);
      }
    }
  }

  /**
   * Returns the provider, or skips the test if the user interface is not available. A separate test
   * reports exceptions.
   */
  private RendererProvider available() {
    RendererProvider provider = guarded().provider();
    boolean available;
    try {
      available = provider.available();
    } catch (BrokenPromise toldElsewhere) {
      available = false;
    }
    SkippedException.skipIf(!available, "not available here");
    return provider;
  }

  private static Renderer made(RendererProvider provider) {
    try {
      return provider.create();
    } catch (RefusedException notHere) {
      return abort("it cannot be had here: " + notHere.getMessage());
    }
  }

  private static void runForAMoment(Future<Integer> status) throws InterruptedException {
    try {
      status.get(A_MOMENT.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException running) {
      // Correct: a game may still be opened.
    } catch (ExecutionException failed) {
      // Reported by the code that waits for the result.
    }
  }
}
