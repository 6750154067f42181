package org.gobang.workbench;

import java.time.ZonedDateTime;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;
import org.gobang.api.plugin.PluginManager;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.request.CommandLineRequest;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.Plugins;
import org.gobang.engines.added.AddedEngines;
import org.gobang.engines.process.ChildProcess;
import org.gobang.plugins.LivePlugins;
import org.gobang.record.RecordFiles;
import org.gobang.record.RecordFormats;
import org.gobang.workbench.engines.HostEngines;
import org.gobang.workbench.explorer.GameLibrary;
import org.gobang.workbench.games.GameStore;
import org.gobang.workbench.platform.DataFolder;
import org.gobang.workbench.platform.HostTexts;
import org.gobang.workbench.platform.StageExecutor;
import org.gobang.workbench.plugins.PlayerIsolation;
import org.gobang.workbench.plugins.PluginCatalogue;
import org.gobang.workbench.plugins.PluginFolders;
import org.gobang.workbench.study.StoredProblems;
import org.gobang.workbench.tournament.HostTournaments;

/**
 * The application without a command line: finds the plugins, and combines them with games, saved
 * games and preferences in a workbench. Several hosts may be open in one process, each with a
 * separate data folder.
 *
 * <pre>{@code
 * PluginFolders folders = new PluginFolders(new DataFolder(path), System.err::println);
 * try (Host host = Host.open(folders);
 *     LeaderWorkbench workbench = host.workbench()) {
 *   Game game = workbench.open(setup).toCompletableFuture().get();
 *   ...
 * }
 * }</pre>
 *
 * <p>May be used from any thread.
 */
public final class Host implements AutoCloseable {

  private final DataFolder data;
  private final LivePlugins plugins;
  private final StageExecutor pluginTasks = StageExecutor.sequential("gobang-plugin-changes");
  private final PluginManager pluginManager;
  private final PlayerIsolation isolation;

  /** Receives messages for the user: the command's output, or the workbench once it exists. */
  private volatile Consumer<String> troubles;

  private Host(PluginFolders folders) {
    this.data = folders.data();
    this.plugins = folders.find();
    this.pluginManager = folders.pluginManager(plugins, pluginTasks);
    this.troubles = folders.report();
    this.isolation =
        new PlayerIsolation(
            plugins::hasExited,
            player ->
                troubles.accept(HostTexts.in(Locale.getDefault(), "player.isolated", player)));
  }

  /**
   * Opens a host.
   *
   * @param folders the folders of plugins and of the host's files
   * @return a host with all plugins found
   */
  public static Host open(PluginFolders folders) {
    return new Host(folders);
  }

  /**
   * Returns the current plugins.
   *
   * @return all found and all refused plugins
   */
  public Plugins plugins() {
    return plugins.plugins();
  }

  /**
   * Returns the current plugins, by id. Do not store the result, because it would hold replaced
   * plugins in memory.
   *
   * @return a catalogue of {@link #plugins}
   */
  public PluginCatalogue catalogue() {
    return new PluginCatalogue(plugins(), isolation, data::player);
  }

  /**
   * Starts to watch the plugins, for a program without a workbench. Called once.
   *
   * @param changed run after every change of the plugins, on any thread
   * @return whether the plugins are watched, which requires a writable data folder and a system
   *     that can watch files
   */
  public boolean watch(Runnable changed) {
    return plugins.watch(now -> changed.run());
  }

  /**
   * Keeps plugins and the processes of players available while the shutdown of the process is
   * delayed.
   *
   * @param held completes when the shutdown is not or no longer delayed
   */
  public void keepUntil(CompletableFuture<?> held) {
    plugins.keepUntil(held);
    ChildProcess.keepUntil(held);
  }

  /**
   * Finds plugins that have called {@link System#exit}, while the shutdown of the process is
   * delayed. Their players run in separate processes from then on.
   *
   * @return whether any exist
   */
  public boolean findExited() {
    return plugins.findExited();
  }

  /**
   * Returns the manager that installs, disables and removes plugins.
   *
   * @return the plugin manager of this host
   */
  public PluginManager pluginManager() {
    return pluginManager;
  }

  /**
   * Returns the games on disk.
   *
   * @param defaults the defaults for values that the file does not specify
   * @return the store of the games in the data folder, and of files anywhere
   */
  public GameStore games(ReadDefaults defaults) {
    return new GameStore(data.games(), defaults, who -> plugins().withoutSecrets(who), files());
  }

  /**
   * Returns the engines added by the user.
   *
   * @return the engines listed in a file of the data folder
   */
  public AddedEngines engines() {
    return data.engines();
  }

  /**
   * Returns the reader and writer of game records in any files.
   *
   * @return the reader and writer in the currently available formats
   */
  public RecordFiles files() {
    return new RecordFiles(
        () ->
            new RecordFormats(
                plugins().formats().stream().map(DiscoveredPlugin::provider).toList()),
        this::board);
  }

  /**
   * Returns the saved and imported games, indexed by their positions.
   *
   * @param defaults the defaults for values that the file does not specify
   * @return the library in the data folder
   */
  public GameLibrary library(ReadDefaults defaults) {
    return new GameLibrary(games(defaults), (rules, start) -> catalogue().board(rules, start));
  }

  private Optional<Board> board(String rules, Start start) {
    try {
      return Optional.of(catalogue().board(rules, start));
    } catch (RefusedException noSuchBoard) {
      return Optional.empty();
    }
  }

  /**
   * Returns a workbench without an initial game.
   *
   * @return a workbench, to be closed before this host
   * @throws RefusedException if no rules are available
   */
  public LeaderWorkbench workbench() {
    BoardProvider rules =
        plugins().boards().stream()
            .map(DiscoveredPlugin::provider)
            .findFirst()
            .orElseThrow(() -> new RefusedException("there are no rules to play by"));
    return workbench(
        Optional.empty(),
        CommandLineRequest.DEFAULT,
        new ReadDefaults(rules.id(), rules.defaultSize(), this::hasRules),
        Map.of());
  }

  /**
   * Returns a workbench with an initial game.
   *
   * @param request the game that {@link LeaderWorkbench#request} returns
   * @param commandLine the other options of the command line
   * @param preferences preferences that take precedence over the saved ones
   * @return a workbench, to be closed before this host
   */
  public LeaderWorkbench workbench(
      GameSetup request, CommandLineRequest commandLine, Map<String, String> preferences) {
    return workbench(Optional.of(request), commandLine, defaults(request), preferences);
  }

  private ReadDefaults defaults(GameSetup request) {
    return new ReadDefaults(
        request.record().rules(), request.record().start().size(), this::hasRules, false);
  }

  private boolean hasRules(String id) {
    return PluginCatalogue.hasRules(plugins(), id);
  }

  private LeaderWorkbench workbench(
      Optional<GameSetup> request,
      CommandLineRequest commandLine,
      ReadDefaults defaults,
      Map<String, String> given) {
    FilePreferences preferences = FilePreferences.of(data, given);
    GameStore store = games(defaults);
    LeaderWorkbench workbench =
        new LeaderWorkbench(
            catalogue(),
            pluginManager,
            preferences,
            store,
            new StoredProblems(data.problems(), ZonedDateTime::now),
            new HostEngines(data.engines(), this::change, this::catalogue, pluginTasks),
            new HostTournaments(this::catalogue, files(), preferences::locale, data.tournaments()),
            request,
            commandLine);
    troubles = workbench::troubled;
    store.language(preferences::locale);
    store.whenTroubled(
        why -> workbench.troubled(HostTexts.in(preferences.locale(), "games.not.kept", why)));
    store.whenDamaged(
        (file, why) ->
            workbench.troubled(HostTexts.in(preferences.locale(), "games.damaged", file, why)));
    plugins.watch(workbench::pluginsChanged);
    return workbench;
  }

  private void change(Runnable change) {
    plugins.<Optional<Void>, RuntimeException>change(
        () -> {
          change.run();
          return Optional.empty();
        });
  }

  /** Waits for running changes of plugins, and releases the plugins. */
  @Override
  public void close() {
    pluginTasks.close();
    plugins.close();
  }
}
