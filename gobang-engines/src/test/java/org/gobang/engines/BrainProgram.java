package org.gobang.engines;

import java.time.Duration;
import java.util.Map;
import org.gobang.api.player.PlayerSpec;
import org.gobang.engines.brain.GomocupBrain;

/** An engine process with a test player. */
public final class BrainProgram {

  private BrainProgram() {}

  public static void main(String[] args) throws InterruptedException {
    PlayerSpec who = new PlayerSpec(args[0], Map.of(), Long.parseLong(args[1]), false);
    new GomocupBrain(new TestPlayers(), who, System.out).serve(System.in, Duration.ZERO);
  }
}
