package org.gobang.ai.search;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.threat.ThreatSolver;
import org.gobang.ai.search.tree.Evaluation;
import org.gobang.ai.search.tree.RootMove;
import org.gobang.ai.search.tree.SearchLimits;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Player;
import org.gobang.api.player.Turn;
import org.gobang.api.player.Weights;

/** One turn from beginning to end: reads the board, searches, reports, answers. */
final class SearchPlayer implements Player {

  /** As deep as anybody wants to see. */
  private static final int MOST_DEPTH = 100;

  /** So much urge makes a move more likely by a factor of e. */
  private static final double UNIT = 20;

  private final Level level;
  private final int threads;
  private final long seed;
  private final TranspositionTablePool tables;
  private PersistentTables memory;

  /**
   * A player that remembers nothing yet.
   *
   * @param start the first board that it will be asked about: the tables and the memory are made
   *     for it now, while no clock runs
   * @param tables where the transposition table comes from, and goes to in the end
   */
  SearchPlayer(
      Level level,
      int threads,
      int megabytes,
      long seed,
      Board start,
      TranspositionTablePool tables) {
    this.level = level;
    this.threads = threads;
    this.seed = seed;
    this.tables = tables;
    this.memory =
        new PersistentTables(BoardConversion.position(start), threads, tables.take(megabytes));
  }

  @Override
  public Point choose(Turn turn) throws InterruptedException {
    long begun = System.nanoTime();
    Board board = turn.board();
    SearchPosition position = BoardConversion.position(board);
    turn.report(weights(position));
    InsightReporter reports = new InsightReporter(turn, board.size());
    long lots = seed ^ position.key();
    OpeningVariety opening = new OpeningVariety(position, lots, !isStudied(turn));
    Optional<Integer> first = opening.first();
    if (first.isPresent()) {
      reports.unsearched(first.get(), Evaluation.of(position), 0);
      return BoardConversion.point(first.get(), board.size());
    }
    List<Integer> moves = level.moves(position, lots);
    if (moves.isEmpty()) {
      return nearestToTheCentre(board);
    }
    TimeManager schedule = TimeManager.of(turn.budget(), begun);
    long nodes = Math.min(nodes(turn.budget()), level.nodes());
    SearchLimits control = control(turn, schedule, nodes / threads);
    PersistentTables known = memoryFor(position);
    ThreatProbe scout = new ThreatProbe(known.solver(), control, schedule, nodes);
    int lines = Math.max(turn.lines(), opening.choices());
    if (turn.lines() == 1) {
      Optional<ThreatSolver.Win> win =
          scout.win(position).filter(each -> moves.contains(each.pv().get(0)));
      if (win.isPresent()) {
        reports.win(win.get(), scout.spent());
        return BoardConversion.point(win.get().pv().get(0), board.size());
      }
    }
    LazySmp team = new LazySmp(position, known, control);
    SearchMonitor watch = new SearchMonitor(position, team, scout, schedule, reports, lines);
    List<RootMove> best = team.search(moves, lines, depth(turn.budget()), scout.spent(), watch);
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
    RootMove move = opening.choose(best);
    if (!reports.end(move)) {
      reports.unsearched(move.move(), Evaluation.of(position), scout.spent());
    }
    return BoardConversion.point(move.move(), board.size());
  }

  @Override
  public void close() {
    tables.keep(memory.table());
  }

  /** Whether the turn is no game's: who wants several lines, or a depth, wants to know the best. */
  private static boolean isStudied(Turn turn) {
    return turn.lines() > 1 || turn.budget().limit(Budget.Limit.Depth.class).isPresent();
  }

  private PersistentTables memoryFor(SearchPosition position) {
    if (!memory.fits(position)) {
      memory.table().clear();
      memory = new PersistentTables(position, threads, memory.table());
    }
    return memory;
  }

  private static SearchLimits control(Turn turn, TimeManager schedule, long nodes) {
    Thread asked = Thread.currentThread();
    return new SearchLimits(
        () -> turn.stop().requested() || asked.isInterrupted(), schedule.deadline(), nodes);
  }

  private static long nodes(Budget budget) {
    return budget
        .limit(Budget.Limit.Nodes.class)
        .map(Budget.Limit.Nodes::count)
        .orElse(Long.MAX_VALUE);
  }

  private static int depth(Budget budget) {
    return budget
        .limit(Budget.Limit.Depth.class)
        .map(depth -> Math.min(depth.plies(), MOST_DEPTH))
        .orElse(MOST_DEPTH);
  }

  /**
   * What each point near stones promises, before any search: how likely it is the best, in
   * thousandths of what the most promising is.
   */
  private static Weights weights(SearchPosition position) {
    int[] weights = new int[position.points()];
    int most = 0;
    for (int point = 0; point < weights.length; point++) {
      boolean near = (position.candidates(point >> 6) >>> point & 1) != 0;
      weights[point] =
          near && !position.isForbidden(point)
              ? position.orderingScore(position.sideToMove(), point)
              : -1;
      most = Math.max(most, weights[point]);
    }
    for (int point = 0; point < weights.length; point++) {
      weights[point] =
          weights[point] < 0
              ? 0
              : (int) Math.round(1000 * Math.exp((weights[point] - most) / UNIT));
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
}
