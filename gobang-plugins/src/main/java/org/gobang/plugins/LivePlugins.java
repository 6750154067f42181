package org.gobang.plugins;

import java.io.IOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Refusal;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The plugins of a run of the application: found as {@link PluginFinder#find(List)} finds them, and
 * followed, if wanted, as they come, go and are replaced.
 *
 * <p>Plugins are loaded from copies, so that their files are free; a plugin whose files stay the
 * same stays as it is. One that ends the application while it is being loaded is refused from then
 * on, until its files are others.
 *
 * <p>May be used from any thread.
 */
public final class LivePlugins implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(LivePlugins.class);

  private static final Duration QUIET = Duration.ofMillis(500);

  private final List<Path> folders;
  private final Supplier<Plugins> others;
  private final Plugins started;
  private final @Nullable Home home;
  private final Duration quiet;
  private final Function<Path, Optional<Refusal>> refused;

  /** Held by whoever looks through the folders, or changes something there. */
  private final Object searching = new Object();

  private Search.Loader loader;
  private volatile Plugins plugins;
  private @Nullable FolderWatch watch;
  private Consumer<Plugins> changed = plugins -> {};
  private boolean closed;

  /** What a run has on disk, and who sees to it when the run ends before this is closed. */
  private record Home(RunFolder run, SafeStart safe, Thread hook) {

    static Home make(Path data, Consumer<String> lastWords) throws IOException {
      RunFolder run = RunFolder.in(data.resolve("runs"));
      SafeStart safe = new SafeStart(run.path(), data.resolve("unsafe"));
      run.removeDead(safe::inherit);
      Thread hook =
          new Thread(
              () -> {
                safe.runEnds().ifPresent(lastWords);
                run.close();
              },
              "gobang-plugins-end");
      Runtime.getRuntime().addShutdownHook(hook);
      return new Home(run, safe, hook);
    }

    void leave() {
      try {
        Runtime.getRuntime().removeShutdownHook(hook);
        safe.runEnds();
        run.close();
      } catch (IllegalStateException ending) {
        LOG.debug("The run ends, and sees to it itself", ending);
      }
    }
  }

  private LivePlugins(
      List<Path> folders,
      Function<Path, Optional<Refusal>> refused,
      Supplier<Plugins> others,
      @Nullable Home home,
      Duration quiet) {
    Guard guard = new Guard(Guard.LIMIT);
    this.folders = PluginFolder.each(folders);
    this.others = others;
    this.started = Search.started(guard);
    this.home = home;
    this.quiet = quiet;
    this.refused = refused;
    this.loader =
        home == null
            ? PluginFinder.inPlace(guard)
            : KeptPlugins.none(home.run().path(), home.safe(), guard);
    this.plugins = search();
  }

  private Plugins search() {
    Plugins found = Search.plugins(started, folders, refused, others.get(), loader);
    loader = loader.next();
    return found;
  }

  /**
   * Finds all plugins.
   *
   * @param folders where to look besides the modules that the application was started with; they
   *     need not be there, and one named twice counts once
   * @param refused a refusal for each plugin that is to be left alone, such as a disabled one, by
   *     the path of its jar or folder: nothing of it is read. Asked anew whenever plugins are
   *     looked for
   * @param others what there is besides, found by the host in ways of its own; asked at every
   *     search, and taken in after all plugins
   * @param data the application's own folder for what it keeps; it need not be there. Copies of
   *     plugins lie there for as long as the run lasts, and who ended a run. Where nothing can be
   *     written, plugins are loaded where they lie, and not followed
   * @param lastWords told, on a thread of the system, if a plugin ends the application while it is
   *     being loaded: a sentence that says which
   * @return what was found
   */
  public static LivePlugins find(
      List<Path> folders,
      Function<Path, Optional<Refusal>> refused,
      Supplier<Plugins> others,
      Path data,
      Consumer<String> lastWords) {
    return find(folders, refused, others, data, lastWords, QUIET);
  }

  static LivePlugins find(
      List<Path> folders,
      Function<Path, Optional<Refusal>> refused,
      Supplier<Plugins> others,
      Path data,
      Consumer<String> lastWords,
      Duration quiet) {
    Home home = null;
    try {
      home = Home.make(data, lastWords);
    } catch (IOException e) {
      LOG.warn("Plugins are not copied, as nothing can be written to {}", data, e);
    }
    return new LivePlugins(folders, refused, others, home, quiet);
  }

  /**
   * The plugins as they are now.
   *
   * @return what was found, in the order in which {@link PluginFinder} finds it; and what was
   *     refused
   */
  public Plugins plugins() {
    return plugins;
  }

  /**
   * Follows the plugins from now on, until this is closed; to be called once. Files are looked at
   * when nothing has changed for half a second, as a copy takes its time.
   *
   * @param changed told of every change, on a thread of its own, one at a time; not of one that
   *     comes to the same
   */
  public synchronized void watch(Consumer<Plugins> changed) {
    if (home == null || closed) {
      return;
    }
    this.changed = changed;
    try {
      watch = new FolderWatch(folders, quiet);
    } catch (IOException e) {
      LOG.warn("Plugins are not followed, as the system does not tell of files", e);
      return;
    }
    FolderWatch watching = watch;
    Thread thread = new Thread(() -> follow(watching), "gobang-plugins-watch");
    thread.setDaemon(true);
    thread.start();
  }

  private void follow(FolderWatch watching) {
    try {
      while (true) {
        // In this order no change is missed.
        watching.register();
        look();
        watching.await();
      }
    } catch (ClosedWatchServiceException | InterruptedException ended) {
      LOG.debug("Plugins are no longer followed", ended);
    }
  }

  /** What changes files of plugins, or which of them are disabled. */
  @FunctionalInterface
  public interface Change<T, E extends Exception> {

    /**
     * Changes something.
     *
     * @return what the change gives
     * @throws E if that fails
     */
    T make() throws E;
  }

  /**
   * Changes something while nobody looks, and looks at once: when this returns, {@link #plugins}
   * has what came of it, and whoever follows was told.
   *
   * @param change made before this returns
   * @param <T> what the change gives
   * @param <E> what the change may throw
   * @return what the change gives
   * @throws E if the change throws it; what it has done by then is looked at all the same
   */
  public <T, E extends Exception> T change(Change<T, E> change) throws E {
    synchronized (searching) {
      try {
        return change.make();
      } finally {
        look();
      }
    }
  }

  /** Where plugins are not copied, their files must stay as they were. */
  private void look() {
    if (home == null) {
      return;
    }
    synchronized (searching) {
      try {
        tell(search());
      } catch (Throwable e) {
        LOG.warn("The plugins could not be looked at; they stay as they were", e);
      }
    }
  }

  private synchronized void tell(Plugins now) {
    if (!closed && !now.equals(plugins)) {
      plugins = now;
      changed.accept(now);
    }
  }

  /** Follows no more, and removes the copies: no plugin is to be asked for anything after this. */
  @Override
  public synchronized void close() {
    if (closed) {
      return;
    }
    closed = true;
    if (watch != null) {
      watch.close();
    }
    if (home != null) {
      home.leave();
    }
  }
}
