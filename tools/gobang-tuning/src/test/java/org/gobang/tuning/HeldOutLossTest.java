package org.gobang.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.gobang.ai.search.position.SearchPosition;
import org.junit.jupiter.api.Test;

class HeldOutLossTest {

  private static List<QuietPosition> game(int positions, double value, double result) {
    return Collections.nCopies(
        positions, new QuietPosition(SearchPosition.BLACK, value, result, false));
  }

  /** Each of five games is measured with a fit to the other four, independent of length. */
  @Test
  void measuresAGameWithAFitToTheOthers() {
    double[] losses =
        HeldOutLoss.of(
            List.of(game(3, 0, 1), game(1, 0, 0), game(7, 0, 1), game(2, 0, 0), game(30, 0, 1)));

    double halfOfOthersWon = Math.log(2);
    double threeOfFourOthersWon = Math.log(4);
    assertThat(losses)
        .containsExactly(
            new double[] {
              halfOfOthersWon,
              threeOfFourOthersWon,
              halfOfOthersWon,
              threeOfFourOthersWon,
              halfOfOthersWon
            },
            within(1e-4));
  }

  /** The fit excludes the measured fifth of the games. */
  @Test
  void dividesManyGamesIntoFiveEqualFolds() {
    List<List<QuietPosition>> games = new ArrayList<>(Collections.nCopies(50, game(1, 0, 0.5)));
    for (int i = 0; i < games.size(); i++) {
      List<List<QuietPosition>> oneWon = new ArrayList<>(games);
      oneWon.set(i, game(1, 0, 1));
      double[] losses = HeldOutLoss.of(oneWon);
      assertThat(losses[i]).isCloseTo(Math.log(2), within(1e-4));
      // The fit to 40 games, one of them won, measures the 40 of the other folds.
      double chance = (39 * 0.5 + 1) / 40;
      double loss = -(Math.log(chance) + Math.log(1 - chance)) / 2;
      assertThat(Arrays.stream(losses).filter(each -> Math.abs(each - loss) < 1e-7)).hasSize(40);
    }
  }

  @Test
  void refusesFewerGamesThanFolds() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> HeldOutLoss.of(Collections.nCopies(4, game(1, 0, 1))))
        .withMessage("too few games with such positions: 4, not 5 or more");
  }
}
