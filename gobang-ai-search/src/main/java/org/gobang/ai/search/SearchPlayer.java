package org.gobang.ai.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.threat.ThreatSolver;
import org.gobang.ai.search.tree.Evaluation;
import org.gobang.ai.search.tree.IterativeDeepening;
import org.gobang.ai.search.tree.ProvenLine;
import org.gobang.ai.search.tree.SearchLimits;
import org.gobang.ai.search.tree.Value;
import org.gobang.ai.search.tree.Variation;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Player;
import org.gobang.api.player.Turn;

/** The search player: one turn from beginning to end. */
final class SearchPlayer implements Player {

  private static final int MAX_DEPTH = 100;

  /** One part of so many of the budget is for a decision. */
  private static final int DECISION_PART = 4;

  private final Level level;
  private final int threads;
  private final long seed;
  private final TranspositionTablePool pool;
  private final StopDelay stopDelay = new StopDelay();
  private PersistentTables tables;
  private boolean closed;

  /**
   * A player at the beginning of a game.
   *
   * @param start the first board: the tables are allocated for it now, while no clock runs
   * @param pool where the transposition table is taken from, and returned to in the end
   */
  SearchPlayer(
      Level level,
      int threads,
      int megabytes,
      long seed,
      Board start,
      TranspositionTablePool pool) {
    this.level = level;
    this.threads = threads;
    this.seed = seed;
    this.pool = pool;
    this.tables =
        new PersistentTables(BoardConversion.position(start), threads, pool.acquire(megabytes));
  }

  /**
   * Chooses the side that stands better by a search with a quarter of the budget: the stone after
   * it is to be searched too.
   */
  @Override
  public Optional<String> decide(Turn turn) throws InterruptedException {
    Board board = turn.board();
    SearchPosition position = BoardConversion.position(board);
    List<Integer> moves = rootMoves(position, board);
    if (moves.isEmpty()) {
      return Player.super.decide(turn);
    }
    int value = value(turn, position, moves);
    Stone better = value < 0 ? board.toMove().opponent() : board.toMove();
    Optional<String> choice = ChoiceOfSide.of(board, better);
    return choice.isPresent() ? choice : Player.super.decide(turn);
  }

  private List<Integer> rootMoves(SearchPosition position, Board board) {
    return level.rootMoves(position, BoardConversion.lastStones(board, 2), seed ^ position.key());
  }

  /** How the side to move stands. */
  private int value(Turn turn, SearchPosition position, List<Integer> moves)
      throws InterruptedException {
    TimeManager time = TimeManager.of(turn.budget(), stopDelay, System::nanoTime);
    long nodes = Math.min(nodes(turn.budget()), level.nodes()) / DECISION_PART / threads;
    SearchLimits limits = limits(turn, time.after(1.0 / DECISION_PART), Math.max(1, nodes));
    resetTablesUnlessFor(position);
    Variation best =
        new LazySmp(position, tables, limits)
            .search(
                moves, 1, Optional.empty(), maxDepth(turn.budget()), 0, SearchPlayer::isUndecided)
            .get(0);
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
    return best.value();
  }

  @Override
  public Point choose(Turn turn) throws InterruptedException {
    TimeManager time = TimeManager.of(turn.budget(), stopDelay, System::nanoTime);
    Board board = turn.board();
    SearchPosition position = BoardConversion.position(board);
    turn.report(MoveWeights.of(position));
    resetTablesUnlessFor(position);
    ThreatSolver solver = turn.seeksWin() ? ThreatSolver.large(position.points()) : tables.solver();
    ProvenLine lines =
        new ProvenLine(
            position,
            tables.transpositionTable(),
            solver,
            tables.histories().get(0),
            () -> time.now() - time.deadline() > 0);
    InsightReporter reporter = new InsightReporter(turn, board.size(), lines);
    long moveSeed = seed ^ position.key();
    boolean analysis = turn.isAnalysis() || turn.lines() > 1;
    OpeningVariety opening = new OpeningVariety(position, moveSeed, !analysis);
    Optional<Integer> first = opening.moveWithoutSearch();
    if (first.isPresent()) {
      reporter.moveWithoutSearch(first.get(), Evaluation.of(position), 0);
      return BoardConversion.point(first.get(), board.size());
    }
    List<Integer> moves = new ArrayList<>(rootMoves(position, board));
    moves.removeAll(excluded(turn));
    if (moves.isEmpty() && !analysis) {
      return nearestToCentre(turn);
    }
    if (moves.isEmpty()) {
      moves.addAll(otherMoves(position, turn));
    }
    long nodes = Math.min(nodes(turn.budget()), level.nodes());
    SearchLimits limits = limits(turn, time.deadline(), nodes / threads);
    ThreatProbe probe = new ThreatProbe(solver, limits, time, nodes);
    int multiPv = Math.max(turn.lines(), opening.multiPv());
    Optional<Variation> win =
        (turn.seeksWin() ? probe.seekWin(position) : probe.findWin(position))
            .filter(found -> moves.contains(found.pv().get(0)))
            .map(lines::complete);
    win.ifPresent(found -> reporter.bestMoves(List.of(found), probe.nodes()));
    if (win.isPresent() && (turn.lines() == 1 || moves.size() == 1)) {
      return BoardConversion.point(win.get().move(), board.size());
    }
    LazySmp search = new LazySmp(position, tables, limits);
    SearchMonitor monitor =
        new SearchMonitor(position, search, probe, time, reporter, multiPv, analysis);
    List<Variation> best =
        search.search(moves, multiPv, win, maxDepth(turn.budget()), probe.nodes(), monitor);
    stopDelay.record(time.now() - time.deadline());
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
    Variation move = opening.choose(best);
    if (!reporter.playedMove(move, best)) {
      reporter.moveWithoutSearch(move.move(), Evaluation.of(position), probe.nodes());
    }
    return BoardConversion.point(move.move(), board.size());
  }

  /**
   * Searches the position for the opponent, the expected reply first as in any search, which leaves
   * the replies of this side in the transposition table. Below the highest level it does nothing:
   * more nodes would make the level stronger.
   */
  @Override
  public void ponder(Turn turn) throws InterruptedException {
    TimeManager time = TimeManager.of(turn.budget(), stopDelay, System::nanoTime);
    Board board = turn.board();
    SearchPosition position = BoardConversion.position(board);
    List<Integer> moves = level.isHighest() ? rootMoves(position, board) : List.of();
    if (moves.isEmpty()) {
      return;
    }
    SearchLimits limits = limits(turn, time.deadline(), nodes(turn.budget()) / threads);
    resetTablesUnlessFor(position);
    new LazySmp(position, tables, limits)
        .search(moves, 1, Optional.empty(), maxDepth(turn.budget()), 0, SearchPlayer::isUndecided);
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
  }

  private static boolean isUndecided(IterativeDeepening search) {
    int value = search.bestMoves().get(0).value();
    return !Value.isWin(value) && !Value.isLoss(value);
  }

  @Override
  public void close() {
    if (!closed) {
      closed = true;
      pool.release(tables.transpositionTable());
    }
  }

  private void resetTablesUnlessFor(SearchPosition position) {
    if (!tables.fit(position)) {
      tables.transpositionTable().clear();
      tables = new PersistentTables(position, threads, tables.transpositionTable());
    }
  }

  private static SearchLimits limits(Turn turn, long deadline, long nodes) {
    Thread caller = Thread.currentThread();
    return new SearchLimits(
        () -> turn.stop().requested() || caller.isInterrupted(), deadline, nodes);
  }

  private static long nodes(Budget budget) {
    return budget
        .limit(Budget.Limit.Nodes.class)
        .map(Budget.Limit.Nodes::count)
        .orElse(Long.MAX_VALUE);
  }

  private static int maxDepth(Budget budget) {
    return budget
        .limit(Budget.Limit.Depth.class)
        .map(depth -> Math.min(depth.plies(), MAX_DEPTH))
        .orElse(MAX_DEPTH);
  }

  private static Set<Integer> excluded(Turn turn) {
    return turn.excluded().stream()
        .map(point -> BoardConversion.number(point, turn.board()))
        .collect(Collectors.toSet());
  }

  /** What can be analysed where all moves that a search tries first are excluded. */
  private static List<Integer> otherMoves(SearchPosition position, Turn turn) {
    List<Integer> others = new ArrayList<>();
    for (Point point : turn.board().allowed()) {
      int number = BoardConversion.number(point, turn.board());
      if (position.isCandidate(number) && !turn.excluded().contains(point)) {
        others.add(number);
      }
    }
    return others.isEmpty()
        ? List.of(BoardConversion.number(nearestToCentre(turn), turn.board()))
        : others;
  }

  /** Where there is no stone to play beside, or no such point is allowed. */
  private static Point nearestToCentre(Turn turn) {
    int centre = turn.board().size() / 2;
    return turn.board().allowed().stream()
        .filter(point -> !turn.excluded().contains(point))
        .min(
            Comparator.comparingInt(
                point -> Math.abs(point.column() - centre) + Math.abs(point.row() - centre)))
        .orElseThrow(() -> new IllegalStateException("the board allows no point"));
  }
}
