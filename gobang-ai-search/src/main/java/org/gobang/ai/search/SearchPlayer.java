package org.gobang.ai.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.gobang.ai.search.opening.OpeningPlan;
import org.gobang.ai.search.opening.OpeningPlay;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.threat.ThreatSolver;
import org.gobang.ai.search.tree.Evaluation;
import org.gobang.ai.search.tree.IterativeDeepening;
import org.gobang.ai.search.tree.ProvenLine;
import org.gobang.ai.search.tree.SearchLimits;
import org.gobang.ai.search.tree.Variation;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.player.Player;
import org.gobang.api.player.Turn;
import org.jspecify.annotations.Nullable;

/** The search player. */
final class SearchPlayer implements Player {

  /** The divisor of the budget for a decision. */
  private static final int DECISION_PART = 4;

  /** The negligible difference in value in openings, equal to a win rate of 2.5%. */
  private static final int OPENING_MARGIN = (int) (EvaluationWeights.UNIT / 10);

  private final SearchContext context;
  private final StopDelay stopDelay = new StopDelay();
  private final OpeningPlan openingPlan = new OpeningPlan();

  /**
   * Creates a player at the start of a game.
   *
   * @param context the context of the searches
   */
  SearchPlayer(SearchContext context) {
    this.context = context;
  }

  /**
   * Selects the better side by a search with a quarter of the budget, because the next stone needs
   * a search as well.
   */
  @Override
  public Optional<String> decide(Turn turn) throws InterruptedException {
    Board board = turn.board();
    if (board.inOpening()) {
      return openingStep(turn) instanceof Move.Choose chosen
          ? Optional.of(chosen.key())
          : Optional.empty();
    }
    SearchPosition position = BoardConversion.position(board);
    List<Integer> moves = context.rootMoves(position, board);
    if (moves.isEmpty()) {
      return Player.super.decide(turn);
    }
    int value = value(turn, position, moves);
    Stone better = value < 0 ? board.toMove().opponent() : board.toMove();
    Optional<String> choice = ChoiceOfSide.of(board, better);
    return choice.isPresent() ? choice : Player.super.decide(turn);
  }

  /** Returns the step of an opening; null if an ordinary move must be searched. */
  private @Nullable Move openingStep(Turn turn) throws InterruptedException {
    TimeManager time = TimeManager.of(turn.budget(), stopDelay, System::nanoTime);
    OpeningPlay play =
        new OpeningPlay(
            new BudgetedOpeningSearch(context, turn, time),
            new SplittableRandom(context.seed(BoardConversion.position(turn.board()))),
            OPENING_MARGIN);
    return openingPlan.next(turn.board(), play).orElse(null);
  }

  /**
   * Returns whether to answer with an opening step: an analysis is for the side to move, unless the
   * opponent places its stone.
   */
  private static boolean playsOpeningStep(Turn turn) {
    Board board = turn.board();
    return board.inOpening() && (!turn.isAnalysis() || board.toAct() != board.toMove());
  }

  /** Returns the estimate for the side to move. */
  private int value(Turn turn, SearchPosition position, List<Integer> moves)
      throws InterruptedException {
    TimeManager time = TimeManager.of(turn.budget(), stopDelay, System::nanoTime);
    long nodes = Math.max(1, context.nodes(turn.budget()) / DECISION_PART);
    SearchLimits limits = context.limits(turn, time.after(1.0 / DECISION_PART), nodes);
    Variation best = search(position, moves, turn, limits).get(0);
    SearchContext.throwIfInterrupted();
    return best.value();
  }

  private List<Variation> search(
      SearchPosition position, List<Integer> moves, Turn turn, SearchLimits limits)
      throws InterruptedException {
    return new LazySmp(position, context.tables(position), limits)
        .search(
            moves,
            1,
            Optional.empty(),
            SearchContext.maxDepth(turn.budget()),
            0,
            IterativeDeepening::isUndecided);
  }

  @Override
  public Point choose(Turn turn) throws InterruptedException {
    if (playsOpeningStep(turn) && openingStep(turn) instanceof Move.Place laid) {
      return laid.point();
    }
    TimeManager time = TimeManager.of(turn.budget(), stopDelay, System::nanoTime);
    Board board = turn.board();
    SearchPosition position = BoardConversion.position(board);
    turn.report(MoveWeights.of(position));
    PersistentTables tables = context.tables(position);
    ThreatSolver solver = turn.seeksWin() ? ThreatSolver.large(position.points()) : tables.solver();
    ProvenLine lines =
        new ProvenLine(
            position,
            tables.transpositionTable(),
            solver,
            tables.histories().get(0),
            () -> time.now() - time.deadline() > 0);
    InsightReporter reporter = new InsightReporter(turn, board.size(), lines);
    long moveSeed = context.seed(position);
    boolean analysis = turn.isAnalysis() || turn.lines() > 1;
    OpeningVariety opening = new OpeningVariety(position, moveSeed, !analysis);
    Optional<Integer> first = opening.moveWithoutSearch();
    if (first.isPresent()) {
      reporter.moveWithoutSearch(first.get(), Evaluation.of(position), 0);
      return BoardConversion.point(first.get(), board.size());
    }
    List<Integer> moves = new ArrayList<>(context.rootMoves(position, board));
    if (!board.openingPoints().isEmpty()) {
      moves.clear();
      board.allowed().forEach(point -> moves.add(BoardConversion.number(point, board)));
    }
    moves.removeAll(excluded(turn));
    if (moves.isEmpty() && !analysis) {
      return nearestToCentre(turn);
    }
    if (moves.isEmpty()) {
      moves.addAll(otherMoves(position, turn));
    }
    long nodes = context.nodes(turn.budget());
    SearchLimits limits = context.limits(turn, time.deadline(), nodes);
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
        search.search(
            moves, multiPv, win, SearchContext.maxDepth(turn.budget()), probe.nodes(), monitor);
    stopDelay.record(time.now() - time.deadline());
    SearchContext.throwIfInterrupted();
    Variation move = opening.choose(best);
    if (!reporter.playedMove(move, best)) {
      reporter.moveWithoutSearch(move.move(), Evaluation.of(position), probe.nodes());
    }
    return BoardConversion.point(move.move(), board.size());
  }

  /**
   * Searches the opponent's position, expected reply first, to fill the transposition table with
   * replies. Has no effect below the highest level, because more nodes would make the level
   * stronger.
   */
  @Override
  public void ponder(Turn turn) throws InterruptedException {
    TimeManager time = TimeManager.of(turn.budget(), stopDelay, System::nanoTime);
    Board board = turn.board();
    SearchPosition position = BoardConversion.position(board);
    List<Integer> moves =
        context.level().isHighest() ? context.rootMoves(position, board) : List.of();
    if (moves.isEmpty()) {
      return;
    }
    SearchLimits limits = context.limits(turn, time.deadline(), SearchContext.limit(turn.budget()));
    search(position, moves, turn, limits);
    SearchContext.throwIfInterrupted();
  }

  @Override
  public void close() {
    context.close();
  }

  private static Set<Integer> excluded(Turn turn) {
    return turn.excluded().stream()
        .map(point -> BoardConversion.number(point, turn.board()))
        .collect(Collectors.toSet());
  }

  /** Returns the moves to analyze if all preferred moves are excluded. */
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

  /** Returns the move if no stone has an allowed point nearby. */
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
