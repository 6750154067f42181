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

class UrgeFitTest {

  private final PrintWriter nowhere = new PrintWriter(Writer.nullWriter());

  /** Choices of moves of two weights each, made with known ones. */
  @Test
  void findsWhatChoicesWereMadeWith() {
    double[] made = new double[Choice.WEIGHTS];
    made[3] = 1.5;
    made[Choice.DEFENCE + 5] = -1;
    made[Choice.ATTACK_TOGETHER + 2] = 0.7;
    int[] used = {0, 3, Choice.DEFENCE + 5, Choice.ATTACK_TOGETHER + 2, Choice.DEFENCE_TOGETHER};
    SplittableRandom random = new SplittableRandom(1);
    List<Choice> choices = new ArrayList<>();
    for (int i = 0; i < 20_000; i++) {
      short[][] moves = new short[6][];
      for (int move = 0; move < moves.length; move++) {
        moves[move] =
            new short[] {
              (short) used[random.nextInt(used.length)], (short) used[random.nextInt(used.length)]
            };
      }
      choices.add(drawn(new Choice(moves, 0), made, random));
    }
    double[] fitted = new UrgeFit(12, nowhere).fit(choices);
    for (int weight : used) {
      assertThat(fitted[weight] - fitted[0]).isCloseTo(made[weight], within(0.08));
    }
  }

  private static Choice drawn(Choice choice, double[] made, SplittableRandom random) {
    double lot = random.nextDouble();
    double[] chances = choice.chances(made);
    int best = 0;
    while (best < chances.length - 1 && lot >= chances[best]) {
      lot -= chances[best++];
    }
    return new Choice(choice.moves(), best);
  }

  @Test
  void tellsTheMovesOfGamesApart() {
    List<Game> games = new ArrayList<>();
    for (int seed = 0; seed < 30; seed++) {
      games.add(SelfPlay.play(EvaluationWeights.of(Rules.FREESTYLE), 200, seed));
    }
    List<Choice> choices = Choice.of(Rules.FREESTYLE, games);
    double[] fitted = new UrgeFit(12, nowhere).fit(choices);
    assertThat(choices).hasSizeGreaterThan(100);
    assertThat(UrgeFit.loss(choices, fitted))
        .isLessThan(UrgeFit.loss(choices, new double[Choice.WEIGHTS]) - 0.5);
    assertThat(Arrays.stream(UrgeFit.units(fitted, Choice.ATTACK, 14)).min()).hasValue(0);
  }
}
