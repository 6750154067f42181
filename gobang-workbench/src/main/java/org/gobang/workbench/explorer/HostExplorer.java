package org.gobang.workbench.explorer;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.explorer.ExploredGame;
import org.gobang.api.explorer.ExploredPosition;
import org.gobang.api.explorer.Explorer;
import org.gobang.api.explorer.IndexSummary;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.workbench.RunningTask;
import org.gobang.study.explorer.GameCriteria;
import org.gobang.workbench.platform.HostTask;
import org.gobang.workbench.platform.StageExecutor;
import org.gobang.workbench.plugins.PluginCatalogue;

/**
 * The library of games for interfaces: one thread looks up positions, one evaluates moves, and one
 * updates the index.
 */
public final class HostExplorer implements Explorer, AutoCloseable {

  private final GameLibrary library;
  private final MoveValuer valuer;
  private final StageExecutor reading = StageExecutor.sequential("gobang-explorer");
  private final StageExecutor valuing = StageExecutor.sequential("gobang-explorer-value");
  private final StageExecutor updating = StageExecutor.sequential("gobang-explorer-update");
  private final Set<RunningTask<IndexSummary>> updates = ConcurrentHashMap.newKeySet();

  /**
   * Creates an explorer, which is inactive until its first use.
   *
   * @param library the games
   * @param catalogue supplies the current plugins
   */
  public HostExplorer(GameLibrary library, Supplier<PluginCatalogue> catalogue) {
    this.library = library;
    this.valuer = new MoveValuer(catalogue);
  }

  @Override
  public CompletionStage<ExploredPosition> explore(Board position, int games) {
    Objects.requireNonNull(position, "position");
    return reading.supply(() -> library.explore(position, games));
  }

  @Override
  public RunningTask<IndexSummary> update(IntConsumer progress) {
    return start(List.of(), progress);
  }

  @Override
  public RunningTask<IndexSummary> importGames(List<Path> paths, IntConsumer progress) {
    return start(List.copyOf(paths), progress);
  }

  private RunningTask<IndexSummary> start(List<Path> imports, IntConsumer progress) {
    RunningTask<IndexSummary> update =
        HostTask.start(
            updating,
            closed -> {
              if (!imports.isEmpty()) {
                library.add(imports, GameCriteria.ALL);
              }
              return library.update(now -> progress.accept(now.games()), closed);
            });
    updates.add(update);
    update.result().whenComplete((made, failed) -> updates.remove(update));
    return update;
  }

  @Override
  public CompletionStage<LoadedGame> read(ExploredGame game) {
    Objects.requireNonNull(game, "game");
    return reading.supply(() -> library.read(game));
  }

  @Override
  public CompletionStage<Double> value(Board position, Point move) {
    Objects.requireNonNull(position, "position");
    Objects.requireNonNull(move, "move");
    return valuing.supply(() -> valuer.value(position, move));
  }

  /**
   * Stops updates and searches. Waits at most 10 seconds until the updates have written their data
   * and pending imports are stored.
   */
  @Override
  public void close() {
    updates.forEach(RunningTask::close);
    reading.shutdown();
    // The player belongs to the task that uses it.
    valuing.shutdown(valuer::close);
    updating.close();
  }
}
