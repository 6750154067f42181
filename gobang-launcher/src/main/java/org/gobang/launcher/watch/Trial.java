package org.gobang.launcher.watch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.gobang.api.RefusedException;
import org.gobang.arena.Arena;
import org.gobang.arena.MatchSelection;
import org.gobang.arena.RunSpeed;
import org.gobang.arena.Standings;
import org.gobang.arena.play.LocalRunner;
import org.gobang.arena.rating.LeadTest;
import org.gobang.arena.schedule.Schedule;
import org.gobang.arena.schedule.TournamentPlan;
import org.gobang.arena.store.Archive;
import org.gobang.game.HostThreads;
import org.gobang.launcher.arena.ArenaProgress;
import org.gobang.launcher.cli.ErrorOutput;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.ProgressDisplay;
import org.gobang.launcher.cli.RefusalSentence;
import org.gobang.launcher.cli.StandardOutput;
import org.gobang.record.file.TemporaryFolder;

/**
 * Tests a build on a separate thread: the contract tests, then a match against the previous build.
 * It ends early when it is closed.
 */
final class Trial implements AutoCloseable {

  /** The lead in Elo that a match detects, and the probability of an incorrect verdict. */
  private static final double LEAD = 50;

  private static final double ERROR = 0.05;

  private final Build build;
  private final Optional<Build> before;
  private final MatchConditions conditions;
  private final StandardOutput out;
  private final ErrorOutput err;
  private final Thread thread = HostThreads.create("gobang-trial", this::run);
  private final Consumer<WatchEvent> events;

  /**
   * Creates a trial that is not yet started.
   *
   * @param before the build that it is compared with; empty for the first one
   * @param out receives the results, one a line
   * @param err receives the progress
   * @param events receives the end, unless the build breaks its contract
   */
  Trial(
      Build build,
      Optional<Build> before,
      MatchConditions conditions,
      StandardOutput out,
      ErrorOutput err,
      Consumer<WatchEvent> events) {
    this.build = build;
    this.before = before;
    this.conditions = conditions;
    this.out = out;
    this.err = err;
    this.events = events;
  }

  Trial start() {
    thread.start();
    return this;
  }

  private void run() {
    try {
      if (keepsContract()) {
        if (before.isPresent()) {
          play(new BuildMatch(build, before.get()));
        } else {
          out.line(LauncherTexts.of("watch.first"));
        }
        events.accept(new WatchEvent.Tried(build));
      }
    } catch (InterruptedException superseded) {
      // By the next build or the end of the command.
    } catch (RefusedException refused) {
      err.say(RefusalSentence.of(refused), refused);
    } catch (RuntimeException e) {
      events.accept(new WatchEvent.Failed(e));
    }
  }

  private boolean keepsContract() throws InterruptedException {
    List<String> broken = new ArrayList<>();
    try (ContractProcess tests = ContractProcess.start(build)) {
      ProgressDisplay display = ProgressDisplay.show(() -> shown(tests.progress()), err);
      try {
        tests.await(
            (test, sentence) -> broken.add(LauncherTexts.of("watch.broken", test, sentence)));
      } finally {
        display.end();
      }
      broken.forEach(out::line);
      String summary = broken.isEmpty() ? "watch.contract" : "watch.contract.broken";
      out.line(LauncherTexts.of(summary, tests.progress().tests(), broken.size()));
    }
    return broken.isEmpty();
  }

  private static ProgressDisplay.Progress shown(ContractProcess.Progress now) {
    String text = LauncherTexts.of("watch.progress", now.begun(), now.tests(), now.test());
    return new ProgressDisplay.Progress(now.begun(), Math.max(1, now.tests()), text);
  }

  private void play(BuildMatch match) throws InterruptedException {
    TournamentPlan tournament = match.tournament(conditions);
    LeadTest test = new LeadTest(LEAD, ERROR);
    try (TemporaryFolder folder = TemporaryFolder.ofSystem("gobang-watch-")) {
      Arena arena =
          new Arena(
              tournament,
              new MatchSelection(new Schedule(tournament), test),
              new LocalRunner(build.catalogue(), match, folder.path()),
              Archive.NONE,
              conditions::concurrency);
      Standings end =
          ArenaProgress.during(
              arena, new ArenaProgress(new RunSpeed(0, System::nanoTime))::of, err);
      out.line(MatchAnswer.line(end, test.verdict()));
    }
  }

  /** Stops the trial and waits for it. */
  @Override
  public void close() {
    thread.interrupt();
    HostThreads.awaitEnd(thread);
  }
}
