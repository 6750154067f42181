package org.gobang.tuning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.junit.jupiter.api.Test;

class SamplesTest {

  private static final int CENTRE = 7 * FixedNodesEngine.SIZE + 7;
  private static final int UNKNOWN = SelfPlayGame.Ply.UNKNOWN;

  @Test
  void outcomeAndSearchMakeTheTarget() {
    List<SelfPlayGame.Ply> plies =
        List.of(
            new SelfPlayGame.Ply(CENTRE, UNKNOWN, false),
            new SelfPlayGame.Ply(CENTRE + 1, 0, false),
            new SelfPlayGame.Ply(CENTRE - FixedNodesEngine.SIZE, 0, false),
            new SelfPlayGame.Ply(CENTRE + 40, 10_000, false));

    assertThat(targets(new SelfPlayGame(plies, SearchPosition.BLACK)))
        .containsExactly(0.25, 0.75, 0.5);
    assertThat(targets(new SelfPlayGame(plies, SearchPosition.WHITE)))
        .containsExactly(0.75, 0.25, 1.0);
    assertThat(targets(new SelfPlayGame(plies, SearchPosition.NOWHERE)))
        .containsExactly(0.5, 0.5, 0.75);
  }

  @Test
  void theOutcomeSaysNothingOfWhatWasBeforeASidestep() {
    List<SelfPlayGame.Ply> plies =
        List.of(
            new SelfPlayGame.Ply(CENTRE, 0, false),
            new SelfPlayGame.Ply(CENTRE + 1, 0, true),
            new SelfPlayGame.Ply(CENTRE - FixedNodesEngine.SIZE, 0, false));

    assertThat(targets(new SelfPlayGame(plies, SearchPosition.BLACK)))
        .containsExactly(0.5, 0.5, 0.75);
  }

  @Test
  void oneGameInTenIsHeldOut() {
    SelfPlayGame game =
        new SelfPlayGame(List.of(new SelfPlayGame.Ply(CENTRE, 0, false)), SearchPosition.BLACK);

    Samples samples = Samples.of(Rules.FREESTYLE, Collections.nCopies(30, game));

    assertThat(samples.fitted()).hasSize(27);
    assertThat(samples.heldOut()).hasSize(3);
  }

  @Test
  void whatAFourOrAnOwnThreeDecidesIsNotQuiet() {
    SearchPosition position = new SearchPosition(Rules.FREESTYLE, FixedNodesEngine.SIZE);
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

  private static List<Double> targets(SelfPlayGame game) {
    Samples samples = Samples.of(Rules.FREESTYLE, List.of(game));
    return samples.fitted().stream()
        .map(sample -> Math.round(sample.target() * 1e6) / 1e6)
        .toList();
  }
}
