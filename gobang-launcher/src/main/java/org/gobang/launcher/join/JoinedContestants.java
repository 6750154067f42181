package org.gobang.launcher.join;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.gobang.api.RefusedException;
import org.gobang.api.player.Isolation;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Plugins;
import org.gobang.arena.play.Contestant;
import org.gobang.cluster.job.EngineProgram;
import org.gobang.cluster.job.WorkerProfile;
import org.gobang.engines.added.EngineDigest;
import org.gobang.launcher.cluster.RunFiles;

/**
 * The local data for the contestants of a run: local engines with the same content, downloaded
 * files, and isolated players of plugins.
 *
 * @param plugins the plugins of the run
 * @param folder the folder of the downloaded files
 * @param files the folder of the run
 * @param fetched the names of the files that were fetched
 * @param programs the engines of the run, by the names of contestants
 * @param self this worker, with its engines
 */
record JoinedContestants(
    Plugins plugins,
    Path folder,
    Path files,
    Set<String> fetched,
    List<EngineProgram> programs,
    WorkerProfile self)
    implements UnaryOperator<Contestant> {

  @Override
  public Contestant apply(Contestant sent) {
    PlayerSpec spec =
        programs.stream()
            .filter(program -> program.name().equals(sent.name()))
            .findFirst()
            .map(program -> engine(sent.spec(), program))
            .orElseGet(() -> player(sent));
    return new Contestant(sent.name(), spec);
  }

  /** Returns the local engine. Its settings are part of its digest, and therefore the same. */
  private PlayerSpec engine(PlayerSpec sent, EngineProgram program) {
    EngineProgram own =
        self.programs().stream()
            .filter(each -> each.digest().equals(program.digest()))
            .findFirst()
            .orElseThrow(
                () -> new RefusedException("this machine does not have " + program.name()));
    Map<String, String> options = new LinkedHashMap<>(sent.options());
    options.keySet().removeAll(EngineDigest.places());
    return new PlayerSpec(own.name(), options, sent.seed(), sent.isolation());
  }

  private PlayerSpec player(Contestant sent) {
    PlayerSpec spec = sent.spec();
    Map<String, String> options = new LinkedHashMap<>(spec.options());
    options.replaceAll((key, value) -> fetched(sent.name(), key, value).orElse(value));
    boolean isPlugin =
        plugins
            .player(spec.player())
            .map(DiscoveredPlugin::origin)
            .filter(origin -> Path.of(origin).startsWith(folder))
            .isPresent();
    return new PlayerSpec(
        spec.player(),
        options,
        spec.seed(),
        isPlugin && !spec.isolated() ? Isolation.PROCESS : spec.isolation());
  }

  /** Returns the fetched file of an option, if its value is a file. */
  private Optional<String> fetched(String contestant, String key, String value) {
    return Optional.of(RunFiles.name(contestant, key, value))
        .filter(fetched::contains)
        .map(name -> files.resolve(name).toString());
  }
}
