package org.gobang.plugins;

import java.io.IOException;
import java.lang.module.ModuleReference;
import java.lang.ref.Cleaner;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.gobang.plugins.PluginScanner.Candidate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The files of an application process: load markers and copies of plugins. Each copy is removed
 * when the plugin is unreachable. A shutdown hook removes them if this is not closed.
 */
final class PluginRun implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(PluginRun.class);

  /**
   * The holder of the cleaner. It is a separate class because the cleaner has a thread and most
   * users have no plugins.
   */
  private static final class Removal {

    /** The cleaner that removes the copies of unreachable plugins. */
    static final Cleaner CLEANER = Cleaner.create();
  }

  private final ProcessFolder folder;
  private final PluginQuarantine quarantine;
  private final Consumer<String> crashReport;
  private final Thread hook = new Thread(this::endAtShutdown, "gobang-plugins-shutdown");
  private volatile CompletableFuture<?> held = CompletableFuture.completedFuture(null);

  private PluginRun(
      ProcessFolder folder, PluginQuarantine quarantine, Consumer<String> crashReport) {
    this.folder = folder;
    this.quarantine = quarantine;
    this.crashReport = crashReport;
  }

  /**
   * Creates the files of this process.
   *
   * @param data the application's data folder, which need not exist
   * @param crashReport receives a sentence for users if a plugin ends the application
   * @throws IOException if the data folder is not writable
   */
  static PluginRun begin(Path data, Consumer<String> crashReport) throws IOException {
    ProcessFolder folder = ProcessFolder.in(data.resolve("runs"));
    PluginQuarantine quarantine = new PluginQuarantine(folder.path(), data.resolve("unsafe"));
    folder.removeStale(quarantine::addFrom);
    PluginRun run = new PluginRun(folder, quarantine, crashReport);
    Runtime.getRuntime().addShutdownHook(run.hook);
    return run;
  }

  private void endAtShutdown() {
    quarantine.endRun().ifPresent(crashReport);
    held.join();
    folder.close();
  }

  /**
   * Copies a plugin and reads its modules from the copy.
   *
   * @throws PluginRefusedException if it cannot be copied, or a check of its modules fails
   */
  PluginModules copy(Candidate plugin) throws PluginRefusedException {
    Path copy = folder.path().resolve(UUID.randomUUID().toString());
    boolean kept = false;
    try {
      PluginModules modules = PluginInspector.inspect(copied(plugin, copy));
      // The class loader refers to it for as long as a class is reachable.
      ModuleReference alive = modules.find(modules.providers().iterator().next()).orElseThrow();
      Removal.CLEANER.register(alive, () -> delete(copy));
      kept = true;
      return modules;
    } finally {
      if (!kept) {
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

  PluginQuarantine quarantine() {
    return quarantine;
  }

  /** Keeps the copies while the shutdown of the process is delayed. */
  void keepUntil(CompletableFuture<?> newHeld) {
    held = newHeld;
  }

  /** Finds and reports plugins that have exited the application. Returns whether there are any. */
  boolean findExited() {
    quarantine.endRun().ifPresent(crashReport);
    return quarantine.isExited();
  }

  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
      quarantine.endRun();
      folder.close();
    } catch (IllegalStateException ending) {
      LOG.debug("The shutdown hook cleans up", ending);
    }
  }
}
