package org.gobang.plugins;

import java.io.IOException;
import java.lang.module.ModuleReference;
import java.lang.ref.Cleaner;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.gobang.api.workbench.Refusal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Caches plugins between searches: those with unchanged files are entry with their layers. Others
 * are copied and loaded from the copy, so that a file can be replaced while its plugin is in use.
 */
final class PluginCache implements PluginSearch.Loader {

  private static final Logger LOG = LoggerFactory.getLogger(PluginCache.class);

  private final Path copies;
  private final PluginQuarantine quarantine;
  private final ProviderGuard guard;
  private final Map<String, Entry> previous;
  private final Map<String, Entry> now = new HashMap<>();

  private record Entry(Fingerprint files, Plugin plugin) {}

  /** A class of its own, because the cleaner has a thread and most users have no plugins. */
  private static final class Copies {

    /** Removes a copy when its plugin is unreachable. */
    static final Cleaner CLEANER = Cleaner.create();
  }

  private PluginCache(
      Path copies, PluginQuarantine quarantine, ProviderGuard guard, Map<String, Entry> previous) {
    this.copies = copies;
    this.quarantine = quarantine;
    this.guard = guard;
    this.previous = previous;
  }

  /**
   * An empty cache.
   *
   * @param copies the folder for copies
   */
  static PluginCache empty(Path copies, PluginQuarantine quarantine, ProviderGuard guard) {
    return new PluginCache(copies, quarantine, guard, Map.of());
  }

  @Override
  public PluginCache next() {
    return new PluginCache(copies, quarantine, guard, now);
  }

  @Override
  public Plugin plugin(PluginSource source) throws PluginRefusedException {
    String origin = source.origin();
    // Taken first, so that a write meanwhile counts as a change.
    Fingerprint files = Fingerprint.of(source.jars());
    quarantine.check(origin, files);
    Entry entry = previous.get(origin);
    if (entry == null || !entry.files().equals(files)) {
      PluginModules modules = read(source);
      // Plugins outlive this cache and must not keep it reachable.
      PluginQuarantine shared = quarantine;
      Plugin plugin =
          new Plugin(
              origin,
              modules,
              guard,
              load -> () -> shared.loadMarked(origin, files, modules.names(), load));
      entry = new Entry(files, plugin);
    }
    now.put(origin, entry);
    return entry.plugin();
  }

  private PluginModules read(PluginSource source) throws PluginRefusedException {
    Path copy = copies.resolve(UUID.randomUUID().toString());
    boolean read = false;
    try {
      PluginModules modules = PluginModules.of(copied(source, copy));
      // The class loader refers to it for as long as a class is reachable.
      ModuleReference alive = modules.find(modules.providers().iterator().next()).orElseThrow();
      Copies.CLEANER.register(alive, () -> delete(copy));
      read = true;
      return modules;
    } finally {
      if (!read) {
        delete(copy);
      }
    }
  }

  /** Keeps the file names: an automatic module's name may be derived from one. */
  private static PluginSource copied(PluginSource source, Path to) throws PluginRefusedException {
    List<Path> jars = new ArrayList<>();
    for (Path jar : source.jars()) {
      Path copy = to.resolve(jar.getFileName());
      try {
        Files.createDirectories(to);
        Files.copy(jar, copy);
      } catch (IOException e) {
        String sentence =
            Files.isReadable(jar) ? "it cannot be copied to " + to : "the file cannot be read";
        throw new PluginRefusedException(Refusal.UNREADABLE, sentence, e);
      }
      jars.add(copy);
    }
    return new PluginSource(source.origin(), jars);
  }

  private static void delete(Path copy) {
    try {
      ProcessFolder.delete(copy);
    } catch (IOException e) {
      LOG.info("Could not delete the copy {}, which a later run will: {}", copy, e.toString());
    }
  }
}
