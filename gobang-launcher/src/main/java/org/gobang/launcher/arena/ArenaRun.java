package org.gobang.launcher.arena;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.gobang.arena.Arena;
import org.gobang.arena.Standings;
import org.gobang.arena.report.Report;
import org.gobang.arena.schedule.TournamentPlan;
import org.gobang.arena.store.Archive;
import org.gobang.arena.store.RunFolder;
import org.gobang.launcher.cli.ErrorOutput;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.OutputFiles;
import org.gobang.launcher.cli.ProgressDisplay;
import org.gobang.record.file.TemporaryFolder;
import org.gobang.workbench.Host;

/**
 * Plays the games of a command, shows the progress, and writes the report of a saved tournament. An
 * interrupt stops the games and still writes the results.
 *
 * @param host the host of the players
 * @param out the folder of the tournament; empty if it is not saved
 * @param resume whether a tournament in the folder is resumed
 * @param err receives progress and sentences for users
 */
record ArenaRun(Host host, Optional<Path> out, boolean resume, ErrorOutput err) {

  /** A factory for arenas. */
  interface Beginning {

    /** Returns the arena for a folder to which players may write, and an archive. */
    Arena begin(Path folder, Archive archive) throws InterruptedException;
  }

  /** The output of a command at the end. */
  interface Answer {

    /** Writes the results of a tournament that is complete or was stopped. */
    void write(Standings end, Archive archive) throws InterruptedException;
  }

  private interface AtEnd {
    void accept(Standings end) throws InterruptedException;
  }

  /**
   * Plays a tournament.
   *
   * @param unkept the archive of a tournament that is not saved
   * @param arena creates the arena
   * @param progress the progress of an arena that resumes after a number of games
   * @param answer writes the answer at the end
   */
  void play(
      TournamentPlan tournament,
      Archive unkept,
      Beginning arena,
      BiFunction<Arena, Integer, Function<Standings, ProgressDisplay.Progress>> progress,
      Answer answer)
      throws InterruptedException {
    if (out.isEmpty()) {
      try (TemporaryFolder run = TemporaryFolder.ofSystem("gobang-arena-")) {
        play(arena.begin(run.path(), unkept), progress, end -> answer.write(end, unkept));
      }
      return;
    }
    Path folder = out.get();
    try (RunFolder run = RunFolder.open(folder, tournament, resume)) {
      OutputFiles.check(Report.in(folder));
      play(
          arena.begin(folder, run),
          progress,
          end -> {
            try {
              report(folder, tournament, end, run);
            } finally {
              answer.write(end, run);
            }
          });
    }
  }

  private void play(
      Arena arena,
      BiFunction<Arena, Integer, Function<Standings, ProgressDisplay.Progress>> progress,
      AtEnd atEnd)
      throws InterruptedException {
    Function<Standings, ProgressDisplay.Progress> shown =
        progress.apply(arena, arena.restore().games());
    InterruptHook hook = InterruptHook.install(host, arena::stop);
    try {
      atEnd.accept(ArenaProgress.during(arena, shown, err));
    } finally {
      hook.remove();
    }
  }

  private void report(Path folder, TournamentPlan tournament, Standings end, Archive archive) {
    Path page = Report.in(folder);
    Report.write(page, tournament, end, archive, Locale.getDefault());
    err.note(LauncherTexts.of("arena.report", page));
  }
}
