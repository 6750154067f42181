package org.gobang.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.LinePattern;
import org.gobang.ai.search.position.PointCodes;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;
import org.gobang.ai.search.position.ThreatCodes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class EvaluationFitTest {

  private static final int TURN = 120;

  /** The value of the turn for White if the sides differ. */
  private static final int WHITE_TURN = 220;

  private static final int TWO_FREE = 30;
  private static final int BLOCKED_THREE = 15;

  @ParameterizedTest
  @EnumSource(
      value = Rules.class,
      names = {"FREESTYLE", "RENJU"})
  void findsTheWeightsThatGeneratedTheGames(Rules rules) {
    EvaluationModel model = new EvaluationModel(rules);
    double[] made = model.weights(values(rules));
    SplittableRandom random = new SplittableRandom(3);
    Samples<Sample> samples =
        new Samples<>(samples(model, made, 12_000, random), samples(model, made, 500, random));
    StringWriter printed = new StringWriter();

    double[] fitted =
        new EvaluationFit(model, new double[model.weights()], 100, 30, new PrintWriter(printed))
            .fit(samples);

    EvaluationWeights found = model.values(fitted);
    // The value of the turn can also be expressed by shapes that occur in all positions.
    assertThat(
            samples.heldOut().stream()
                .mapToDouble(
                    sample ->
                        Math.abs(
                            EvaluationFit.probability(sample.sum(fitted))
                                - EvaluationFit.probability(sample.sum(made))))
                .average())
        .hasValueCloseTo(0.0, within(0.05));
    // With separate values per side, few positions determine a single value poorly.
    for (int side = 0; side < 2 && rules == Rules.FREESTYLE; side++) {
      assertThat(line(found, side, LinePattern.TWO_FREE)).isCloseTo(TWO_FREE, within(12));
      assertThat(line(found, side, LinePattern.BLOCKED_THREE)).isCloseTo(BLOCKED_THREE, within(12));
    }
    assertThat(EvaluationFit.loss(samples.heldOut(), fitted))
        .isCloseTo(EvaluationFit.loss(samples.heldOut(), made), within(0.01))
        .isLessThan(EvaluationFit.loss(samples.heldOut(), new double[model.weights()]) - 0.02);
    assertThat(printed.toString().lines())
        .hasSize(30)
        .last()
        .asString()
        .startsWith("epoch 30: loss 0.");
  }

  @Test
  void correctsAPriorWithFewerSamplesThanAFitNeeds() {
    EvaluationModel model = new EvaluationModel(Rules.RENJU);
    double[] made = model.weights(values(Rules.RENJU));
    SplittableRandom random = new SplittableRandom(3);
    Samples<Sample> samples =
        new Samples<>(samples(model, made, 4_000, random), samples(model, made, 1_000, random));

    double corrected = heldOutLoss(model, made, samples);

    assertThat(corrected)
        .isLessThan(heldOutLoss(model, new double[model.weights()], samples))
        .isCloseTo(EvaluationFit.loss(samples.heldOut(), made), within(0.05));
  }

  private static double heldOutLoss(
      EvaluationModel model, double[] prior, Samples<Sample> samples) {
    PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
    double[] fitted = new EvaluationFit(model, prior, 100, 30, nowhere).fit(samples);
    return EvaluationFit.loss(samples.heldOut(), fitted);
  }

  /** Returns the value of a line on an otherwise empty point. */
  private static int line(EvaluationWeights values, int side, int pattern) {
    return values.point(side, code(pattern)) - values.point(side, code(LinePattern.DEAD));
  }

  private static int code(int pattern) {
    for (int code = 0; ; code++) {
      int[] lines = PointCodes.lines(code);
      if (lines[pattern] >= 1 && lines[pattern] + lines[LinePattern.DEAD] >= 4) {
        return code;
      }
    }
  }

  private static EvaluationWeights values(Rules rules) {
    int[][] points = new int[2][PointCodes.COUNT];
    for (int side = 0; side < 2; side++) {
      for (int code = 0; code < PointCodes.COUNT; code++) {
        int[] lines = PointCodes.lines(code);
        points[side][code] =
            TWO_FREE * lines[LinePattern.TWO_FREE]
                + BLOCKED_THREE * lines[LinePattern.BLOCKED_THREE];
      }
    }
    int[][] threats = new int[2][ThreatCodes.COUNT];
    Arrays.fill(threats[SearchPosition.BLACK], TURN);
    Arrays.fill(threats[SearchPosition.WHITE], rules == Rules.RENJU ? WHITE_TURN : TURN);
    return new EvaluationWeights(rules, points, new int[Shape.COUNT * Shape.COUNT], threats);
  }

  /** Returns positions of random games with results drawn by the probabilities of these weights. */
  private static List<Sample> samples(
      EvaluationModel model, double[] weights, int count, SplittableRandom random) {
    List<Sample> samples = new ArrayList<>();
    while (samples.size() < count) {
      SearchPosition position = new SearchPosition(model.rules(), FixedNodesEngine.SIZE);
      for (int i = 0; i < 16; i++) {
        int point = random.nextInt(4, 11) + FixedNodesEngine.SIZE * random.nextInt(4, 11);
        if (position.stone(point) == SearchPosition.NOWHERE) {
          position.makeMove(point);
        }
        double chance = EvaluationFit.probability(model.sample(position, 0).sum(weights));
        samples.add(model.sample(position, random.nextDouble() < chance ? 1 : 0));
      }
    }
    return samples;
  }
}
