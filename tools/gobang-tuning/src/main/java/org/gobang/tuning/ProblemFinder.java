package org.gobang.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.threat.ThreatSolver;
import org.gobang.ai.search.tree.IterativeDeepening;
import org.gobang.api.problem.ProblemKind;

/**
 * Finds the problems of one game: at most one win, the first one, and one defence, that against the
 * longest threat. They are the most different and the most difficult ones of the game.
 */
final class ProblemFinder {

  private static final int SHORTEST = 3;
  private static final int LONGEST = 17;

  /** Fuller boards take long to look through. */
  private static final int MOST_STONES = 60;

  /** The nodes for a win that may be there. */
  private static final int NODES = 4_000;

  /** The nodes that have to find nothing where nothing may be found. */
  private static final int NODES_AGAINST = 40_000;

  /** The nodes that have to find nothing against the only defence. */
  private static final int NODES_TO_HOLD = 200_000;

  private final EvaluationWeights weights;
  private final ThreatSolver solver =
      new ThreatSolver(FixedNodesEngine.SIZE * FixedNodesEngine.SIZE);
  private final SearchPosition position;
  private final List<Integer> made = new ArrayList<>();

  private ProblemFinder(EvaluationWeights weights) {
    this.weights = weights;
    this.position = new SearchPosition(weights, FixedNodesEngine.SIZE);
  }

  /**
   * Finds the problems of a game.
   *
   * @param points its moves, Black's first
   */
  static List<FoundProblem> find(EvaluationWeights weights, List<Integer> points) {
    ProblemFinder finder = new ProblemFinder(weights);
    Optional<FoundProblem> win = Optional.empty();
    Optional<FoundProblem> defence = Optional.empty();
    for (int i = 0; i <= Math.min(points.size(), MOST_STONES); i++) {
      if (finder.isOpen()) {
        Optional<ThreatSolver.Win> threats = finder.threats(NODES);
        if (threats.isEmpty()) {
          Optional<FoundProblem> longer =
              finder.defence(defence.map(FoundProblem::plies).orElse(0));
          defence = longer.isPresent() ? longer : defence;
        } else if (win.isEmpty()) {
          win = finder.win(threats.get());
        }
      }
      if (i < points.size()) {
        finder.makeMove(points.get(i));
      }
    }
    List<FoundProblem> found = new ArrayList<>();
    win.ifPresent(found::add);
    defence.ifPresent(found::add);
    return found;
  }

  /** Whether neither side can make a five now. */
  private boolean isOpen() {
    return position.fivePoint(SearchPosition.BLACK) == SearchPosition.NOWHERE
        && position.fivePoint(SearchPosition.WHITE) == SearchPosition.NOWHERE;
  }

  private void makeMove(int point) {
    position.makeMove(point);
    made.add(point);
  }

  private Optional<ThreatSolver.Win> threats(int nodes) {
    return solver.solve(position, nodes, searched -> false);
  }

  private Optional<FoundProblem> win(ThreatSolver.Win threats) {
    Optional<FourSolver.Win> fours = FourSolver.solve(position, LONGEST, NODES_AGAINST);
    int plies = fours.map(FourSolver.Win::plies).orElse(threats.plies());
    int move = fours.map(FourSolver.Win::move).orElse(threats.pv().get(0));
    if (plies < SHORTEST || plies > LONGEST || !new OtherWins(position, move).isNone()) {
      return Optional.empty();
    }
    ProblemKind kind = fours.isPresent() ? ProblemKind.WIN_BY_FOURS : ProblemKind.WIN_BY_THREATS;
    return Optional.of(new FoundProblem(made, kind, plies, move, isTrap(move)));
  }

  /**
   * Whether the win is another one, or none, in freestyle. Where it begins with another move there,
   * that move does not win here, as the solution is unique.
   */
  private boolean isTrap(int move) {
    SearchPosition freestyle = new SearchPosition(Rules.FREESTYLE, FixedNodesEngine.SIZE);
    made.forEach(freestyle::makeMove);
    return new ThreatSolver(freestyle.points())
        .solve(freestyle, NODES_AGAINST, searched -> false)
        .filter(win -> win.pv().get(0) == move)
        .isEmpty();
  }

  /** The only defence against a threat that is longer than so many plies. */
  private Optional<FoundProblem> defence(int longerThan) {
    position.pass();
    Optional<ThreatSolver.Win> threat = threats(NODES);
    position.pass();
    int plies = threat.map(ThreatSolver.Win::plies).orElse(0);
    if (plies < SHORTEST || plies <= longerThan || plies > LONGEST) {
      return Optional.empty();
    }
    int only = onlyDefence();
    return only != SearchPosition.NOWHERE && holds(only)
        ? Optional.of(new FoundProblem(made, ProblemKind.ONLY_DEFENCE, plies, only, false))
        : Optional.empty();
  }

  /**
   * The only move after which the opponent has no win by threats: any other point of the board that
   * is not forbidden is tried.
   *
   * @return {@link SearchPosition#NOWHERE} if there is none, or several
   */
  private int onlyDefence() {
    List<Integer> moves = new ArrayList<>(IterativeDeepening.rootMoves(position));
    for (int point = 0; point < position.points(); point++) {
      if (position.stone(point) == SearchPosition.NOWHERE && !moves.contains(point)) {
        moves.add(point);
      }
    }
    int only = SearchPosition.NOWHERE;
    for (int move : moves) {
      if (!position.isForbidden(move) && !loses(move)) {
        if (only != SearchPosition.NOWHERE) {
          return SearchPosition.NOWHERE;
        }
        only = move;
      }
    }
    return only;
  }

  private boolean loses(int move) {
    position.makeMove(move);
    boolean loses = threats(NODES).isPresent();
    position.undoMove();
    return loses;
  }

  /** Whether neither threats nor a search refute a move. */
  private boolean holds(int move) {
    position.makeMove(move);
    boolean refuted = threats(NODES_TO_HOLD).isPresent();
    position.undoMove();
    FixedNodesEngine engine = new FixedNodesEngine(weights, NODES_TO_HOLD);
    made.forEach(engine::makeMove);
    engine.makeMove(move);
    return !refuted && engine.search().outcome() <= 0;
  }
}
