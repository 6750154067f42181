package org.gobang.launcher.cluster;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.gobang.api.RefusedException;
import org.gobang.arena.play.Contestant;
import org.gobang.engines.added.AddedEngines;
import org.gobang.workbench.Host;

/**
 * The requirements of the players in a run: files, which are sent to workers, and engines, which
 * are not.
 *
 * @param files the files
 * @param programs the engines
 */
public record WorkerRequirements(RunFiles files, RunPrograms programs) {

  /**
   * Returns the requirements of a run.
   *
   * @param rules the rules that it is played by
   * @param players the players, by different names
   * @param host the host of both
   * @throws RefusedException if a player cannot be sent, as an option of its is secret
   */
  public static WorkerRequirements of(
      Collection<String> rules, List<Contestant> players, Host host) {
    refuseSecrets(players, host.engines());
    return new WorkerRequirements(
        RunFiles.of(rules, players, host.catalogue().plugins()),
        RunPrograms.of(players, host.engines()));
  }

  /**
   * Refuses secret options, which stay in this process. The environment of an engine belongs to the
   * worker.
   */
  private static void refuseSecrets(List<Contestant> players, AddedEngines engines) {
    for (Contestant each : players) {
      if (!each.spec().equals(each.written()) && engines.options(each.spec()).isEmpty()) {
        throw new RefusedException(
            each.name() + ": the value of one of its options is secret, so workers cannot play it");
      }
    }
  }

  /**
   * Returns the requirements as text. Equal requirements have equal texts. Files are compared by
   * content.
   */
  public String text() {
    return files.offered() + " " + programs.all();
  }

  /**
   * Returns the digests of the engines required by a job with the given players.
   *
   * @param players the players of the run
   */
  public Set<String> programs(List<Contestant> players) {
    return programs.needs(players);
  }
}
