package org.gobang.workbench.plugins;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.gobang.api.plugin.PluginManager;
import org.gobang.plugins.LivePlugins;
import org.gobang.workbench.platform.DataFolder;
import org.gobang.workbench.platform.HomeFolder;
import org.gobang.workbench.platform.StageExecutor;

/**
 * The locations of plugins, in addition to the modules of the application: {@code plugins} next to
 * the application, {@code ~/.gobang/plugins}, and any added folders.
 */
public final class PluginFolders {

  /** The system property for the application's folder, set by the start scripts. */
  public static final String APPLICATION = "gobang.home";

  /** The folder of the user's own plugins, in the home folder. */
  private static final String OWN = ".gobang/plugins";

  private final DataFolder data;
  private final DisabledPlugins disabled;
  private final List<Path> added = new ArrayList<>();
  private final boolean usual;
  private final Consumer<String> report;
  private volatile Optional<LivePlugins> found = Optional.empty();

  /**
   * Creates the default folders.
   *
   * @param data the folder with the list of disabled plugins and the added engines
   * @param report receives messages about harmful plugins, such as a plugin that terminates the
   *     application
   */
  public PluginFolders(DataFolder data, Consumer<String> report) {
    this(data, report, true);
  }

  private PluginFolders(DataFolder data, Consumer<String> report, boolean usual) {
    this.usual = usual;
    this.data = data;
    this.disabled = new DisabledPlugins(data.path().resolve("disabled-plugins"));
    this.report = report;
  }

  /**
   * Removes the default folders.
   *
   * @return the folders, with the same data folder, to which others can be added
   */
  public PluginFolders withoutUsual() {
    return new PluginFolders(data, report, false);
  }

  /**
   * Adds a folder.
   *
   * @param folder a folder of jars, or of folders with a jar and its libraries
   */
  public void add(Path folder) {
    added.add(folder);
  }

  /**
   * Returns the application's data folder.
   *
   * @return the folder with the list of disabled plugins and the added engines
   */
  public DataFolder data() {
    return data;
  }

  /**
   * Returns the receiver of messages for users.
   *
   * @return the receiver of messages about harmful plugins
   */
  public Consumer<String> report() {
    return report;
  }

  /**
   * Finds plugins, and the added engines.
   *
   * @return the plugins, to be closed by the caller
   */
  public LivePlugins find() {
    LivePlugins plugins =
        LivePlugins.find(
            folders(), disabled::refusal, () -> data.engines().players(), data.path(), report);
    found = Optional.of(plugins);
    return plugins;
  }

  /**
   * Quarantines the plugins that still prevent the process from exiting, long after its shutdown
   * started.
   *
   * @return a message for users with the names of the plugins; empty without such a plugin
   */
  public Optional<String> quarantineNotEnding() {
    return found.flatMap(LivePlugins::quarantineNotEnding);
  }

  /**
   * Returns the manager that installs, disables and removes plugins.
   *
   * @param found the plugins of {@link #find}
   * @param tasks runs tasks that wait for the disk and for plugins
   * @return the plugin manager
   */
  public PluginManager pluginManager(LivePlugins found, StageExecutor tasks) {
    return new FolderPluginManager(own(), folders(), disabled, found, tasks);
  }

  private List<Path> folders() {
    return usual
        ? Stream.of(besideApplication().stream(), own().stream(), added.stream())
            .flatMap(Function.identity())
            .toList()
        : List.copyOf(added);
  }

  private static Optional<Path> own() {
    return HomeFolder.find().map(home -> home.resolve(OWN).normalize());
  }

  private static Optional<Path> besideApplication() {
    return HomeFolder.absolute(System.getProperty(APPLICATION, ""))
        .map(home -> home.resolve("plugins").normalize());
  }
}
