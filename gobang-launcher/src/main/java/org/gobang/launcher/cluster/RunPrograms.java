package org.gobang.launcher.cluster;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobang.api.RefusedException;
import org.gobang.arena.play.Contestant;
import org.gobang.cluster.job.EngineProgram;
import org.gobang.engines.added.AddedEngines;
import org.gobang.engines.added.EngineDigest;

/**
 * The Gomocup engines among the players of a run.
 *
 * @param byName the program of each engine, by the name of the contestant
 */
public record RunPrograms(Map<String, EngineProgram> byName) {

  static RunPrograms of(List<Contestant> contestants, AddedEngines engines) {
    Map<String, EngineProgram> programs = new LinkedHashMap<>();
    for (Contestant each : contestants) {
      engines
          .options(each.spec())
          .ifPresent(
              options ->
                  programs.put(
                      each.name(), new EngineProgram(each.name(), EngineDigest.of(options))));
    }
    return new RunPrograms(programs);
  }

  /** Returns the engines that a worker on this machine can offer: the added engines. */
  public static List<EngineProgram> added(AddedEngines engines) {
    return engines.list().engines().stream()
        .flatMap(
            engine -> {
              try {
                return Stream.of(
                    new EngineProgram(engine.name(), EngineDigest.of(engine.options())));
              } catch (RefusedException notInstalled) {
                return Stream.empty();
              }
            })
        .toList();
  }

  List<EngineProgram> all() {
    return List.copyOf(byName.values());
  }

  /** Returns the digests of the engines required by a job with the given players. */
  Set<String> needs(List<Contestant> players) {
    return players.stream()
        .map(player -> Optional.ofNullable(byName.get(player.name())))
        .flatMap(Optional::stream)
        .map(EngineProgram::digest)
        .collect(Collectors.toSet());
  }
}
