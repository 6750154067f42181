package org.gobang.testkit;

import java.util.List;
import java.util.Map;
import org.gobang.api.board.Board;
import org.gobang.api.evaluator.EvaluatorProvider;
import org.junit.jupiter.api.Test;

/**
 * The contract test of evaluators. Extend it and return the provider:
 *
 * <pre>{@code
 * class MineContractTest extends EvaluatorContract {
 *   @Override
 *   protected EvaluatorProvider provider() {
 *     return new MineProvider();
 *   }
 * }
 * }</pre>
 *
 * <p>The test cannot check the quality of the values. To measure it, play matches with a player
 * that uses the evaluator.
 */
public abstract class EvaluatorContract extends PluginContract<EvaluatorProvider> {

  private final LazyResult<EvaluatorUnderTest> bench = new LazyResult<>();

  /** Creates a contract test of evaluators. */
  protected EvaluatorContract() {
    super(EvaluatorProvider.class);
  }

  /**
   * Returns the provider to test.
   *
   * @return a new provider
   */
  @Override
  protected abstract EvaluatorProvider provider();

  /**
   * Returns the boards for the tests.
   *
   * @return boards before the first move; those that the provider does not support are skipped.
   *     Default: {@link TestBoards#all}
   */
  protected List<Board> boards() {
    return TestBoards.all();
  }

  /**
   * Returns the option values of the evaluator.
   *
   * @return the values by option key; other options have their defaults. Default: none
   */
  protected Map<String, String> options() {
    return Map.of();
  }

  private EvaluatorUnderTest bench() {
    return bench.get(() -> EvaluatorUnderTest.of(guarded(), options(), boards()));
  }

  /** Checks that for any board, the provider returns an evaluator or refuses with a message. */
  @Test
  public void required_refusesOnlyWithASentence() throws Exception {
    bench().createOrRefuse();
  }

  /**
   * Checks that values and weights are within their range on empty, crowded and nearly full boards.
   */
  @Test
  public void required_staysInRange() throws Exception {
    EvaluationCheck.range(bench());
  }

  /** Checks that an evaluator does not change the board. */
  @Test
  public void required_leavesTheBoardAsItWas() throws Exception {
    EvaluationCheck.unchangedBoard(bench());
  }

  /**
   * Checks that equal positions have equal values and weights, regardless of earlier evaluations.
   */
  @Test
  public void required_evaluatesEqualPositionsAlike() throws Exception {
    EvaluationCheck.equalPositions(bench());
  }

  /** Checks that points near stones have weights, so that a search has moves to try. */
  @Test
  public void optional_weighsPointsNearStones() throws Exception {
    EvaluationCheck.weighsSomePoint(bench());
  }

  /** Checks that an evaluation takes microseconds, so that a search has time for many. */
  @Test
  public void optional_evaluatesWithinMicroseconds() throws Exception {
    EvaluationCheck.speed(bench());
  }
}
