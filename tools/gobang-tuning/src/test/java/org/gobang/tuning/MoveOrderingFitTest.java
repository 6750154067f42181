package org.gobang.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.Rules;
import org.junit.jupiter.api.Test;

class MoveOrderingFitTest {

  private final PrintWriter nowhere = new PrintWriter(Writer.nullWriter());

  /** Choices of moves made with few known weights. */
  @Test
  void findsTheWeightsOfTheChoices() {
    double[] made = new double[MoveChoice.WEIGHTS];
    int[][] used = {
      {MoveChoice.ATTACK, MoveChoice.ATTACK + 1500, MoveChoice.ATTACK + 700},
      {MoveChoice.DEFENCE, MoveChoice.DEFENCE + 900},
      {MoveChoice.PAIRS, MoveChoice.PAIRS + 31}
    };
    made[used[0][1]] = 1.5;
    made[used[0][2]] = 0.7;
    made[used[1][1]] = -1;
    made[used[2][1]] = 0.9;
    SplittableRandom random = new SplittableRandom(1);
    List<MoveChoice> choices = new ArrayList<>();
    for (int i = 0; i < 20_000; i++) {
      short[] weights = new short[6 * MoveChoice.PER_MOVE];
      for (int j = 0; j < weights.length; j++) {
        int[] kind = used[j % MoveChoice.PER_MOVE];
        weights[j] = (short) kind[random.nextInt(kind.length)];
      }
      choices.add(drawn(new MoveChoice(weights, 0), made, random));
    }
    double[] fitted = new MoveOrderingFit(Rules.FREESTYLE, 12, nowhere).fit(choices);
    for (int[] kind : used) {
      for (int weight : kind) {
        assertThat(fitted[weight] - fitted[kind[0]]).isCloseTo(made[weight], within(0.08));
      }
    }
  }

  private static MoveChoice drawn(MoveChoice choice, double[] made, SplittableRandom random) {
    double draw = random.nextDouble();
    double[] chances = choice.probabilities(made);
    int best = 0;
    while (best < chances.length - 1 && draw >= chances[best]) {
      draw -= chances[best++];
    }
    return new MoveChoice(choice.weights(), best);
  }

  @Test
  void distinguishesTheMovesOfGames() {
    List<SelfPlayGame> games = new ArrayList<>();
    for (int seed = 0; seed < 30; seed++) {
      games.add(SelfPlay.play(EvaluationWeights.of(Rules.FREESTYLE), 200, seed));
    }
    List<MoveChoice> choices = MoveChoice.of(Rules.FREESTYLE, games);
    double[] fitted = new MoveOrderingFit(Rules.FREESTYLE, 12, nowhere).fit(choices);
    assertThat(choices).hasSizeGreaterThan(100);
    assertThat(MoveOrderingFit.loss(choices, fitted))
        .isLessThan(MoveOrderingFit.loss(choices, new double[MoveChoice.WEIGHTS]) - 0.5);
    String text = MoveOrderingFit.ordering(fitted).text(List.of());
    assertThat(text).startsWith("attack\n0 ").contains("\ndefence\n0 ").contains("\npairs\n0 ");
  }
}
