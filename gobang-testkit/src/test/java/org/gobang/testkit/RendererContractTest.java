package org.gobang.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import org.gobang.api.Label;
import org.gobang.api.render.Renderer;
import org.gobang.api.render.RendererProvider;
import org.gobang.api.render.Workbench;
import org.junit.jupiter.api.Test;

/** The contract lets good front ends pass, and fails each bad one by the test meant for it. */
class RendererContractTest {

  /** Waits for the end, as a window does. */
  static class Good extends RendererContract {
    @Override
    protected RendererProvider provider() {
      return new Toy();
    }

    @Override
    protected Duration patience() {
      return Duration.ofSeconds(1);
    }
  }

  /** A front end that shows nothing. */
  public static class Toy implements RendererProvider {
    /** For the contract. */
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

  /** Throws where it should say no. */
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

  /** Does not come to an answer. */
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

  /** Needs a library that is not there. */
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

  /** Has one renderer for all runs. */
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
  }

  /** Does not hear of an interrupt. */
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

  /** Needs a screen. */
  static class Unavailable extends Good {
    @Override
    protected RendererProvider provider() {
      return new Window();
    }
  }

  /** Says so itself. */
  public static class Window extends Toy {
    @Override
    public boolean available() {
      return false;
    }
  }

  @Test
  void goodFrontEndsPass() {
    Verdicts verdicts = Verdicts.of(Good.class);
    assertThat(verdicts.failed()).isEmpty();
    assertThat(verdicts.skipped()).containsExactly("optional_isFoundByTheServiceLoader");
  }

  @Test
  void whatNeedsAScreenIsSkippedWithoutOne() {
    Verdicts verdicts = Verdicts.of(Unavailable.class);
    assertThat(verdicts.failed()).isEmpty();
    assertThat(verdicts.skipped())
        .contains("required_makesANewRendererEachTime", "required_endsWhenInterrupted");
  }

  @Test
  void eachBadFrontEndFailsItsOwnTest() {
    assertFails(Misnamed.class, "required_describesItself");
    assertFails(Searching.class, "required_saysAtOnceWhetherItIsAvailable");
    assertFails(Lost.class, "required_saysAtOnceWhetherItIsAvailable");
    assertFails(
        Headless.class, "required_makesANewRendererEachTime", "required_endsWhenInterrupted");
    assertFails(Shared.class, "required_makesANewRendererEachTime");
    assertFails(Deaf.class, "required_endsWhenInterrupted");
  }

  private static void assertFails(Class<?> contract, String... tests) {
    Verdicts verdicts = Verdicts.of(contract);
    assertThat(verdicts.failed()).containsOnlyKeys(tests);
    assertThat(verdicts.failed().values())
        .allSatisfy(sentence -> assertThat(sentence).contains("Promised by "));
  }
}
