package org.gobang.benchmarks;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Player;
import org.gobang.testkit.TestTurn;
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

/**
 * A benchmark of the answer of a player: reading the board, evaluating all points, creating the
 * heat map and choosing the best point.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class StrategyBenchmark {

  /** The id of the player. */
  @Param({"live-sleep", "rewards", "runs", "shapes", "neighbour"})
  public String strategy = "";

  private Player player = turn -> turn.board().allowed().get(0);
  private List<Board> positions = List.of();

  /** Creates the player and the turns. */
  @Setup
  public void setUp() throws InterruptedException {
    positions = MiddlegamePositions.positions("freestyle");
    player = Services.player(strategy, positions.get(0), 0);
  }

  /** Chooses a move in every position. */
  @Benchmark
  @OperationsPerInvocation(MiddlegamePositions.COUNT)
  public void answer(Blackhole answers) throws InterruptedException {
    for (Board position : positions) {
      TestTurn turn = new TestTurn(position, Budget.UNLIMITED, 1);
      answers.consume(player.choose(turn));
      answers.consume(turn.reported());
    }
  }
}
