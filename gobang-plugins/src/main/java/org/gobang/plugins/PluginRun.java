package org.gobang.plugins;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The files of a run of the application: copies of its plugins and load markers. A shutdown hook
 * removes them if this is not closed.
 */
final class PluginRun implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(PluginRun.class);

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
   * Starts a run.
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

  PluginCopies copies() {
    return new PluginCopies(folder.path());
  }

  PluginQuarantine quarantine() {
    return quarantine;
  }

  /** Keeps the copies while the shutdown of the process is held. */
  void keepUntil(CompletableFuture<?> newHeld) {
    held = newHeld;
  }

  /** Finds plugins that have ended the application, and reports them; returns whether any have. */
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
