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
 * Finds problems in one game: at most the first win and the defence against the longest threat.
 * These are the most different and most difficult problems of the game.
 */
final class ProblemFinder {

  private static final int SHORTEST = 3;
  private static final int LONGEST = 17;

  /** The maximum number of stones, as fuller boards take too long. */
  private static final int MOST_STONES = 60;

  /** The nodes of a search for a possible win. */
  private static final int NODES = 4_000;

  /** The nodes to confirm that no win exists. */
  private static final int NODES_AGAINST = 40_000;

  /** The nodes to confirm that no win exists after the only defence. */
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
   * @param points the moves of the game, Black's first
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

  /** Returns whether neither side can make a five immediately. */
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
   * Returns whether freestyle has another win or none. A different first move of a freestyle win
   * does not win here, as the solution is unique.
   */
  private boolean isTrap(int move) {
    SearchPosition freestyle = new SearchPosition(Rules.FREESTYLE, FixedNodesEngine.SIZE);
    made.forEach(freestyle::makeMove);
    return new ThreatSolver(freestyle.points())
        .solve(freestyle, NODES_AGAINST, searched -> false)
        .filter(win -> win.pv().get(0) == move)
        .isEmpty();
  }

  /** Returns the only defence against a threat longer than a number of plies. */
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
   * Returns the only move after which the opponent has no win by threats. All other allowed points
   * are tried.
   *
   * @return the move, {@link SearchPosition#NOWHERE} for none or several
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

  /** Returns whether neither threats nor a search refute a move. */
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
