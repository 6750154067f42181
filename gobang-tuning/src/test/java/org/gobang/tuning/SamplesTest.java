package org.gobang.tuning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.junit.jupiter.api.Test;

class SamplesTest {

  private static final int CENTRE = 7 * Brain.SIZE + 7;
  private static final int UNKNOWN = Game.Ply.UNKNOWN;

  @Test
  void outcomeAndSearchMakeTheTarget() {
    List<Game.Ply> plies =
        List.of(
            new Game.Ply(CENTRE, UNKNOWN, false),
            new Game.Ply(CENTRE + 1, 0, false),
            new Game.Ply(CENTRE - Brain.SIZE, 0, false),
            new Game.Ply(CENTRE + 40, 10_000, false));

    assertThat(targets(new Game(plies, SearchPosition.BLACK))).containsExactly(0.25, 0.75, 0.5);
    assertThat(targets(new Game(plies, SearchPosition.WHITE))).containsExactly(0.75, 0.25, 1.0);
    assertThat(targets(new Game(plies, SearchPosition.NOWHERE))).containsExactly(0.5, 0.5, 0.75);
  }

  @Test
  void theOutcomeSaysNothingOfWhatWasBeforeASidestep() {
    List<Game.Ply> plies =
        List.of(
            new Game.Ply(CENTRE, 0, false),
            new Game.Ply(CENTRE + 1, 0, true),
            new Game.Ply(CENTRE - Brain.SIZE, 0, false));

    assertThat(targets(new Game(plies, SearchPosition.BLACK))).containsExactly(0.5, 0.5, 0.75);
  }

  @Test
  void oneGameInTenIsHeldOut() {
    Game game = new Game(List.of(new Game.Ply(CENTRE, 0, false)), SearchPosition.BLACK);

    Samples samples = Samples.of(Rules.FREESTYLE, Collections.nCopies(30, game));

    assertThat(samples.fitted()).hasSize(27);
    assertThat(samples.heldOut()).hasSize(3);
  }

  @Test
  void whatAFourOrAnOwnThreeDecidesIsNotQuiet() {
    SearchPosition position = new SearchPosition(Rules.FREESTYLE, Brain.SIZE);
    row(position, SearchPosition.BLACK, 3);
    position.setSideToMove(SearchPosition.WHITE);
    assertThat(Samples.isQuiet(position)).as("a three to be answered").isTrue();
    position.setSideToMove(SearchPosition.BLACK);
    assertThat(Samples.isQuiet(position)).as("a three that wins").isFalse();
    row(position, SearchPosition.BLACK, 4);
    position.setSideToMove(SearchPosition.WHITE);
    assertThat(Samples.isQuiet(position)).as("a four").isFalse();
  }

  private static void row(SearchPosition position, int side, int length) {
    for (int i = 0; i < length; i++) {
      if (position.stone(CENTRE + i) == SearchPosition.NOWHERE) {
        position.put(side, CENTRE + i);
      }
    }
  }

  private static List<Double> targets(Game game) {
    Samples samples = Samples.of(Rules.FREESTYLE, List.of(game));
    return samples.fitted().stream()
        .map(sample -> Math.round(sample.target() * 1e6) / 1e6)
        .toList();
  }
}
