package org.gobang.plugins;

import java.io.IOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Refusal;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The plugins of the running application, found as by {@link PluginFinder#find(List)}. After {@link
 * #watch}, the plugins are updated when files are added, removed or replaced.
 *
 * <p>Plugins are loaded from copies, so that their files are not locked; a plugin with unchanged
 * files stays loaded. One that ends the application while it is being loaded, or keeps it from
 * ending, is refused until its files change.
 *
 * <p>May be used from any thread.
 */
public final class LivePlugins implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(LivePlugins.class);

  private static final Duration QUIET = Duration.ofMillis(500);

  private final List<Path> folders;
  private final Supplier<Plugins> others;
  private final Plugins started;
  private final @Nullable PluginRun run;
  private final Duration quiet;
  private final Function<Path, Optional<Refusal>> refused;

  /** Held during a search of the folders and during a change of their files. */
  private final Object searchLock = new Object();

  private final PluginLoader loader;
  private volatile Plugins plugins;
  private @Nullable FolderWatch watch;
  private Consumer<Plugins> changed = plugins -> {};
  private boolean closed;

  private LivePlugins(
      List<Path> folders,
      Function<Path, Optional<Refusal>> refused,
      Supplier<Plugins> others,
      @Nullable PluginRun run,
      Duration quiet) {
    ProviderGuard guard = new ProviderGuard(ProviderGuard.LIMIT);
    this.folders = PluginScanner.each(folders);
    this.others = others;
    this.started = ProviderLoader.started(guard);
    this.run = run;
    this.quiet = quiet;
    this.refused = refused;
    this.loader = new PluginLoader(guard, run, this::refreshLater);
    this.plugins = search();
  }

  private Plugins search() {
    PluginSearch search = new PluginSearch(started, loader);
    search.addFolders(folders, refused);
    search.add(others.get());
    loader.endSearch();
    return search.found();
  }

  /**
   * Finds all plugins.
   *
   * @param folders folders to search besides the modules that the application was started with;
   *     they need not exist, and duplicates are ignored
   * @param refused returns a refusal for a plugin to skip, such as a disabled one, by the path of
   *     its jar or folder, of which nothing is read; called at every search
   * @param others returns additional plugins, added after all others; called for every search
   * @param data the data folder of the application, which need not exist; it contains the
   *     quarantine and, while the application is running, copies of plugins. If it is not writable,
   *     plugins are loaded in place and not watched
   * @param crashReport receives a sentence for users if a plugin ends the application; called on
   *     the shutdown hook's thread
   * @return the found plugins
   */
  public static LivePlugins find(
      List<Path> folders,
      Function<Path, Optional<Refusal>> refused,
      Supplier<Plugins> others,
      Path data,
      Consumer<String> crashReport) {
    return find(folders, refused, others, data, crashReport, QUIET);
  }

  static LivePlugins find(
      List<Path> folders,
      Function<Path, Optional<Refusal>> refused,
      Supplier<Plugins> others,
      Path data,
      Consumer<String> crashReport,
      Duration quiet) {
    PluginRun run = null;
    try {
      run = PluginRun.begin(data, crashReport);
    } catch (IOException e) {
      LOG.warn("Plugins are loaded in place and not watched, as {} is not writable", data, e);
    }
    return new LivePlugins(folders, refused, others, run, quiet);
  }

  /**
   * Returns the current plugins.
   *
   * @return the plugins found, in the order of {@link PluginFinder}, and the refusals
   */
  public Plugins plugins() {
    return plugins;
  }

  /**
   * Starts watching the plugin files until {@link #close}. Must be called only once. A search
   * starts when no file has changed for half a second, as copying a file takes time.
   *
   * @param changed receives the plugins after every change that affects them, one call at a time;
   *     called on the thread of the watcher, on the thread of {@link #change}, or on a separate
   *     thread after a plugin was rejected at its first use
   * @return whether they are watched, which needs a data folder that is writable, and a system that
   *     can watch files
   */
  public synchronized boolean watch(Consumer<Plugins> changed) {
    if (run == null || closed) {
      return false;
    }
    this.changed = changed;
    try {
      watch = new FolderWatch(folders, quiet);
    } catch (IOException e) {
      LOG.warn("Plugins are not watched, as the system cannot watch files", e);
      return false;
    }
    FolderWatch watching = watch;
    Thread thread = new Thread(() -> follow(watching), "gobang-plugins-watch");
    thread.setDaemon(true);
    thread.start();
    return true;
  }

  private void follow(FolderWatch watching) {
    try {
      while (true) {
        // In this order no change is missed.
        watching.register();
        refresh();
        watching.await();
      }
    } catch (ClosedWatchServiceException | InterruptedException ended) {
      LOG.debug("Plugins are no longer watched", ended);
    }
  }

  /** A change of plugin files or of the disabled plugins. */
  @FunctionalInterface
  public interface Change<T, E extends Exception> {

    /**
     * Makes the change.
     *
     * @return the result of the change
     * @throws E if the change fails
     */
    T make() throws E;
  }

  /**
   * Makes a change between searches and then searches for plugins. On return, {@link #plugins} is
   * up to date and the consumer of {@link #watch} has been called.
   *
   * @param change the change, executed on the calling thread
   * @param <T> the type of the result
   * @param <E> the type of exceptions
   * @return the result of the change
   * @throws E if the change fails; the search is still executed
   */
  public <T, E extends Exception> T change(Change<T, E> change) throws E {
    synchronized (searchLock) {
      try {
        return change.make();
      } finally {
        refresh();
      }
    }
  }

  /** The caller is using a plugin. It does not wait and may hold its own locks. */
  private void refreshLater() {
    Thread thread = new Thread(this::refresh, "gobang-plugins-refused");
    thread.setDaemon(true);
    thread.start();
  }

  /** Does nothing if plugins are not copied, as files in use must not change. */
  private void refresh() {
    if (run == null) {
      return;
    }
    synchronized (searchLock) {
      try {
        update(search());
      } catch (Throwable e) {
        LOG.warn("The search for plugins failed; the previous ones stay", e);
      }
    }
  }

  private synchronized void update(Plugins now) {
    if (!closed && !now.equals(plugins)) {
      plugins = now;
      changed.accept(now);
    }
  }

  /**
   * Returns whether a plugin exited the application earlier and is unchanged. Its players must run
   * in separate processes.
   *
   * @param origin the path of its jar or folder
   * @return true if it did
   */
  public boolean hasExited(String origin) {
    return run != null && run.quarantine().hasExited(origin);
  }

  /**
   * Keeps the copies of plugins while the shutdown of the process is delayed.
   *
   * @param held completes when the shutdown is no longer delayed
   */
  public void keepUntil(CompletableFuture<?> held) {
    if (run != null) {
      run.keepUntil(held);
    }
  }

  /**
   * Finds and reports plugins that have called {@link System#exit}, while the shutdown of the
   * process is delayed. {@link #hasExited} returns true for these plugins from now on.
   *
   * @return whether there are such plugins
   */
  public boolean findExited() {
    return run != null && run.findExited();
  }

  /**
   * Quarantines the plugins that block the exit of the process, for example with a shutdown hook
   * that does not return. May be called after {@link #close}.
   *
   * @return a sentence for users with the names of the plugins; empty if there are none
   */
  public Optional<String> quarantineNotEnding() {
    return run == null ? Optional.empty() : run.quarantine().addNotEnding();
  }

  /** Stops watching and removes the copies. Plugins must not be used afterwards. */
  @Override
  public synchronized void close() {
    if (closed) {
      return;
    }
    closed = true;
    if (watch != null) {
      watch.close();
    }
    if (run != null) {
      run.close();
    }
  }
}
