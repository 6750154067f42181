package org.gobang.testkit;

import static org.gobang.testkit.UndecidedPositions.words;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.gobang.api.board.Board;
import org.gobang.api.board.MutableBoard;
import org.gobang.api.evaluator.Evaluator;

/** Checks the values and weights of an evaluator, in positions that are the same in every run. */
final class EvaluationCheck {

  private static final Promise VALUE =
      new Promise("Evaluator.value", "from -MOST to MOST, for each position that is not over");
  private static final Promise WEIGH =
      new Promise("Evaluator.weigh", "weights from 0 to MOST, for each position that is not over");
  private static final Promise BOARD =
      new Promise("Evaluator", "moves tried on the board are taken back");
  private static final Promise SAME =
      new Promise("Evaluator", "the same calls on equal positions have the same results");

  /**
   * The maximum time per evaluation. A four-ply search evaluates about 10,000 positions per move.
   */
  private static final int MOST_MICROS = 100;

  private static final long MEASURED_NANOS = 50_000_000;

  private EvaluationCheck() {}

  static void range(EvaluatorUnderTest bench) {
    bench.checkPositions(EvaluationCheck::range);
  }

  private static void range(Evaluator evaluator, Board position) {
    MutableBoard board = position.mutableCopy();
    int value = value(evaluator, board, position);
    VALUE.check(
        Math.abs((long) value) <= Evaluator.MOST, "the value %d, on %s", value, words(position));
    for (int weight : weights(evaluator, board, position)) {
      WEIGH.check(
          weight >= 0 && weight <= Evaluator.MOST, "the weight %d, on %s", weight, words(position));
    }
  }

  static void unchangedBoard(EvaluatorUnderTest bench) {
    bench.checkPositions(EvaluationCheck::unchangedBoard);
  }

  private static void unchangedBoard(Evaluator evaluator, Board position) {
    MutableBoard board = position.mutableCopy();
    List<Object> before = state(board);
    value(evaluator, board, position);
    BOARD.check(before.equals(state(board)), "value changed the board, %s", words(position));
    weights(evaluator, board, position);
    BOARD.check(before.equals(state(board)), "weigh changed the board, %s", words(position));
  }

  /** Returns the state of a board, to detect changes. */
  private static List<Object> state(MutableBoard board) {
    List<Object> state = new ArrayList<>();
    state.add(board.moveCount());
    state.add(board.toMove());
    state.add(board.lastPoint());
    IntStream.range(0, board.size() * board.size()).mapToObj(board::at).forEach(state::add);
    IntStream.range(0, board.vacantCount()).map(board::vacant).forEach(state::add);
    return state;
  }

  /** Compares an evaluator used for all positions twice with a new evaluator for each position. */
  static void equalPositions(EvaluatorUnderTest bench) {
    for (Board start : bench.starts()) {
      bench.check(start, evaluator -> equalPositions(bench, evaluator, start));
    }
  }

  private static void equalPositions(EvaluatorUnderTest bench, Evaluator evaluator, Board start) {
    List<Board> positions = bench.positions(start);
    List<List<Integer>> before = new ArrayList<>();
    positions.forEach(position -> before.add(evaluated(evaluator, position)));
    for (int i = positions.size() - 1; i >= 0; i--) {
      Board position = positions.get(i);
      SAME.check(
          before.get(i).equals(evaluated(evaluator, position)),
          "another result after other positions, on %s",
          words(position));
      SAME.check(
          before.get(i).equals(evaluated(bench.create(start), position)),
          "another result of a new evaluator, on %s",
          words(position));
    }
  }

  /** Returns the value and the weights of a position. */
  private static List<Integer> evaluated(Evaluator evaluator, Board position) {
    MutableBoard board = position.mutableCopy();
    List<Integer> all = new ArrayList<>(List.of(value(evaluator, board, position)));
    Arrays.stream(weights(evaluator, board, position)).forEach(all::add);
    return all;
  }

  static void weighsSomePoint(EvaluatorUnderTest bench) {
    bench.checkPositions(
        (evaluator, position) -> {
          if (position.moves().size() > 1) {
            weighsSomePoint(evaluator, position);
          }
        });
  }

  private static void weighsSomePoint(Evaluator evaluator, Board position) {
    MutableBoard board = position.mutableCopy();
    int[] weights = weights(evaluator, board, position);
    SkippedException.skipIf(
        IntStream.range(0, weights.length).noneMatch(i -> weights[i] > 0 && board.allows(i)),
        "no point that may be played has weight, on " + words(position));
  }

  static void speed(EvaluatorUnderTest bench) {
    Board start = bench.starts().get(0);
    bench.check(
        start,
        evaluator -> {
          Board crowded = UndecidedPositions.crowded(start);
          MutableBoard board = crowded.mutableCopy();
          long begun = System.nanoTime();
          long taken = 0;
          int count = 0;
          while (taken < MEASURED_NANOS) {
            value(evaluator, board, crowded);
            count++;
            taken = System.nanoTime() - begun;
          }
          long micros = taken / count / 1000;
          SkippedException.skipIf(micros > MOST_MICROS, "an evaluation takes " + micros + " µs");
        });
  }

  private static int value(Evaluator evaluator, MutableBoard board, Board position) {
    try {
      return evaluator.value(board);
    } catch (RuntimeException | LinkageError thrown) {
      throw VALUE.broken(thrown, "an exception from value, on %s", words(position));
    }
  }

  private static int[] weights(Evaluator evaluator, MutableBoard board, Board position) {
    int[] weights = new int[board.size() * board.size()];
    try {
      evaluator.weigh(board, weights);
    } catch (RuntimeException | LinkageError thrown) {
      throw WEIGH.broken(thrown, "an exception from weigh, on %s", words(position));
    }
    return weights;
  }
}
