package org.gobang.plugins;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.gobang.api.workbench.PluginMetadata;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Refusal;
import org.gobang.plugins.PluginScanner.Candidate;
import org.jspecify.annotations.Nullable;

/**
 * The third step of loading plugins: creates the layer of a plugin and checks the providers in a
 * {@link ProviderGuard}. A plugin whose metadata lists its providers is loaded when one of them is
 * used.
 *
 * <p>For a run of the application plugins are loaded from copies, so that a file can be replaced
 * while its plugin is in use; those with unchanged files are kept from one search to the next.
 */
final class PluginLoader {

  private final ProviderGuard guard;
  private final @Nullable PluginRun run;
  private final Runnable refused;
  private Map<String, Entry> previous = Map.of();
  private Map<String, Entry> now = new HashMap<>();

  private record Entry(Fingerprint files, Plugin plugin) {}

  /**
   * Creates a loader.
   *
   * @param run null to load plugins in place
   * @param refused called when a plugin is rejected at its first use, on the thread of that use
   */
  PluginLoader(ProviderGuard guard, @Nullable PluginRun run, Runnable refused) {
    this.guard = guard;
    this.run = run;
    this.refused = refused;
  }

  /**
   * Reads a plugin. The classes of a plugin with metadata are not loaded yet.
   *
   * @throws PluginRefusedException if the plugin is not valid
   */
  Plugin plugin(Candidate candidate) throws PluginRefusedException {
    if (run == null) {
      PluginModules modules = PluginInspector.inspect(candidate);
      return plugin(candidate, modules, () -> load(candidate.origin(), modules));
    }
    String origin = candidate.origin();
    // Taken first, so that a write meanwhile counts as a change.
    Fingerprint files = Fingerprint.of(candidate.jars());
    run.quarantine().check(origin, files);
    Entry entry = previous.get(origin);
    if (entry == null || !entry.files().equals(files)) {
      entry = new Entry(files, copied(candidate, files, run));
    }
    now.put(origin, entry);
    return entry.plugin();
  }

  /** Ends a search: discards the plugins that were not read since the previous call. */
  void endSearch() {
    previous = now;
    now = new HashMap<>();
  }

  private Plugin copied(Candidate candidate, Fingerprint files, PluginRun run)
      throws PluginRefusedException {
    PluginMetadata metadata = PluginInspector.metadata(candidate);
    if (metadata.providers().isEmpty()) {
      PluginModules copy = run.copy(candidate);
      return plugin(candidate, copy, () -> loadMarked(candidate.origin(), copy, files, run));
    }
    return plugin(
        candidate,
        PluginInspector.inspect(candidate, metadata),
        () -> loadCopy(candidate, files, run));
  }

  private Plugin plugin(Candidate candidate, PluginModules modules, Supplier<Plugins> load)
      throws PluginRefusedException {
    if (!modules.listed().providers().isEmpty()) {
      PluginLayer.check(modules);
    }
    return new Plugin(candidate.origin(), modules, load, refused);
  }

  private Plugins loadCopy(Candidate candidate, Fingerprint files, PluginRun run) {
    try {
      PluginModules copy = run.copy(candidate);
      if (!Fingerprint.of(candidate.jars()).equals(files)) {
        throw new PluginRefusedException("unreadable.changed");
      }
      return loadMarked(candidate.origin(), copy, files, run);
    } catch (PluginRefusedException e) {
      return Plugins.NONE.withRefused(List.of(e.at(candidate.origin())));
    }
  }

  private Plugins loadMarked(
      String origin, PluginModules modules, Fingerprint files, PluginRun run) {
    return run.quarantine().loadMarked(origin, files, modules.names(), () -> load(origin, modules));
  }

  /** Loads the classes; whatever fails becomes a refusal. */
  private Plugins load(String origin, PluginModules modules) {
    List<Refusal> refusals = new ArrayList<>();
    try {
      ModuleLayer layer = PluginLayer.of(modules);
      return ServiceKind.plugins(
              service ->
                  new ProviderLoader<>(service, guard, refusals).found(layer, origin, modules))
          .withRefused(refusals);
    } catch (Throwable e) {
      refusals.add(ModuleErrors.refusal(e).at(origin));
      return Plugins.NONE.withRefused(refusals);
    }
  }
}
