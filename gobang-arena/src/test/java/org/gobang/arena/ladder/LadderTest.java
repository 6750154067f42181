package org.gobang.arena.ladder;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.gobang.record.PlayerSpecText;
import org.junit.jupiter.api.Test;

class LadderTest {

  private static Ladder.Rung rung(String player, int elo) {
    return new Ladder.Rung(PlayerSpecText.parse(player, 0), elo);
  }

  private static final Ladder LADDER =
      new Ladder(List.of(rung("b", 100), rung("a", 0), rung("c:level=2", 200)));

  @Test
  void bundledLadderHasItsAnchor() {
    List<Ladder.Rung> rungs = Ladder.bundled().rungs();
    assertThat(rungs).extracting(Ladder.Rung::elo).isSorted();
    assertThat(rungs).contains(rung("runs", 0));
    assertThat(rungs).extracting(Ladder.Rung::name).doesNotHaveDuplicates();
  }

  @Test
  void ratingLiesBetweenTwoPlayers() {
    assertThat(LADDER.rungs()).extracting(Ladder.Rung::name).containsExactly("a", "b", "c:level=2");
    assertThat(LADDER.below(150)).contains(rung("b", 100));
    assertThat(LADDER.above(150)).contains(rung("c:level=2", 200));
    assertThat(LADDER.below(-1)).isEmpty();
    assertThat(LADDER.above(200)).isEmpty();
  }

  @Test
  void ratedPlayerIsNotItsOwnOpponent() {
    assertThat(LADDER.without(PlayerSpecText.parse("isolated:c:level=2,seed=7", 0)).rungs())
        .extracting(Ladder.Rung::name)
        .containsExactly("a", "b");
    assertThat(LADDER.without(PlayerSpecText.parse("c:level=3", 0)).rungs()).hasSize(3);
  }
}
