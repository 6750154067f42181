package org.gobang.plugins;

import java.util.HashMap;
import java.util.Map;

/** Caches plugins between searches: those with unchanged files are kept with their layers. */
final class PluginCache implements PluginSearch.Loader {

  private final CopiedPlugins plugins;
  private final Map<String, Entry> previous;
  private final Map<String, Entry> now = new HashMap<>();

  private record Entry(Fingerprint files, Plugin plugin) {}

  private PluginCache(CopiedPlugins plugins, Map<String, Entry> previous) {
    this.plugins = plugins;
    this.previous = previous;
  }

  /** An empty cache. */
  static PluginCache empty(CopiedPlugins plugins) {
    return new PluginCache(plugins, Map.of());
  }

  @Override
  public PluginCache next() {
    return new PluginCache(plugins, now);
  }

  @Override
  public Plugin plugin(PluginSource source) throws PluginRefusedException {
    String origin = source.origin();
    // Taken first, so that a write meanwhile counts as a change.
    Fingerprint files = Fingerprint.of(source.jars());
    plugins.quarantine().check(origin, files);
    Entry entry = previous.get(origin);
    if (entry == null || !entry.files().equals(files)) {
      entry = new Entry(files, plugins.read(source, files));
    }
    now.put(origin, entry);
    return entry.plugin();
  }
}
