package org.gobang.launcher.arena;

import java.nio.file.Path;
import java.util.Locale;
import org.gobang.api.RefusedException;
import org.gobang.arena.Arena;
import org.gobang.arena.Standings;
import org.gobang.arena.report.Report;
import org.gobang.arena.schedule.TournamentPlan;
import org.gobang.arena.store.RunFolder;
import org.gobang.launcher.cli.CommandContext;
import org.gobang.launcher.cli.LauncherCommand;
import org.gobang.launcher.cli.LauncherTexts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code gobang arena purge}: removes the games of a machine from a tournament. */
@Command(name = "purge")
final class ArenaPurgeCommand extends LauncherCommand {

  @Option(names = "--out", paramLabel = "DIR", required = true, descriptionKey = "arena.purge.out")
  private Path folder;

  @Option(names = "--machine", paramLabel = "NAME", required = true)
  private String machine;

  @Option(names = "--json", descriptionKey = "arena.json")
  private boolean json;

  ArenaPurgeCommand(CommandContext context) {
    super(context);
  }

  @Override
  public Integer call() {
    TournamentPlan tournament =
        RunFolder.tournament(folder)
            .orElseThrow(() -> new RefusedException(folder + ": there is no run"));
    try (RunFolder run = RunFolder.open(folder, tournament, true)) {
      int purged = run.purge(machine);
      Standings left = Arena.standings(tournament, run);
      Report.write(Report.in(folder), tournament, left, run, Locale.getDefault());
      out.answer(json, () -> ArenaAnswer.json(purged, left), () -> ArenaTable.lines(left));
      err.note(LauncherTexts.of("arena.purged", purged, machine));
    }
    return 0;
  }
}
