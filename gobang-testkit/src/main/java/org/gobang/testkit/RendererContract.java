package org.gobang.testkit;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.gobang.api.RefusedException;
import org.gobang.api.render.Renderer;
import org.gobang.api.render.RendererProvider;
import org.junit.jupiter.api.Test;

/**
 * What the api promises of a front end, as far as that can be seen without a person before it.
 * Extend it, and say whose front end it is:
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
 * <p>Where the front end says that it is not available, a window on a machine without a screen, the
 * tests that would run it are skipped.
 */
public abstract class RendererContract {

  private static final Duration QUICK = Duration.ofSeconds(2);
  private static final Duration A_MOMENT = Duration.ofMillis(100);

  private static final Described DESCRIBED = new Described("RendererProvider");
  private static final Promise AVAILABLE =
      new Promise("RendererProvider.available", "whether the front end can run here and now");
  private static final Promise CREATE =
      new Promise(
          "RendererProvider.create",
          "a new renderer, or a RefusedException whose sentence says why it cannot be had");
  private static final Promise RUN =
      new Promise(
          "Renderer.run", "where the thread is interrupted the application ends, and it with it");

  /** For the author's class that extends it. */
  protected RendererContract() {}

  /**
   * Whose front end it is.
   *
   * @return a new provider
   */
  protected abstract RendererProvider provider();

  /**
   * After what time a front end that does not return is said to hang. No test takes that long
   * unless it fails.
   *
   * @return 10 seconds unless overridden
   */
  protected Duration patience() {
    return Duration.ofSeconds(10);
  }

  /** Id and label are there, in any language, always the same, at once. */
  @Test
  public void required_describesItself() {
    RendererProvider provider = provider();
    DESCRIBED.checkQuick(() -> provider(), RendererProvider::label);
    DESCRIBED.checkId(provider.id());
    DESCRIBED.checkLabels("label", provider::label);
    DESCRIBED.checkSame("id", () -> List.of(provider.id(), provider().id()));
    DESCRIBED.checkSame("label", () -> provider.label(Locale.ENGLISH));
    DESCRIBED.checkCanBeMade(provider.getClass());
  }

  /** The name is there in Chinese too. */
  @Test
  public void optional_speaksChinese() {
    assumeTrue(Described.speaksChinese(provider()::label), "the label is the same in Chinese");
  }

  /** The provider is declared, in a module descriptor or in META-INF/services. */
  @Test
  public void optional_isFoundByTheServiceLoader() {
    Class<?> wanted = provider().getClass();
    boolean found =
        ServiceLoader.load(RendererProvider.class, wanted.getClassLoader()).stream()
            .anyMatch(each -> each.type().equals(wanted));
    assumeTrue(found, wanted.getName() + " is provided neither by a module nor in META-INF");
  }

  /** Whether it can run is said at once, with or without a screen. */
  @Test
  public void required_saysAtOnceWhetherItIsAvailable() {
    try (OwnThread thread = thread()) {
      thread.call(AVAILABLE, "available", QUICK, () -> provider().available());
    } catch (Exception thrown) {
      throw AVAILABLE.broken(thrown, "available threw");
    }
  }

  /** Each run of the application gets a renderer of its own. */
  @Test
  public void required_makesANewRendererEachTime() {
    RendererProvider provider = provider();
    assumeAvailable(provider);
    try (OwnThread thread = thread()) {
      thread.call(
          CREATE,
          "create",
          patience(),
          () -> {
            Renderer first = provider.create();
            Renderer second = provider.create();
            CREATE.check(first != null && second != null, "create gave null");
            CREATE.check(first != second, "create gave the same renderer twice");
            return first;
          });
    } catch (RefusedException refused) {
      String sentence = refused.getMessage();
      CREATE.check(sentence != null && !sentence.isBlank(), "a refusal without a sentence");
    } catch (Exception thrown) {
      throw CREATE.broken(thrown, "create threw");
    }
  }

  /** A front end that watches comes to its end when it is interrupted. */
  @Test
  public void required_endsWhenInterrupted() {
    RendererProvider provider = provider();
    assumeAvailable(provider);
    try (OwnThread thread = thread()) {
      CountDownLatch begun = new CountDownLatch(1);
      Future<Integer> status =
          thread.submit(
              () -> {
                Renderer renderer = provider.create();
                begun.countDown();
                return renderer.run(new QuietWorkbench());
              });
      RUN.check(begun.await(patience().toMillis(), TimeUnit.MILLISECONDS), "create did not return");
      runForAMoment(status);
      thread.interrupt();
      thread.await(status, RUN, "run, with an interrupt,", patience());
    } catch (InterruptedException asPromised) {
      // One of the two ways to end; the other is to return.
    } catch (RefusedException notHere) {
      assumeTrue(false, "it cannot be had here: " + notHere.getMessage());
    } catch (Exception thrown) {
      throw RUN.broken(thrown, "run threw");
    }
  }

  private static void assumeAvailable(RendererProvider provider) {
    boolean available;
    try {
      available = provider.available();
    } catch (RuntimeException toldByATestOfItsOwn) {
      available = false;
    }
    assumeTrue(available, "not available here");
  }

  private static void runForAMoment(Future<Integer> status) throws InterruptedException {
    try {
      status.get(A_MOMENT.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException running) {
      // As it should be: somebody may open a game yet.
    } catch (ExecutionException failed) {
      // Told by whoever waits for the end.
    }
  }

  private OwnThread thread() {
    return new OwnThread(true, provider().getClass().getClassLoader());
  }
}
