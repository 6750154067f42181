package org.gobang.plugins;

import java.io.IOException;
import java.lang.module.ModuleReference;
import java.lang.ref.Cleaner;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.gobang.plugins.PluginScanner.Candidate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Copies of plugins, from which they are loaded. A copy is removed when its plugin is unreachable.
 *
 * @param folder the folder for copies
 */
record PluginCopies(Path folder) {

  private static final Logger LOG = LoggerFactory.getLogger(PluginCopies.class);

  /** A class of its own, because the cleaner has a thread and most users have no plugins. */
  private static final class Removal {

    /** Removes a copy when its plugin is unreachable. */
    static final Cleaner CLEANER = Cleaner.create();
  }

  /**
   * Copies a plugin and reads its modules from the copy.
   *
   * @throws PluginRefusedException if it cannot be copied, or a check of its modules fails
   */
  PluginModules read(Candidate plugin) throws PluginRefusedException {
    Path copy = folder.resolve(UUID.randomUUID().toString());
    boolean read = false;
    try {
      PluginModules modules = PluginInspector.inspect(copied(plugin, copy));
      // The class loader refers to it for as long as a class is reachable.
      ModuleReference alive = modules.find(modules.providers().iterator().next()).orElseThrow();
      Removal.CLEANER.register(alive, () -> delete(copy));
      read = true;
      return modules;
    } finally {
      if (!read) {
        delete(copy);
      }
    }
  }

  /** Keeps the file names: an automatic module's name may be derived from one. */
  private static Candidate copied(Candidate plugin, Path to) throws PluginRefusedException {
    List<Path> jars = new ArrayList<>();
    for (Path jar : plugin.jars()) {
      Path copy = to.resolve(jar.getFileName());
      try {
        Files.createDirectories(to);
        Files.copy(jar, copy);
      } catch (IOException e) {
        throw new PluginRefusedException(
            e, Files.isReadable(jar) ? "unreadable.copy" : "unreadable.file", to);
      }
      jars.add(copy);
    }
    return new Candidate(plugin.origin(), jars);
  }

  private static void delete(Path copy) {
    try {
      ProcessFolder.delete(copy);
    } catch (IOException e) {
      LOG.info("Could not delete the copy {}, which a later run will: {}", copy, e.toString());
    }
  }
}
