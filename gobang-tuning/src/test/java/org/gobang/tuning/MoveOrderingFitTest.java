package org.gobang.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.Rules;
import org.junit.jupiter.api.Test;

class MoveOrderingFitTest {

  private final PrintWriter nowhere = new PrintWriter(Writer.nullWriter());

  /** Choices of moves of two weights each, made with known ones. */
  @Test
  void findsWhatChoicesWereMadeWith() {
    double[] made = new double[MoveChoice.WEIGHTS];
    made[3] = 1.5;
    made[MoveChoice.DEFENCE + 5] = -1;
    made[MoveChoice.ATTACK_SHAPE + 2] = 0.7;
    int[] used = {
      0, 3, MoveChoice.DEFENCE + 5, MoveChoice.ATTACK_SHAPE + 2, MoveChoice.DEFENCE_SHAPE
    };
    SplittableRandom random = new SplittableRandom(1);
    List<MoveChoice> choices = new ArrayList<>();
    for (int i = 0; i < 20_000; i++) {
      short[][] moves = new short[6][];
      for (int move = 0; move < moves.length; move++) {
        moves[move] =
            new short[] {
              (short) used[random.nextInt(used.length)], (short) used[random.nextInt(used.length)]
            };
      }
      choices.add(drawn(new MoveChoice(moves, 0), made, random));
    }
    double[] fitted = new MoveOrderingFit(12, nowhere).fit(choices);
    for (int weight : used) {
      assertThat(fitted[weight] - fitted[0]).isCloseTo(made[weight], within(0.08));
    }
  }

  private static MoveChoice drawn(MoveChoice choice, double[] made, SplittableRandom random) {
    double draw = random.nextDouble();
    double[] chances = choice.probabilities(made);
    int best = 0;
    while (best < chances.length - 1 && draw >= chances[best]) {
      draw -= chances[best++];
    }
    return new MoveChoice(choice.moves(), best);
  }

  @Test
  void tellsTheMovesOfGamesApart() {
    List<SelfPlayGame> games = new ArrayList<>();
    for (int seed = 0; seed < 30; seed++) {
      games.add(SelfPlay.play(EvaluationWeights.of(Rules.FREESTYLE), 200, seed));
    }
    List<MoveChoice> choices = MoveChoice.of(Rules.FREESTYLE, games);
    double[] fitted = new MoveOrderingFit(12, nowhere).fit(choices);
    assertThat(choices).hasSizeGreaterThan(100);
    assertThat(MoveOrderingFit.loss(choices, fitted))
        .isLessThan(MoveOrderingFit.loss(choices, new double[MoveChoice.WEIGHTS]) - 0.5);
    assertThat(Arrays.stream(MoveOrderingFit.units(fitted, MoveChoice.ATTACK, 14)).min())
        .hasValue(0);
  }
}
