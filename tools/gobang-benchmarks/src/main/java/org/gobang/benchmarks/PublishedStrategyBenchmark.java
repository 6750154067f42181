package org.gobang.benchmarks;

import java.util.List;
import java.util.concurrent.TimeUnit;
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

/** The same answers as in {@link StrategyBenchmark}, by the published implementation. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class PublishedStrategyBenchmark {

  /** The id of the strategy. */
  @Param({"live-sleep", "rewards", "runs"})
  public String strategy = "live-sleep";

  private PublishedStrategy published = new PublishedStrategy(strategy);
  private List<int[][]> positions = List.of();

  /** Fills the map of codes and the arrays of stones. */
  @Setup
  public void setUp() {
    published = new PublishedStrategy(strategy);
    positions =
        MiddlegamePositions.positions("freestyle").stream().map(PublishedStrategy::stones).toList();
  }

  /** Answers on every position. */
  @Benchmark
  @OperationsPerInvocation(MiddlegamePositions.COUNT)
  public void answer(Blackhole answers) {
    for (int[][] stones : positions) {
      answers.consume(published.answer(stones));
    }
  }
}
