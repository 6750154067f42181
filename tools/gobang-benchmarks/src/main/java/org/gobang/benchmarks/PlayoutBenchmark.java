package org.gobang.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.board.MutableBoard;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A benchmark of random games from the empty board to the end, with uniformly distributed moves.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class PlayoutBenchmark {

  private static final Start START = Start.empty(15);

  /** The id of the rules. */
  @Param({"freestyle", "standard", "renju", "caro", "caro-exact"})
  public String rules = "freestyle";

  private final SplittableRandom random = new SplittableRandom(1);
  private Board start = Services.board("freestyle", START);
  private MutableBoard mutableStart = start.mutableCopy();

  /** Creates the boards. */
  @Setup
  public void setUp() {
    start = Services.board(rules, START);
    mutableStart = start.mutableCopy();
  }

  /** Plays a random game with {@link Board#allowed}. */
  @Benchmark
  public Outcome board() {
    Board board = start;
    while (board.outcome() instanceof Outcome.Undecided) {
      List<Point> allowed = board.allowed();
      board = board.play(allowed.get(random.nextInt(allowed.size())));
    }
    return board.outcome();
  }

  /**
   * Plays a random game with {@link Board#play} and a separate list of vacant points, the fastest
   * way with a {@link Board}.
   */
  @Benchmark
  public Outcome boardWithOwnList() {
    List<Point> vacant = new ArrayList<>(start.vacant());
    Board board = start;
    while (board.outcome() instanceof Outcome.Undecided) {
      int i = random.nextInt(vacant.size());
      Point point = vacant.get(i);
      if (board.judge(board.toMove(), point) instanceof Verdict.Allowed) {
        board = board.play(point);
        Point last = vacant.remove(vacant.size() - 1);
        if (i < vacant.size()) {
          vacant.set(i, last);
        }
      }
    }
    return board.outcome();
  }

  /** Plays a random game on a copy of a {@link MutableBoard}. */
  @Benchmark
  public Outcome mutableBoard() {
    MutableBoard board = mutableStart.copy();
    while (!board.over()) {
      board.play(board.randomMove(random));
    }
    return board.outcome();
  }
}
