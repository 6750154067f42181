package org.gobang.testkit;

import java.util.Map;
import java.util.ServiceLoader;
import org.gobang.api.evaluator.EvaluatorProvider;
import org.gobang.fixtures.LongTest;
import org.junit.jupiter.api.Nested;

/** Tests the contract with the bundled evaluators. */
class BundledEvaluatorsTest {

  private static EvaluatorProvider bundled(String id) {
    return ServiceLoader.load(EvaluatorProvider.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(provider -> provider.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  @Nested
  class LiveSleep extends EvaluatorContract {
    @Override
    protected EvaluatorProvider provider() {
      return bundled("live-sleep");
    }
  }

  @LongTest
  @Nested
  class LiveSleepTilted extends LiveSleep {
    @Override
    protected Map<String, String> options() {
      return Map.of("tilt", "-50");
    }
  }

  @Nested
  class Rewards extends EvaluatorContract {
    @Override
    protected EvaluatorProvider provider() {
      return bundled("rewards");
    }
  }

  @Nested
  class Runs extends EvaluatorContract {
    @Override
    protected EvaluatorProvider provider() {
      return bundled("runs");
    }
  }

  @Nested
  class Shapes extends EvaluatorContract {
    @Override
    protected EvaluatorProvider provider() {
      return bundled("shapes");
    }
  }

  @Nested
  class Neighbour extends EvaluatorContract {
    @Override
    protected EvaluatorProvider provider() {
      return bundled("neighbour");
    }
  }
}
