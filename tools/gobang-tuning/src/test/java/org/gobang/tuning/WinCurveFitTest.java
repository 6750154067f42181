package org.gobang.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.junit.jupiter.api.Test;

class WinCurveFitTest {

  private static final double SLOPE = 0.006;

  /** Returns positions with results drawn by a curve. */
  private static List<ValuedPosition> drawn(Random random) {
    List<ValuedPosition> positions = new ArrayList<>();
    for (int i = 0; i < 20_000; i++) {
      int value = random.nextInt(1200) - 600;
      double won = random.nextDouble() < EvaluationFit.probability(SLOPE * value) ? 1 : 0;
      positions.add(new ValuedPosition(20, value, won, 0.1));
    }
    return positions;
  }

  @Test
  void findsTheSlopeOfTheDrawnResults() {
    List<ValuedPosition> positions = drawn(new Random(3));
    double slope = WinCurveFit.slope(positions);
    assertThat(slope).isEqualTo(SLOPE, within(0.0003));
    assertThat(WinCurveFit.loss(positions, slope))
        .isLessThan(WinCurveFit.loss(positions, 1.3 * slope))
        .isLessThan(WinCurveFit.loss(positions, 0.7 * slope));
  }

  @Test
  void slopeIsFiniteForValuesThatDetermineResults() {
    List<ValuedPosition> sure =
        List.of(new ValuedPosition(9, 300, 1, 1), new ValuedPosition(9, -300, 0, 1));
    assertThat(WinCurveFit.slope(sure)).isFinite().isPositive();
  }

  @Test
  void weighsGamesEqually() {
    RecordedGame game =
        new RecordedGame(List.of(112, 96, 97, 98, 113, 127, 82), 3, SearchPosition.BLACK);
    List<ValuedPosition> positions =
        ValuedPosition.of(EvaluationWeights.of(Rules.FREESTYLE), game, 200);
    assertThat(positions).isNotEmpty();
    assertThat(positions.stream().mapToDouble(ValuedPosition::weight).sum())
        .isEqualTo(1, within(1e-9));
    assertThat(positions.get(0).stones()).isEqualTo(3);
    assertThat(positions.get(0).result()).as("White to move, lost").isZero();
  }
}
