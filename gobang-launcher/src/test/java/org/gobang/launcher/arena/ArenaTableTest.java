package org.gobang.launcher.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.gobang.api.record.Ending;
import org.gobang.arena.Standings;
import org.gobang.arena.rating.PairScores;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ArenaTableTest {

  private final Locale before = Locale.getDefault();

  @AfterEach
  void restore() {
    Locale.setDefault(before);
  }

  /**
   * Returns the table of a match of eight games: five wins and three losses of the first player.
   */
  private static List<String> table(Standings.Failure... failures) {
    Standings.Score none = new Standings.Score(0, 0, 0, PairScores.NONE);
    Standings.Score first = new Standings.Score(5, 0, 3, new PairScores(List.of(0, 0, 3, 0, 1)));
    Standings.Score second = new Standings.Score(3, 0, 5, new PairScores(List.of(1, 0, 3, 0, 0)));
    return ArenaTable.lines(
        new Standings(
            8,
            8,
            List.of("quick", "slow"),
            List.of(List.of(none, first), List.of(second, none)),
            List.of(failures),
            4,
            4,
            0,
            List.of(),
            Optional.empty(),
            List.of()));
  }

  private static Standings.Failure failure(int game, String player, Ending ending) {
    return new Standings.Failure(game, player, ending, player + " failed");
  }

  @Test
  void countsTimeoutsPerPlayer() {
    Standings.Failure[] failures = {
      failure(2, "slow", Ending.OVERSTEPPED),
      failure(3, "quick", Ending.CRASHED),
      failure(5, "slow", Ending.OVERSTEPPED),
      failure(7, "slow", Ending.ILLEGAL)
    };
    List<String> lines = table(failures);
    assertThat(lines.get(0)).containsPattern(" won +drawn +lost +timeouts +score ");
    assertThat(lines.get(1)).matches("quick +8 +5 +0 +3 +0 +62\\.5% .*");
    assertThat(lines.get(2)).matches("slow +8 +3 +0 +5 +2 +37\\.5% .*");
    Locale.setDefault(Locale.SIMPLIFIED_CHINESE);
    assertThat(table(failures).get(0)).containsPattern("负 +超时 +得分率 ");
  }

  @Test
  void omitsTheTimeoutColumnWithoutTimeouts() {
    assertThat(table(failure(3, "slow", Ending.CRASHED)).get(0))
        .containsPattern(" lost +score ")
        .doesNotContain("timeouts");
  }
}
