package org.gobang.benchmarks;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
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
import org.openjdk.jmh.infra.Blackhole;

/** A benchmark of boards: playing a move and finding all forbidden points of Black. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class RulesBenchmark {

  private static final Point CORNER = new Point(14, 14);

  /** The id of the rules. */
  @Param({"freestyle", "renju"})
  public String rules = "";

  private List<Board> positions = List.of();

  /** Creates the positions. */
  @Setup
  public void setUp() {
    positions = MiddlegamePositions.positions(rules);
  }

  /** Plays a move. */
  @Benchmark
  @OperationsPerInvocation(MiddlegamePositions.COUNT)
  public void play(Blackhole boards) {
    for (Board position : positions) {
      boards.consume(position.play(CORNER));
    }
  }

  /** Finds all forbidden points. */
  @Benchmark
  @OperationsPerInvocation(MiddlegamePositions.COUNT)
  public void forbidden(Blackhole points) {
    for (Board position : positions) {
      points.consume(position.forbidden(Stone.BLACK));
    }
  }
}
