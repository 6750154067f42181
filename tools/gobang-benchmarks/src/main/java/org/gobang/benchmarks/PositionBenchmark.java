package org.gobang.benchmarks;

import java.util.concurrent.TimeUnit;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A benchmark of the board of the search engine: making and undoing a move with all incremental
 * updates.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class PositionBenchmark {

  private static final int SIZE = 15;
  private static final int STONES = 30;

  /** The number of moves, one on every vacant point. */
  private static final int MOVES = SIZE * SIZE - STONES;

  /** The rules. */
  @Param({"FREESTYLE", "RENJU"})
  public Rules rules = Rules.FREESTYLE;

  private SearchPosition position = new SearchPosition(Rules.FREESTYLE, SIZE);

  /** Places stones over the inner points, as in a middle game. */
  @Setup
  public void setUp() {
    position = new SearchPosition(rules, SIZE);
    for (int i = 0; i < STONES; i++) {
      int cell = i * 37 % 81;
      position.makeMove((3 + cell / 9) * SIZE + 3 + cell % 9);
    }
  }

  /** Makes and undoes a move on every vacant point. */
  @Benchmark
  @OperationsPerInvocation(MOVES)
  public int makeAndUndo() {
    int sum = 0;
    for (int point = 0; point < SIZE * SIZE; point++) {
      if (position.stone(point) == SearchPosition.NOWHERE) {
        position.makeMove(point);
        sum += position.evaluation();
        position.undoMove();
      }
    }
    return sum;
  }
}
