package org.gobang.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.gobang.api.Label;
import org.gobang.api.OptionValues;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.Cell;
import org.gobang.api.board.MutableBoard;
import org.gobang.api.evaluator.Evaluator;
import org.gobang.api.evaluator.EvaluatorProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests the contract of evaluators: a good evaluator passes, and each bad one fails the matching
 * test.
 */
@Execution(ExecutionMode.CONCURRENT)
class EvaluatorContractTest {

  /** Evaluates a position by the number of vacant points. This evaluator has no fault. */
  public static class Room implements EvaluatorProvider {
    /** Creates a provider. Called by the contract. */
    public Room() {}

    @Override
    public String id() {
      return "room";
    }

    @Override
    public Label label(Locale locale) {
      return new Label(locale.getLanguage().equals("zh") ? "空间" : "Room", "");
    }

    @Override
    public Evaluator create(OptionValues options, Board start) {
      return MutableBoard::vacantCount;
    }
  }

  static class Good extends EvaluatorContract {
    @Override
    protected EvaluatorProvider provider() {
      return new Room();
    }

    @Override
    protected List<Board> boards() {
      return List.of(TestBoards.empty("freestyle", 7), TestBoards.empty("renju", 15));
    }
  }

  static class BoundlessContract extends Good {
    @Override
    protected EvaluatorProvider provider() {
      return new Boundless();
    }
  }

  /** Returns values out of range. */
  public static class Boundless extends Room {
    @Override
    public Evaluator create(OptionValues options, Board start) {
      return board -> Integer.MIN_VALUE;
    }
  }

  static class NegativeContract extends Good {
    @Override
    protected EvaluatorProvider provider() {
      return new Negative();
    }
  }

  /** Returns a negative weight. */
  public static class Negative extends Room {
    @Override
    public Evaluator create(OptionValues options, Board start) {
      return weighing((board, weights) -> Arrays.fill(weights, -1));
    }
  }

  static class WeightlessContract extends Good {
    @Override
    protected EvaluatorProvider provider() {
      return new Weightless();
    }
  }

  /** Returns no weights. */
  public static class Weightless extends Room {
    @Override
    public Evaluator create(OptionValues options, Board start) {
      return weighing((board, weights) -> {});
    }
  }

  static class UntidyContract extends Good {
    @Override
    protected EvaluatorProvider provider() {
      return new Untidy();
    }
  }

  /** Does not undo a pass on the board. */
  public static class Untidy extends Room {
    @Override
    public Evaluator create(OptionValues options, Board start) {
      return board -> {
        if (board.moveCount() == 0) {
          board.pass();
        }
        return 0;
      };
    }
  }

  static class CountingContract extends Good {
    @Override
    protected EvaluatorProvider provider() {
      return new Counting();
    }
  }

  /** Returns a different value on each call. */
  public static class Counting extends Room {
    @Override
    public Evaluator create(OptionValues options, Board start) {
      AtomicInteger calls = new AtomicInteger();
      return board -> calls.incrementAndGet();
    }
  }

  static class FailingContract extends Good {
    @Override
    protected EvaluatorProvider provider() {
      return new Failing();
    }
  }

  /** Reads a point outside the board. */
  public static class Failing extends Room {
    @Override
    public Evaluator create(OptionValues options, Board start) {
      return board -> board.at(board.size() * board.size()) == Cell.VACANT ? 0 : 1;
    }
  }

  static class RefusingContract extends Good {
    @Override
    protected EvaluatorProvider provider() {
      return new Refusing();
    }
  }

  /** Refuses a board that it supports. */
  public static class Refusing extends Room {
    @Override
    public Evaluator create(OptionValues options, Board start) {
      throw new RefusedException("none at all");
    }
  }

  static class SlowContract extends Good {
    @Override
    protected EvaluatorProvider provider() {
      return new Slow();
    }
  }

  /** Evaluates slowly. */
  public static class Slow extends Room {
    @Override
    public Evaluator create(OptionValues options, Board start) {
      return board -> {
        long begun = System.nanoTime();
        while (System.nanoTime() - begun < 150_000) {
          Thread.onSpinWait();
        }
        return 0;
      };
    }
  }

  static class PickyContract extends Good {
    @Override
    protected EvaluatorProvider provider() {
      return new Picky();
    }
  }

  /** Supports only 7×7 boards. */
  public static class Picky extends Room {
    @Override
    public boolean supports(Board board) {
      return board.size() == 7;
    }

    @Override
    public Evaluator create(OptionValues options, Board start) {
      if (!supports(start)) {
        throw new RefusedException("only boards of seven lines");
      }
      return super.create(options, start);
    }
  }

  private static Evaluator weighing(BiConsumer<MutableBoard, int[]> weigh) {
    return new Evaluator() {
      @Override
      public int value(MutableBoard board) {
        return 0;
      }

      @Override
      public void weigh(MutableBoard board, int[] weights) {
        weigh.accept(board, weights);
      }
    };
  }

  @ParameterizedTest
  @MethodSource
  void passesAGoodEvaluator(Class<?> contract, Set<String> skipped) {
    Verdicts verdicts = Verdicts.of(contract);
    assertThat(verdicts.failed()).isEmpty();
    assertThat(verdicts.skipped())
        .contains("optional_isFoundByTheServiceLoader")
        .containsAll(skipped);
  }

  static Stream<Arguments> passesAGoodEvaluator() {
    return Stream.of(
        arguments(Good.class, Set.of()),
        arguments(PickyContract.class, Set.of()),
        arguments(WeightlessContract.class, Set.of("optional_weighsPointsNearStones")),
        arguments(SlowContract.class, Set.of("optional_evaluatesWithinMicroseconds")));
  }

  static Stream<Arguments> bad() {
    String range = "required_staysInRange";
    String board = "required_leavesTheBoardAsItWas";
    String alike = "required_evaluatesEqualPositionsAlike";
    return Stream.of(
        arguments(BoundlessContract.class, Set.of(range)),
        arguments(NegativeContract.class, Set.of(range)),
        arguments(UntidyContract.class, Set.of(board)),
        arguments(CountingContract.class, Set.of(alike)));
  }

  @ParameterizedTest
  @MethodSource("bad")
  void failsTheMatchingTestForEachBadEvaluator(Class<?> contract, Set<String> tests) {
    Verdicts verdicts = Verdicts.of(contract);
    assertThat(verdicts.failed().keySet()).isEqualTo(tests);
    assertThat(verdicts.failed().values())
        .allSatisfy(sentence -> assertThat(sentence).contains("Promised by Evaluator", " on "));
  }

  @Test
  void reportsThePositionOfAnException() {
    assertThat(Verdicts.of(FailingContract.class).failed().get("required_staysInRange"))
        .startsWith("an exception from value, on freestyle on 7 lines");
  }

  @Test
  void reportsARefusalOfASupportedBoard() {
    assertThat(
            Verdicts.of(RefusingContract.class).failed().get("required_refusesOnlyWithASentence"))
        .contains("a refusal of", "Promised by EvaluatorProvider.create");
  }
}
