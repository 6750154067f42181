package org.gobang.ai.search.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class EvaluationNetworkTest {

  private static final int UNITS = EvaluationNetwork.UNITS;
  private static final int ONE = EvaluationNetwork.SUM_SCALE * EvaluationNetwork.OUTPUT_SCALE;

  private final int[] lines = new int[EvaluationNetwork.PAIRS * UNITS];
  private final EvaluationNetwork network =
      new EvaluationNetwork(lines, weights(400), weights(-EvaluationNetwork.OUTPUT_SCALE));

  private static int[] weights(int weight) {
    int[] weights = new int[UNITS];
    Arrays.fill(weights, weight);
    return weights;
  }

  @Test
  void rectifiesAllUnitsButTheLast() {
    for (int unit = 0; unit < UNITS; unit++) {
      assertThat(network.output(unit, EvaluationNetwork.SUM_SCALE)).isEqualTo(-ONE);
      assertThat(network.output(unit, -2 * EvaluationNetwork.SUM_SCALE))
          .isEqualTo(unit == EvaluationNetwork.LINEAR ? 2 * ONE : 0);
    }
  }

  @Test
  void outputOfOneMultipliesTheOddsByE() {
    assertThat(EvaluationNetwork.correction(ONE)).isEqualTo((int) EvaluationWeights.UNIT);
    assertThat(EvaluationNetwork.correction(-2L * ONE)).isEqualTo(-400);
    assertThat(EvaluationNetwork.correction(100L * ONE)).isEqualTo(1000);
    assertThat(EvaluationNetwork.correction(-100L * ONE)).isEqualTo(-1000);
  }

  @Test
  void survivesARoundTrip() {
    EvaluationWeights weights = EvaluationWeights.of(Rules.STANDARD).with(RandomNetwork.of(3));
    String text = weights.text(List.of());

    EvaluationWeights read = EvaluationWeights.parse(Rules.STANDARD, text);

    assertThat(read.network()).isPresent();
    assertThat(read.text(List.of())).isEqualTo(text);
    assertThat(read.withoutNetwork().network()).isEmpty();
  }

  @Test
  void refusesMissingWeights() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new EvaluationNetwork(lines, new int[3], weights(0)))
        .withMessage("3 weights instead of 16");
    String text = EvaluationWeights.of(Rules.CARO).with(network).text(List.of()).strip();
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> EvaluationWeights.parse(Rules.CARO, text.substring(0, text.lastIndexOf(' '))))
        .withMessage("section network-output has 15 weights of 16");
  }
}
