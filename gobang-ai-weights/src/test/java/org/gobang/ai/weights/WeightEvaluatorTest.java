package org.gobang.ai.weights;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;
import org.gobang.api.OptionValues;
import org.gobang.api.Point;
import org.gobang.api.evaluator.Evaluator;
import org.gobang.api.evaluator.EvaluatorProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the evaluators of the strategies on random boards of every size. */
class WeightEvaluatorTest {

  private static Evaluator evaluator(String strategy, Map<String, String> given)
      throws InterruptedException {
    EvaluatorProvider provider = (EvaluatorProvider) Answer.provider(strategy);
    return provider.create(OptionValues.of(provider.options(), given), Position.empty(15));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"live-sleep", "live-sleep/as-coded", "rewards", "runs", "shapes", "neighbour"})
  void valueAgreesWithTheDefinition(String strategy) throws InterruptedException {
    Evaluator evaluator =
        strategy.endsWith("/as-coded")
            ? evaluator("live-sleep", Map.of("table", "as-coded"))
            : evaluator(strategy, Map.of());
    Random random = new Random(20261123);
    for (int size = 5; size <= 25; size++) {
      Position board = Position.random(size, random.nextDouble(), random);
      assertThat(evaluator.value(board.mutableCopy()))
          .as("%s on %s", strategy, board)
          .isEqualTo(Definition.balance(strategy, board));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"live-sleep", "rewards", "runs", "shapes", "neighbour"})
  void weightsEqualThoseOfThePlayer(String strategy) throws InterruptedException {
    Evaluator evaluator = evaluator(strategy, Map.of());
    Random random = new Random(20261124);
    for (int size = 5; size <= 25; size++) {
      Position board = Position.random(size, 0.3, random);
      int[] weights = new int[size * size];
      evaluator.weigh(board.mutableCopy(), weights);
      Answer answer = Answer.of(strategy, board);
      for (int i = 0; i < weights.length; i++) {
        assertThat(weights[i]).isEqualTo(answer.weights().at(new Point(i % size, i / size)));
      }
    }
  }

  @Test
  void usesWeightsOfAFile(@TempDir Path folder) throws Exception {
    String table = Answer.provider("runs").initialFile(WeightProvider.WEIGHTS).orElseThrow();
    Path file = Files.writeString(folder.resolve("table.txt"), table.replace("= 20 ", "= 25 "));
    Position stone = Position.drawn(".....", ".....", "..o..", ".....", ".....");
    assertThat(evaluator("runs", Map.of()).value(stone.mutableCopy())).isEqualTo(8 * 20);
    assertThat(evaluator("runs", Map.of("weights", file.toString())).value(stone.mutableCopy()))
        .isEqualTo(8 * 25);
  }
}
