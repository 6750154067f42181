package org.gobang.launcher.study;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.explorer.ExploredPosition;
import org.gobang.api.explorer.Explorer;
import org.gobang.arena.RunSpeed;
import org.gobang.launcher.arena.InterruptHook;
import org.gobang.launcher.cli.CommandContext;
import org.gobang.launcher.cli.ExitStatus;
import org.gobang.launcher.cli.GameFileOptions;
import org.gobang.launcher.cli.HostCommand;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.Lookup;
import org.gobang.launcher.cli.ProgressDisplay;
import org.gobang.launcher.cli.RefusalSentence;
import org.gobang.launcher.cli.TimeLeft;
import org.gobang.launcher.position.MoveReplay;
import org.gobang.study.explorer.IndexProgress;
import org.gobang.workbench.Host;
import org.gobang.workbench.explorer.GameLibrary;
import org.gobang.workbench.plugins.PluginCatalogue;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gobang explore}: imports games and shows the moves played in a position. */
@Command
public final class ExploreCommand extends HostCommand {

  private static final int GAMES = 10;

  private final AtomicReference<IndexProgress> done = new AtomicReference<>(IndexProgress.NONE);
  private final AtomicBoolean interrupted = new AtomicBoolean();

  @Parameters(paramLabel = "FILE|DIR", arity = "0..*", descriptionKey = "explore.files")
  private List<Path> files = new ArrayList<>();

  @Option(names = "--moves", paramLabel = "MOVES", descriptionKey = "explore.moves")
  private String moves = "";

  @Option(names = "--board", paramLabel = "ID", descriptionKey = "explore.board")
  private @Nullable String board;

  @Option(names = "--size", paramLabel = "N")
  private @Nullable Integer size;

  @Mixin private GameFileOptions options;

  @Option(names = "--json")
  private boolean json;

  public ExploreCommand(CommandContext context) {
    super(context);
  }

  @Override
  protected void checkOptions() {
    if (files.isEmpty()) {
      options.firstGiven(spec).ifPresent(this::needsFiles);
    }
  }

  /** Refuses options about imported files without files. */
  private void needsFiles(String option) {
    throw wrong("wrong.needs", option, "FILE|DIR");
  }

  @Override
  protected int run(Host host) {
    PluginCatalogue catalogue = host.catalogue();
    GameLibrary library =
        host.library(options.with(Lookup.readDefaults(spec, catalogue, board, size)));
    Board position = new MoveReplay(Lookup.emptyBoard(spec, catalogue, board, size)).after(moves);
    if (!files.isEmpty()) {
      library.add(files, options.criteria());
    }
    boolean complete = update(host, library);
    ExploredPosition found = library.explore(position, GAMES);
    out.answer(json, () -> ExploreAnswer.json(position, found), () -> ExploreAnswer.lines(found));
    return complete ? 0 : ExitStatus.FAILED;
  }

  /** Updates the index, and returns whether all games could be read. */
  private boolean update(Host host, GameLibrary library) {
    InterruptHook hook = InterruptHook.install(host, () -> interrupted.set(true));
    ProgressDisplay display = show(new RunSpeed(0, System::nanoTime));
    List<String> problems;
    try {
      problems = library.update(done::set, interrupted::get).problems();
    } catch (RefusedException refused) {
      problems =
          List.of(
              refused.kind().equals(Explorer.BUSY_ELSEWHERE)
                  ? LauncherTexts.of("explore.busy")
                  : RefusalSentence.of(refused));
    } finally {
      display.end();
      hook.remove();
    }
    problems.forEach(err::say);
    return problems.isEmpty() && !interrupted.get();
  }

  private ProgressDisplay show(RunSpeed pace) {
    return ProgressDisplay.show(() -> progress(Objects.requireNonNull(done.get()), pace), err);
  }

  /** Returns the progress by file size. The number of games is not known in advance. */
  static ProgressDisplay.Progress progress(IndexProgress now, RunSpeed pace) {
    String left = TimeLeft.of(pace, now.bytes(), now.planned());
    return new ProgressDisplay.Progress(
        now.bytes(), now.planned(), LauncherTexts.of("explore.progress", now.games(), left));
  }
}
