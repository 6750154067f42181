package org.gobang.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.junit.jupiter.api.Test;

class SamplesTest {

  private static final int CENTRE = 7 * FixedNodesEngine.SIZE + 7;
  private static final int UNKNOWN = SelfPlayGame.Ply.UNKNOWN;

  /** A value of 0 is even. */
  @Test
  void combinesResultAndSearchIntoTheTarget() {
    List<SelfPlayGame.Ply> plies =
        List.of(
            new SelfPlayGame.Ply(CENTRE, UNKNOWN, false),
            new SelfPlayGame.Ply(CENTRE + 1, 0, false),
            new SelfPlayGame.Ply(CENTRE - FixedNodesEngine.SIZE, 0, false),
            new SelfPlayGame.Ply(CENTRE + 40, 0, false));

    assertThat(targets(new SelfPlayGame(plies, SearchPosition.BLACK)))
        .containsExactly(0.15, 0.85, 0.15);
    assertThat(targets(new SelfPlayGame(plies, SearchPosition.WHITE)))
        .containsExactly(0.85, 0.15, 0.85);
    assertThat(targets(new SelfPlayGame(plies, SearchPosition.NOWHERE)))
        .containsExactly(0.5, 0.5, 0.5);
  }

  @Test
  void ignoresTheResultBeforeADeviation() {
    List<SelfPlayGame.Ply> plies =
        List.of(
            new SelfPlayGame.Ply(CENTRE, 0, false),
            new SelfPlayGame.Ply(CENTRE + 1, 0, true),
            new SelfPlayGame.Ply(CENTRE - FixedNodesEngine.SIZE, 0, false));

    assertThat(targets(new SelfPlayGame(plies, SearchPosition.BLACK)))
        .containsExactly(0.5, 0.5, 0.85);
  }

  /** Values that are right in three of four cases get this confidence. */
  @Test
  void fitsTheConfidenceInSearchesToTheResults() {
    int value = 100;
    List<SelfPlayGame.Ply> plies = List.of(new SelfPlayGame.Ply(CENTRE, value, false));
    List<SelfPlayGame> games = new ArrayList<>();
    for (int i = 0; i < 400; i++) {
      int winner = i % 4 == 0 ? SearchPosition.WHITE : SearchPosition.BLACK;
      games.add(new SelfPlayGame(plies, winner));
      games.add(new SelfPlayGame(List.of(new SelfPlayGame.Ply(CENTRE, -value, false)), winner ^ 1));
    }

    Calibration calibration = Samples.searchCalibration(games);

    assertThat(calibration.bias()).isCloseTo(0, within(0.01));
    assertThat(calibration.slope() * value / EvaluationWeights.UNIT)
        .isCloseTo(Math.log(3), within(0.01));
    List<Sample> samples = Samples.of(Rules.FREESTYLE, List.of(games)).fitted();
    assertThat(samples.get(0).target()).isCloseTo(0.3f * 0.75f, within(0.01f));
    assertThat(samples.get(2).target()).isCloseTo(0.3f * 0.75f + 0.7f, within(0.01f));
  }

  /** Points count half now and half before the last move; threats count now. */
  @Test
  void sampleSumsToTheEvaluation() {
    SplittableRandom random = new SplittableRandom(9);
    for (Rules rules : Rules.values()) {
      EvaluationModel model = new EvaluationModel(rules);
      EvaluationWeights weights = EvaluationWeights.of(rules).withoutNetwork();
      SearchPosition position = new SearchPosition(weights, FixedNodesEngine.SIZE);
      for (int i = 0; i < 40; i++) {
        double sum = model.sample(position, 0).sum(model.weights(weights));
        assertThat(EvaluationWeights.UNIT * sum).isCloseTo(position.evaluation(), within(1.0));
        int point = random.nextInt(position.points());
        if (position.stone(point) == SearchPosition.NOWHERE) {
          position.makeMove(point);
        }
      }
    }
  }

  @Test
  void holdsOutOneGameInTen() {
    SelfPlayGame game =
        new SelfPlayGame(List.of(new SelfPlayGame.Ply(CENTRE, 0, false)), SearchPosition.BLACK);

    Samples<Sample> samples = Samples.of(Rules.FREESTYLE, List.of(Collections.nCopies(30, game)));

    assertThat(samples.fitted()).hasSize(27);
    assertThat(samples.heldOut()).hasSize(3);
  }

  @Test
  void excludesPositionsDecidedByAFourOrAnOwnThree() {
    SearchPosition position = new SearchPosition(Rules.FREESTYLE, FixedNodesEngine.SIZE);
    row(position, SearchPosition.BLACK, 3);
    position.setSideToMove(SearchPosition.WHITE);
    assertThat(Samples.isQuiet(position)).as("a three of the opponent").isTrue();
    position.setSideToMove(SearchPosition.BLACK);
    assertThat(Samples.isQuiet(position)).as("a winning three").isFalse();
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
    Samples<Sample> samples = Samples.of(Rules.FREESTYLE, List.of(List.of(game)));
    return samples.fitted().stream()
        .map(sample -> Math.round(sample.target() * 1e6) / 1e6)
        .toList();
  }
}
