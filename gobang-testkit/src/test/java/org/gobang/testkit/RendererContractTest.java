package org.gobang.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.gobang.api.Label;
import org.gobang.api.render.Renderer;
import org.gobang.api.render.RendererProvider;
import org.gobang.api.workbench.Workbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests the contract of user interfaces: good ones pass, and each bad one fails the matching test.
 */
@Execution(ExecutionMode.CONCURRENT)
class RendererContractTest {

  /** The contract for an interface that waits until it is interrupted, like a window. */
  static class Good extends RendererContract {
    @Override
    protected RendererProvider provider() {
      return new Toy();
    }

    @Override
    protected Duration patience() {
      return Duration.ofMinutes(2);
    }
  }

  /** A user interface that shows nothing. */
  public static class Toy implements RendererProvider {
    /** Creates a provider. Called by the contract. */
    public Toy() {}

    @Override
    public String id() {
      return "toy";
    }

    @Override
    public Label label(Locale locale) {
      return new Label(locale.getLanguage().equals("zh") ? "玩具" : "Toy", "");
    }

    @Override
    public boolean available() {
      return true;
    }

    @Override
    public Renderer create() {
      return new Renderer() {
        @Override
        public int run(Workbench workbench) throws InterruptedException {
          new CountDownLatch(1).await();
          return 0;
        }
      };
    }
  }

  static class Stateless extends Good {
    @Override
    protected RendererProvider provider() {
      return new Lambda();
    }
  }

  /** Returns a stateless lambda, of which Java creates one instance. */
  public static class Lambda extends Toy {
    @Override
    public Renderer create() {
      return workbench -> 0;
    }
  }

  static class Misnamed extends Good {
    @Override
    protected RendererProvider provider() {
      return new Toy() {
        @Override
        public String id() {
          return "";
        }
      };
    }
  }

  static class Searching extends Good {
    @Override
    protected RendererProvider provider() {
      return new Searcher();
    }
  }

  /** Throws an exception instead of reporting that it is not available. */
  public static class Searcher extends Toy {
    @Override
    public boolean available() {
      throw new IllegalStateException("no screen");
    }
  }

  static class Lost extends Good {
    @Override
    protected RendererProvider provider() {
      return new Loser();
    }
  }

  /** Hangs when asked for availability. */
  public static class Loser extends Toy {
    @Override
    public boolean available() {
      ToyPlayers.awaitQuietly(new CountDownLatch(1));
      return true;
    }
  }

  static class Headless extends Good {
    @Override
    protected RendererProvider provider() {
      return new Drawing();
    }
  }

  /** Requires a missing library. */
  public static class Drawing extends Toy {
    @Override
    public Renderer create() {
      throw new UnsatisfiedLinkError("no awt");
    }
  }

  static class Shared extends Good {
    @Override
    protected RendererProvider provider() {
      return new Sharer();
    }
  }

  /** Returns the same renderer for all runs. */
  public static class Sharer extends Toy {
    private final Renderer only = super.create();

    @Override
    public Renderer create() {
      return only;
    }
  }

  static class Deaf extends Good {
    @Override
    protected RendererProvider provider() {
      return new Sleeper();
    }

    @Override
    protected Duration patience() {
      return Duration.ofSeconds(3);
    }
  }

  /** Ignores interrupts. */
  public static class Sleeper extends Toy {
    @Override
    public Renderer create() {
      return new Renderer() {
        @Override
        public int run(Workbench workbench) {
          ToyPlayers.awaitQuietly(new CountDownLatch(1));
          boolean unheard = Thread.interrupted();
          assert unheard;
          ToyPlayers.awaitQuietly(new CountDownLatch(1));
          return 0;
        }
      };
    }
  }

  /** The contract for an interface that requires a screen. */
  static class Unavailable extends Good {
    @Override
    protected RendererProvider provider() {
      return new Window();
    }
  }

  /** An interface that reports that it is not available. */
  public static class Window extends Toy {
    @Override
    public boolean available() {
      return false;
    }
  }

  @Test
  void passesGoodInterfaces() {
    for (Class<?> good : List.of(Good.class, Stateless.class)) {
      Verdicts verdicts = Verdicts.of(good);
      assertThat(verdicts.failed()).isEmpty();
      assertThat(verdicts.skipped()).containsExactly("optional_isFoundByTheServiceLoader");
    }
  }

  @Test
  void skipsAnInterfaceThatIsNotAvailable() {
    Verdicts verdicts = Verdicts.of(Unavailable.class);
    assertThat(verdicts.failed()).isEmpty();
    assertThat(verdicts.skipped())
        .contains("required_makesANewRendererEachTime", "required_endsWhenInterrupted");
  }

  static Stream<Arguments> bad() {
    return Stream.of(
        arguments(Misnamed.class, Set.of("required_describesItself")),
        arguments(Searching.class, Set.of("required_saysAtOnceWhetherItIsAvailable")),
        arguments(Lost.class, Set.of("required_saysAtOnceWhetherItIsAvailable")),
        arguments(
            Headless.class,
            Set.of("required_makesANewRendererEachTime", "required_endsWhenInterrupted")),
        arguments(Shared.class, Set.of("required_makesANewRendererEachTime")),
        arguments(Deaf.class, Set.of("required_endsWhenInterrupted")));
  }

  @ParameterizedTest
  @MethodSource("bad")
  void failsTheMatchingTestForEachBadInterface(Class<?> contract, Set<String> tests) {
    Verdicts verdicts = Verdicts.of(contract);
    assertThat(verdicts.failed().keySet()).isEqualTo(tests);
    assertThat(verdicts.failed().values())
        .allSatisfy(sentence -> assertThat(sentence).contains("Promised by "));
  }
}
