package org.gobang.launcher;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.gobang.launcher.arena.InterruptHook;
import org.gobang.launcher.cli.ExitStatus;
import org.gobang.workbench.plugins.PluginFolders;
import org.jspecify.annotations.Nullable;

/**
 * Halts the process if the shutdown exceeds a time limit. Plugins can add shutdown hooks, and Java
 * waits for all of them without a limit.
 */
final class ShutdownLimit {

  private static final Duration LIMIT = Duration.ofSeconds(3);

  /** The application's other hooks. */
  private static final Set<String> HOOKS =
      Set.of("gobang-plugins-shutdown", "gobang-process-end", "gobang-web-goodbye");

  /** The exit status of an interrupted process. */
  private static final int INTERRUPTED = 130;

  private final Consumer<String> report;
  private volatile @Nullable PluginFolders plugins;
  private final CompletableFuture<Integer> status = new CompletableFuture<>();

  private ShutdownLimit(Consumer<String> report) {
    this.report = report;
  }

  /**
   * Installs the time limit for the shutdown of this process.
   *
   * @param report receives a sentence for users before the process is halted
   */
  static ShutdownLimit install(Consumer<String> report) {
    ShutdownLimit limit = new ShutdownLimit(report);
    Runtime.getRuntime().addShutdownHook(new Thread(limit::begin, "gobang-shutdown"));
    return limit;
  }

  /** Sets the plugin folders, used to name the plugins that may block the exit. */
  void setPlugins(PluginFolders newPlugins) {
    plugins = newPlugins;
  }

  /** Sets the exit status of the command. */
  void setStatus(int newStatus) {
    status.complete(newStatus);
  }

  /** Starts the time limit on a daemon thread. */
  private void begin() {
    Thread thread = new Thread(this::await, "gobang-shutdown-limit");
    thread.setDaemon(true);
    thread.start();
  }

  private void await() {
    try {
      if (InterruptHook.awaitCommand()) {
        status.completeOnTimeout(ExitStatus.FAILED, LIMIT.toMillis(), TimeUnit.MILLISECONDS).join();
        awaitHooks();
        return;
      }
      Thread.sleep(LIMIT.toMillis());
      report.accept(
          Optional.ofNullable(plugins)
              .flatMap(PluginFolders::quarantineNotEnding)
              .orElse("a shutdown hook, perhaps of a plugin, kept the application from ending"));
    } catch (InterruptedException | RuntimeException atOnce) {
      // Halted below in any case.
    } finally {
      Runtime.getRuntime()
          .halt(InterruptHook.isInterrupted() ? INTERRUPTED : status.getNow(INTERRUPTED));
    }
  }

  private static void awaitHooks() throws InterruptedException {
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      if (HOOKS.contains(thread.getName())) {
        thread.join(LIMIT.toMillis());
      }
    }
  }
}
