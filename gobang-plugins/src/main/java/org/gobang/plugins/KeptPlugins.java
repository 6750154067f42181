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
 * The plugins of one search, for the next one to keep: those whose files are the same stay as they
 * are, layer and all. Others are copied and loaded from there, so that a file can be replaced while
 * its plugin is in use.
 */
final class KeptPlugins implements Search.Loader {

  private static final Logger LOG = LoggerFactory.getLogger(KeptPlugins.class);

  private final Path copies;
  private final SafeStart safe;
  private final Guard guard;
  private final Map<String, Kept> before;
  private final Map<String, Kept> now = new HashMap<>();

  private record Kept(Fingerprint files, Plugin plugin) {}

  /** Apart, as it has a thread, and most people have no plugin. */
  private static final class Copies {

    /** Removes a copy when nothing of its plugin is left. */
    static final Cleaner CLEANER = Cleaner.create();
  }

  private KeptPlugins(Path copies, SafeStart safe, Guard guard, Map<String, Kept> before) {
    this.copies = copies;
    this.safe = safe;
    this.guard = guard;
    this.before = before;
  }

  /**
   * None yet.
   *
   * @param copies where copies are to lie
   */
  static KeptPlugins none(Path copies, SafeStart safe, Guard guard) {
    return new KeptPlugins(copies, safe, guard, Map.of());
  }

  @Override
  public KeptPlugins next() {
    return new KeptPlugins(copies, safe, guard, now);
  }

  @Override
  public Plugin plugin(PluginSource source) throws PluginRefusedException {
    String origin = source.origin();
    // Taken first: what is written meanwhile is a change.
    Fingerprint files = Fingerprint.of(source.jars());
    safe.check(origin, files);
    Kept kept = before.get(origin);
    if (kept == null || !kept.files().equals(files)) {
      PluginModules modules = read(source);
      // Plugins stay over many searches, and must not hold on to the first of them.
      SafeStart notes = safe;
      Plugin plugin =
          new Plugin(
              origin,
              modules,
              guard,
              load -> () -> notes.noting(origin, files, modules.names(), load));
      kept = new Kept(files, plugin);
    }
    now.put(origin, kept);
    return kept.plugin();
  }

  private PluginModules read(PluginSource source) throws PluginRefusedException {
    Path copy = copies.resolve(UUID.randomUUID().toString());
    boolean read = false;
    try {
      PluginModules modules = PluginModules.of(copied(source, copy));
      // The class loader has hold of it for as long as there is a class.
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

  /** The file names stay: the name of a module may be made of one. */
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
      RunFolder.delete(copy);
    } catch (IOException e) {
      LOG.info("The copy {} stays until a later run: {}", copy, e.toString());
    }
  }
}
