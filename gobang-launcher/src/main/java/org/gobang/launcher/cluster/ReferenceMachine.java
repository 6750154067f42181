package org.gobang.launcher.cluster;

import java.util.Optional;
import org.gobang.arena.play.Machine;
import org.gobang.arena.play.PlayedGame;

/** The first machine in an archive, which knows the speed that times are scaled to. */
final class ReferenceMachine {

  private Optional<Machine> first = Optional.empty();

  void see(PlayedGame played) {
    if (first.isEmpty()) {
      first = played.machine();
    }
  }

  /** The speed for which times were given, in nodes a second. */
  Optional<Long> speed() {
    return first.map(machine -> Math.round(machine.nodesPerSecond() * machine.timeScale()));
  }
}
