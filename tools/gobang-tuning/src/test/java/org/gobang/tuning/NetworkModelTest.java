package org.gobang.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.gobang.ai.search.position.EvaluationNetwork;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.junit.jupiter.api.Test;

class NetworkModelTest {

  private final SplittableRandom random = new SplittableRandom(8);

  /** The integer evaluation of the engine equals that of the floating-point model. */
  @Test
  void engineEvaluatesTheTrainedModel() {
    NetworkModel model = randomModel();
    EvaluationWeights tables = EvaluationWeights.of(Rules.FREESTYLE).withoutNetwork();
    SearchPosition plain = new SearchPosition(tables, FixedNodesEngine.SIZE);
    SearchPosition position =
        new SearchPosition(tables.with(model.network()), FixedNodesEngine.SIZE);
    int different = 0;
    for (int i = 0; i < 60; i++) {
      double expected = EvaluationWeights.UNIT * model.logOdds(NetworkSample.of(plain, 0));
      assertThat((double) position.evaluation()).isCloseTo(expected, within(2.0));
      different += Math.abs(plain.evaluation() - position.evaluation()) > 20 ? 1 : 0;
      int point = vacant(plain);
      plain.makeMove(point);
      position.makeMove(point);
    }
    assertThat(different).isGreaterThan(30);
  }

  @Test
  void computesTheGradientOfTheLoss() {
    NetworkModel model = randomModel();
    double[] weights = model.weights();
    for (NetworkSample sample : samples(20)) {
      double[] gradient = new double[weights.length];
      model.addGradient(sample, gradient);
      // The line weights of a pair in the sample and some of all others.
      int pair = sample.pairs()[random.nextInt(sample.pairs().length)];
      for (int i = 0; i < 12; i++) {
        int weight = i < 4 ? pair * 16 + i : weights.length - 1 - random.nextInt(16 * 18);
        double before = weights[weight];
        weights[weight] = before + 1e-6;
        double above = loss(model, sample);
        weights[weight] = before - 1e-6;
        double below = loss(model, sample);
        weights[weight] = before;
        if (gradient[weight] != 0) {
          assertThat(gradient[weight]).isCloseTo((above - below) / 2e-6, within(1e-4));
        }
      }
      assertThat(gradient[pair * 16] == 0).isEqualTo(isFree(pair));
    }
  }

  private static boolean isFree(int pair) {
    return pair / 14 == 3 && pair % 14 == 3;
  }

  /** Learns targets of another network that the tables cannot represent. */
  @Test
  void fitsTargetsBeyondTheTables() {
    NetworkModel teacher = randomModel();
    Samples<NetworkSample> samples = new Samples<>();
    for (NetworkSample sample : samples(3000)) {
      float target = (float) EvaluationFit.probability(teacher.logOdds(sample));
      samples.add(
          new NetworkSample(sample.pairs(), sample.counts(), sample.base(), target),
          random.nextInt(10) == 0);
    }
    NetworkModel model = new NetworkModel(1);
    double least = NetworkFit.loss(teacher, samples.heldOut());
    double before = NetworkFit.loss(model, samples.heldOut()) - least;
    StringWriter printed = new StringWriter();

    new NetworkFit(15, new PrintWriter(printed)).fit(model, samples);

    double after = NetworkFit.loss(model, samples.heldOut()) - least;
    assertThat(after).isBetween(0.0, before / 4);
    assertThat(printed.toString().lines()).hasSize(15).last().asString().startsWith("epoch 15: ");
  }

  private static double loss(NetworkModel model, NetworkSample sample) {
    return EvaluationFit.loss(model.logOdds(sample), sample.target());
  }

  private NetworkModel randomModel() {
    NetworkModel model = new NetworkModel(4);
    double[] weights = model.weights();
    for (int i = 0; i < weights.length; i++) {
      boolean output = i >= weights.length - EvaluationNetwork.UNITS;
      weights[i] = output ? random.nextDouble(-0.1, 0.1) : exact(3 * weights[i]);
    }
    return model;
  }

  /** Returns a number that the engine represents exactly, also in products. */
  private static double exact(double weight) {
    return Math.round(weight * 16) / 16.0;
  }

  private List<NetworkSample> samples(int count) {
    List<NetworkSample> samples = new ArrayList<>();
    SearchPosition empty = new SearchPosition(Rules.FREESTYLE, FixedNodesEngine.SIZE);
    while (samples.size() < count) {
      SearchPosition position = empty.copy();
      for (int i = 0; i < 30; i++) {
        position.makeMove(vacant(position));
        samples.add(NetworkSample.of(position, 0.3));
      }
    }
    return samples.subList(0, count);
  }

  private int vacant(SearchPosition position) {
    return random
        .ints(0, position.points())
        .filter(point -> position.stone(point) == SearchPosition.NOWHERE)
        .filter(point -> position.ply() == 0 || position.isCandidate(point))
        .findFirst()
        .orElseThrow();
  }
}
