package org.gobang.launcher.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicLong;
import org.gobang.arena.RunSpeed;
import org.gobang.arena.Standings;
import org.gobang.arena.rating.PairScores;
import org.junit.jupiter.api.Test;

class ArenaProgressTest {

  private static final Standings.Score NONE = new Standings.Score(0, 0, 0, PairScores.NONE);

  private static Standings standings(List<String> players, Standings.Score first) {
    List<Standings.Score> row = Collections.nCopies(players.size(), NONE);
    List<Standings.Score> ahead = new ArrayList<>(row);
    ahead.set(1, first);
    List<List<Standings.Score>> met = new ArrayList<>(Collections.nCopies(players.size(), row));
    met.set(0, ahead);
    return new Standings(
        100, 40, players, met, List.of(), 20, 20, 0, List.of(), Optional.empty(), List.of());
  }

  private static String shown(Standings standings, int before) {
    return new ArenaProgress(new RunSpeed(before, System::nanoTime)).of(standings).text();
  }

  @Test
  void showsGamesRemainingTimeAndScore() {
    Standings match = standings(List.of("a", "b"), new Standings.Score(20, 5, 15, PairScores.NONE));
    assertThat(shown(match, 0)).matches("40/100 games, \\d:\\d\\d left: a 20-5-15 b");
  }

  @Test
  void showsTheNumberAndSpeedOfWorkers() {
    Standings match = standings(List.of("a", "b"), new Standings.Score(20, 5, 15, PairScores.NONE));
    AtomicLong nanos = new AtomicLong();
    RunSpeed pace = new RunSpeed(0, nanos::get);
    nanos.set(Duration.ofSeconds(30).toNanos());
    assertThat(new ArenaProgress(pace, () -> OptionalInt.of(3)).of(match).text())
        .isEqualTo("40/100 games, 0:45 left: a 20-5-15 b, 3 workers, 80 games per minute");
  }

  @Test
  void showsTheLeaderOfSeveralPlayers() {
    Standings several =
        standings(List.of("a", "b", "c"), new Standings.Score(20, 5, 15, PairScores.NONE));
    assertThat(shown(several, 40))
        .as("no remaining time before the first game")
        .isEqualTo("40/100 games, ? left: a 22.5/40");
  }
}
