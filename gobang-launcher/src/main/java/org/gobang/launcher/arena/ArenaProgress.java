package org.gobang.launcher.arena;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.gobang.arena.Arena;
import org.gobang.arena.RunSpeed;
import org.gobang.arena.Standings;
import org.gobang.launcher.cli.ErrorOutput;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.ProgressDisplay;
import org.gobang.launcher.cli.TimeLeft;

/** The progress of a tournament, with the remaining time and the score. */
public final class ArenaProgress {

  private final RunSpeed pace;
  private final Supplier<OptionalInt> workers;

  /** Creates the progress of a tournament in this process. */
  public ArenaProgress(RunSpeed pace) {
    this(pace, OptionalInt::empty);
  }

  /**
   * Creates the progress of a tournament.
   *
   * @param pace its pace
   * @param workers the number of active workers; empty for a tournament without workers
   */
  public ArenaProgress(RunSpeed pace, Supplier<OptionalInt> workers) {
    this.pace = pace;
    this.workers = workers;
  }

  /** Plays the games of an arena and shows the progress. */
  public static Standings during(
      Arena arena, Function<Standings, ProgressDisplay.Progress> progress, ErrorOutput err)
      throws InterruptedException {
    ProgressDisplay display = ProgressDisplay.show(() -> progress.apply(arena.standings()), err);
    try {
      return arena.run();
    } finally {
      display.end();
    }
  }

  public ProgressDisplay.Progress of(Standings now) {
    return new ProgressDisplay.Progress(now.games(), now.planned(), text(now));
  }

  private String text(Standings now) {
    String text =
        LauncherTexts.of(
            "arena.progress",
            now.games(),
            now.planned(),
            TimeLeft.of(pace, now.games(), now.planned()),
            score(now));
    OptionalInt present = workers.get();
    return present.isEmpty()
        ? text
        : text
            + LauncherTexts.of(
                "arena.progress.workers",
                present.getAsInt(),
                pace.of(now).map(RunSpeed.Forecast::perMinute).map(Math::round).orElse(0L));
  }

  /** Returns the score of a match, or the leader of a tournament. */
  private static String score(Standings now) {
    List<String> players = now.players();
    if (players.size() == 2) {
      Standings.Score first = now.total(0);
      return String.format(
          Locale.ROOT,
          "%s %d-%d-%d %s",
          players.get(0),
          first.wins(),
          first.draws(),
          first.losses(),
          players.get(1));
    }
    int leader =
        IntStream.range(0, players.size())
            .boxed()
            .max(Comparator.comparingDouble(player -> part(now.total(player))))
            .orElseThrow();
    Standings.Score best = now.total(leader);
    return String.format(
        Locale.ROOT, "%s %.1f/%d", players.get(leader), best.points(), best.games());
  }

  private static double part(Standings.Score score) {
    return score.games() == 0 ? 0 : score.points() / score.games();
  }
}
