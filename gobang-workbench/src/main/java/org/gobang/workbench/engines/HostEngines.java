package org.gobang.workbench.engines;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobang.api.Label;
import org.gobang.api.Option;
import org.gobang.api.RefusedException;
import org.gobang.api.engine.Engine;
import org.gobang.api.engine.EngineList;
import org.gobang.api.engine.EngineReport;
import org.gobang.api.engine.Engines;
import org.gobang.api.player.Seat;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.RunningTask;
import org.gobang.engines.added.AddedEngine;
import org.gobang.engines.added.AddedEngines;
import org.gobang.engines.added.ProgramPath;
import org.gobang.workbench.platform.HostTask;
import org.gobang.workbench.platform.StageExecutor;
import org.gobang.workbench.plugins.PluginCatalogue;

/** Manages the added engines. Their list is changed between searches for plugins. */
public final class HostEngines implements Engines, AutoCloseable {

  private static final int LOG_LINES = 2000;

  private final AddedEngines added;
  private final Consumer<Runnable> changes;
  private final Supplier<PluginCatalogue> catalogue;
  private final StageExecutor tasks;
  private final Set<RunningTask<EngineReport>> tests = ConcurrentHashMap.newKeySet();

  /**
   * Creates a manager with the given parts.
   *
   * @param added the list of engines
   * @param changes runs a change of the list, and then finds plugins again
   * @param catalogue supplies the current plugins
   * @param tasks runs tasks that wait for the disk and for plugins
   */
  public HostEngines(
      AddedEngines added,
      Consumer<Runnable> changes,
      Supplier<PluginCatalogue> catalogue,
      StageExecutor tasks) {
    this.added = added;
    this.changes = changes;
    this.catalogue = catalogue;
    this.tasks = tasks;
  }

  @Override
  public List<Option> options() {
    return AddedEngine.settings();
  }

  @Override
  public Label label(Option option, Locale language) {
    return AddedEngine.label(option, language);
  }

  @Override
  public List<String> rules() {
    Plugins plugins = catalogue.get().plugins();
    return AddedEngine.allRules().stream().filter(id -> plugins.board(id).isPresent()).toList();
  }

  @Override
  public CompletionStage<EngineList> list() {
    return tasks.supply(
        () -> {
          AddedEngines.Listed listed = added.list();
          return new EngineList(
              listed.engines().stream().map(HostEngines::described).toList(),
              listed.refused().stream().map(each -> each.reason().toString()).toList());
        });
  }

  private static Engine described(AddedEngine engine) {
    Set<String> keys = AddedEngine.settings().stream().map(Option::key).collect(Collectors.toSet());
    Map<String, String> options = new LinkedHashMap<>(engine.openOptions());
    options.keySet().retainAll(keys);
    return new Engine(engine.name(), engine.program(), engine.arguments(), options);
  }

  @Override
  public CompletionStage<Void> add(Engine engine) {
    return change(
        () -> {
          checkFree(catalogue.get().plugins(), engine.id());
          added.add(entry(engine, engine.id()));
        });
  }

  @Override
  public CompletionStage<Void> replace(String id, Engine engine) {
    return change(
        () -> {
          if (!engine.id().equals(id)) {
            checkFree(catalogue.get().plugins(), engine.id());
          }
          added.replace(id, entry(engine, id));
        });
  }

  @Override
  public CompletionStage<Void> remove(String id) {
    return change(() -> added.remove(id));
  }

  private CompletionStage<Void> change(Runnable change) {
    return tasks.run(() -> changes.accept(change));
  }

  /**
   * Checks that an id is not in use.
   *
   * @param plugins the available players
   * @param id the id of a new engine
   * @throws RefusedException if a player has this id, or it is reserved for the user
   */
  public static void checkFree(Plugins plugins, String id) {
    if (id.equals(Seat.Human.ID) || plugins.player(id).isPresent()) {
      throw new RefusedException(
          AddedEngine.TAKEN, "there is a player " + id + " already", List.of(id));
    }
  }

  /**
   * Returns the entry of an engine. It runs in the folder of its program by default.
   *
   * @param id the added engine that provides omitted secrets
   */
  private AddedEngine entry(Engine engine, String id) {
    String program = ProgramPath.of(engine.program().strip());
    Map<String, String> options = new LinkedHashMap<>(engine.options());
    options.replaceAll((key, value) -> value.equals(Option.LEFT_OUT) ? known(id, key) : value);
    options.values().removeIf(String::isBlank);
    Optional.ofNullable(Path.of(program).getParent())
        .ifPresent(folder -> options.putIfAbsent(FOLDER, folder.toString()));
    return AddedEngine.of(engine.id(), program, engine.arguments(), options);
  }

  private String known(String id, String key) {
    return added.find(id).map(AddedEngine::options).map(each -> each.get(key)).orElse("");
  }

  @Override
  public RunningTask<EngineReport> test(Engine engine) {
    EngineSelfTest game = new EngineSelfTest(added, catalogue);
    RunningTask<EngineReport> test =
        HostTask.start(
            "gobang-engine-test",
            closed -> game.report(entry(engine, engine.id()), playable(engine)));
    tests.add(test);
    test.result().whenComplete((report, failed) -> tests.remove(test));
    return test;
  }

  /** Returns the rules for a test: the first that the engine supports. */
  private String playable(Engine engine) {
    Set<String> own =
        Stream.of(engine.options().getOrDefault(RULES, "").split("\\s+", -1))
            .filter(each -> !each.isEmpty())
            .collect(Collectors.toSet());
    return rules().stream()
        .filter(each -> own.isEmpty() || own.contains(each))
        .findFirst()
        .orElseThrow(() -> new RefusedException("there are no rules that the engine plays"));
  }

  @Override
  public CompletionStage<List<String>> log(String id) {
    return tasks.supply(() -> added.logLines(id, LOG_LINES));
  }

  /** Stops running tests. */
  @Override
  public void close() {
    tests.forEach(RunningTask::close);
  }
}
