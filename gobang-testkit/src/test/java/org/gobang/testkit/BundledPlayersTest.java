package org.gobang.testkit;

import java.util.Map;
import java.util.ServiceLoader;
import org.gobang.api.player.PlayerProvider;
import org.gobang.fixtures.LongTest;
import org.junit.jupiter.api.Nested;

/** Tests the contract with the bundled players. */
class BundledPlayersTest {

  private static PlayerProvider bundled(String id) {
    return ServiceLoader.load(PlayerProvider.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(provider -> provider.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  @Nested
  class LiveSleep extends PlayerContract {
    @Override
    protected PlayerProvider provider() {
      return bundled("live-sleep");
    }
  }

  @LongTest
  @Nested
  class LiveSleepAsCoded extends LiveSleep {
    @Override
    protected Map<String, String> options() {
      return Map.of("table", "as-coded");
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
  class Rewards extends PlayerContract {
    @Override
    protected PlayerProvider provider() {
      return bundled("rewards");
    }
  }

  @Nested
  class Runs extends PlayerContract {
    @Override
    protected PlayerProvider provider() {
      return bundled("runs");
    }
  }

  @Nested
  class Shapes extends PlayerContract {
    @Override
    protected PlayerProvider provider() {
      return bundled("shapes");
    }
  }

  @Nested
  class Neighbour extends PlayerContract {
    @Override
    protected PlayerProvider provider() {
      return bundled("neighbour");
    }
  }

  @Nested
  class Search extends PlayerContract {
    @Override
    protected PlayerProvider provider() {
      return bundled("search");
    }
  }

  @Nested
  class SearchForBeginners extends Search {
    @Override
    protected Map<String, String> options() {
      return Map.of("level", "1");
    }
  }

  @Nested
  class Lookahead extends PlayerContract {
    @Override
    protected PlayerProvider provider() {
      return bundled("lookahead");
    }
  }

  @LongTest
  @Nested
  class LookaheadWithAnEvaluatorOfTheApplication extends Lookahead {
    @Override
    protected Map<String, String> options() {
      return Map.of("evaluator", "not-here:option=1");
    }
  }
}
