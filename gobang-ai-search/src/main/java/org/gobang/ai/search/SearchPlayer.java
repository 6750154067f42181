package org.gobang.ai.search;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.gobang.ai.search.position.Position;
import org.gobang.ai.search.tree.Control;
import org.gobang.ai.search.tree.Deepening;
import org.gobang.ai.search.tree.RootMove;
import org.gobang.ai.search.tree.Value;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Player;
import org.gobang.api.player.Score;
import org.gobang.api.player.Turn;
import org.gobang.api.player.Weights;
import org.jspecify.annotations.Nullable;

/** One turn from beginning to end: reads the board, searches, reports, answers. */
final class SearchPlayer implements Player {

  /** As deep as anybody wants to see. */
  private static final int MOST_DEPTH = 100;

  private final Level level;
  private final int threads;
  private final int megabytes;
  private final long seed;
  private @Nullable Memory memory;

  SearchPlayer(Level level, int threads, int megabytes, long seed) {
    this.level = level;
    this.threads = threads;
    this.megabytes = megabytes;
    this.seed = seed;
  }

  @Override
  public Point choose(Turn turn) throws InterruptedException {
    long begun = System.nanoTime();
    Board board = turn.board();
    Position position = Boards.position(board);
    turn.report(weights(position));
    List<Integer> moves = Deepening.movesOf(position);
    if (moves.isEmpty()) {
      return nearestToTheCentre(board);
    }
    Schedule schedule = Schedule.of(turn.budget(), begun);
    Team team = new Team(position, memoryFor(position), control(turn, schedule));
    int lines = Math.max(turn.lines(), level.choices());
    Watch watch = new Watch(turn, schedule, board.size(), lines);
    List<RootMove> best = team.search(moves, lines, depth(turn.budget()), watch);
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
    return Boards.point(level.choose(best, seed ^ position.key()).move(), board.size());
  }

  private Memory memoryFor(Position position) {
    Memory kept = memory;
    if (kept == null || !kept.fits(position)) {
      kept = new Memory(position, threads, megabytes);
      memory = kept;
    }
    return kept;
  }

  private Control control(Turn turn, Schedule schedule) {
    Thread asked = Thread.currentThread();
    long nodes =
        turn.budget()
            .limit(Budget.Limit.Nodes.class)
            .map(Budget.Limit.Nodes::count)
            .orElse(Long.MAX_VALUE);
    return new Control(
        () -> turn.stop().requested() || asked.isInterrupted(),
        schedule.deadline(),
        Math.min(nodes, level.nodes()) / threads);
  }

  private static int depth(Budget budget) {
    return budget
        .limit(Budget.Limit.Depth.class)
        .map(depth -> Math.min(depth.plies(), MOST_DEPTH))
        .orElse(MOST_DEPTH);
  }

  /** What each point near stones promises, before any search. */
  private static Weights weights(Position position) {
    int[] weights = new int[position.points()];
    for (int point = 0; point < weights.length; point++) {
      if ((position.near(point >> 6) >>> point & 1) != 0 && !position.isForbidden(point)) {
        weights[point] = position.urge(position.side(), point);
      }
    }
    return Weights.of(position.size(), weights);
  }

  /** Where there is no stone to play beside, or no such point is allowed. */
  private static Point nearestToTheCentre(Board board) {
    int centre = board.size() / 2;
    return board.allowed().stream()
        .min(
            Comparator.comparingInt(
                point -> Math.abs(point.column() - centre) + Math.abs(point.row() - centre)))
        .orElseThrow(() -> new IllegalStateException("the board allows no point"));
  }

  /** Reports every depth, and says when it is time to answer. */
  private static final class Watch implements Deepening.Listener {
    private final Turn turn;
    private final Schedule schedule;
    private final int size;
    private final int lines;
    private int bestMove = Position.NOWHERE;
    private int lastValue;
    private int unchanged;

    Watch(Turn turn, Schedule schedule, int size, int lines) {
      this.turn = turn;
      this.schedule = schedule;
      this.size = size;
      this.lines = lines;
    }

    @Override
    public boolean done(Deepening search) {
      List<RootMove> best = search.best();
      report(best, search.nodes());
      RootMove first = best.get(0);
      boolean same = first.move() == bestMove;
      unchanged = same ? unchanged + 1 : 0;
      int fall = bestMove == Position.NOWHERE ? 0 : Math.max(0, lastValue - first.value());
      bestMove = first.move();
      lastValue = first.value();
      boolean decided = Value.isLoss(first.value()) || (lines == 1 && Value.isWin(first.value()));
      return !decided && !schedule.isEnough(unchanged, fall);
    }

    private void report(List<RootMove> best, long nodes) {
      int rank = 1;
      for (RootMove move : best.subList(0, Math.min(best.size(), turn.lines()))) {
        List<Point> points =
            IntStream.of(move.line()).mapToObj(point -> Boards.point(point, size)).toList();
        turn.report(new Insight.Line(rank++, move.depth(), nodes, score(move.value()), points));
      }
    }

    private static Score score(int value) {
      if (Value.isWin(value)) {
        return new Score.WinIn(Value.plies(value));
      }
      return Value.isLoss(value) ? new Score.LossIn(Value.plies(value)) : new Score.Estimate(value);
    }
  }
}
