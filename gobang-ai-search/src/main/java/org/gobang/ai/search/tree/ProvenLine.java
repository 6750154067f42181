package org.gobang.ai.search.tree;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;
import org.gobang.ai.search.threat.ForcedResult;
import org.gobang.ai.search.threat.ThreatSolver;

/**
 * The completion of proven variations to the five. The principal variation of a search ends at a
 * position that needs no search, or with a result from the transposition table. The remaining moves
 * come from the table, or from the threat solver, which proves the win again against the longest
 * defences.
 */
public final class ProvenLine {

  /** The maximum nodes of the solver for a line. */
  private static final long MAX_NODES = 20_000;

  /** The maximum number of positions in which a line follows the transposition table. */
  private static final int MAX_STEPS = 2_000;

  private final SearchPosition position;
  private final TranspositionTable table;
  private final ThreatSolver solver;
  private final BooleanSupplier stop;
  private final MoveHistory history;
  private final Map<Variation, Variation> known = new HashMap<>();
  private long nodes;
  private int steps;

  /** An answer of the defender, with the plies to the attacker's win after it. */
  private record Answer(int move, int plies) {}

  /**
   * Creates the completion of lines from a position.
   *
   * @param position the position, unchanged between calls
   * @param history the history for ordering moves
   * @param stop returns whether the time is over
   */
  public ProvenLine(
      SearchPosition position,
      TranspositionTable table,
      ThreatSolver solver,
      MoveHistory history,
      BooleanSupplier stop) {
    this.position = position;
    this.table = table;
    this.solver = solver;
    this.stop = stop;
    this.history = history;
  }

  /** Returns the variation of a win found by the solver. */
  public Variation complete(ThreatSolver.Win win) {
    // The line of the solver may have gaps and shorter defences because of lost table entries.
    Variation whole = completed(new Variation(win.pv().subList(0, 1), Value.winIn(win.plies()), 1));
    return whole.moves().size() > 1 || win.plies() == 1
        ? whole
        : new Variation(win.pv(), whole.value(), 1);
  }

  /**
   * Returns the variation with its line extended to the win and its value in plies.
   *
   * @return the completed variation, or the same one if it is not proven or cannot be completed in
   *     time
   */
  public Variation complete(Variation variation) {
    return variation.isProven()
        ? known
            .computeIfAbsent(variation.withDepth(0), this::completed)
            .withDepth(variation.depth())
        : variation;
  }

  private Variation completed(Variation variation) {
    nodes = 0;
    steps = 0;
    List<Integer> moves = variation.moves();
    int plies = Value.plies(variation.value());
    Optional<List<Integer>> line = after(moves, () -> fromTable(plies - moves.size()));
    boolean wins = Value.isWin(variation.value());
    for (int length = moves.size(); line.isEmpty() && length > 0; length--) {
      boolean attacks = (length % 2 == 0) == wins;
      line = after(moves.subList(0, length), () -> attacks ? win() : loss());
    }
    return line.map(
            whole ->
                new Variation(
                    whole,
                    wins ? Value.winIn(whole.size()) : Value.lossIn(whole.size()),
                    variation.depth()))
        .orElse(variation);
  }

  /** The continuation of a line. */
  private interface Continuation {
    Optional<List<Integer>> find();
  }

  /** Returns the moves and the continuation after them. */
  private Optional<List<Integer>> after(List<Integer> moves, Continuation rest) {
    moves.forEach(position::makeMove);
    Optional<List<Integer>> found = rest.find();
    moves.forEach(move -> position.undoMove());
    return found.map(
        line -> {
          List<Integer> whole = new ArrayList<>(moves);
          whole.addAll(line);
          return whole;
        });
  }

  /**
   * Returns the rest of a line with a number of plies, won by the side that makes the last move.
   */
  private Optional<List<Integer>> fromTable(int plies) {
    if (plies == 0) {
      return Optional.of(List.of());
    }
    boolean attacks = plies % 2 == 1;
    if (ForcedResult.plies(position) == (attacks ? plies : -plies)) {
      return (attacks ? win() : loss()).filter(line -> line.size() == plies);
    }
    if (plies < 0 || ForcedResult.plies(position) != 0 || ++steps > MAX_STEPS) {
      return Optional.empty();
    }
    for (int move : moves()) {
      Optional<List<Integer>> line =
          knownPliesAfter(move) == plies - 1
              ? after(List.of(move), () -> fromTable(plies - 1))
              : Optional.empty();
      if (line.isPresent()) {
        return line;
      }
    }
    return attacks ? win().filter(line -> line.size() == plies) : Optional.empty();
  }

  /** Returns the plies to the known win or loss after a move, or 0 if unknown. */
  private int knownPliesAfter(int move) {
    position.makeMove(move);
    int forced = Math.abs(ForcedResult.plies(position));
    long entry = table.probe(position.key());
    position.undoMove();
    if (forced != 0 || entry == TableEntry.NONE) {
      return forced;
    }
    int value = TableEntry.value(entry);
    return Value.isWin(value) || Value.isLoss(value) ? Value.plies(value) : 0;
  }

  /** Returns a win of the side to move by threats. */
  private Optional<List<Integer>> win() {
    int move =
        ForcedResult.plies(position) > 0
            ? ForcedResult.move(position)
            : solve().map(found -> found.pv().get(0)).orElse(SearchPosition.NOWHERE);
    if (move == SearchPosition.NOWHERE) {
      return Optional.empty();
    }
    return position.shape(position.sideToMove(), move) == Shape.FIVE
        ? Optional.of(List.of(move))
        : after(List.of(move), this::loss);
  }

  /**
   * Returns the longest resistance of the side to move against a threat; empty if it does not lose.
   */
  private Optional<List<Integer>> loss() {
    int opponent = position.sideToMove() ^ 1;
    boolean threatened =
        position.count(opponent, Shape.FIVE) + position.count(opponent, Shape.OPEN_FOUR) > 0;
    if (!threatened || position.count(opponent ^ 1, Shape.FIVE) > 0) {
      return Optional.empty();
    }
    List<Answer> answers = new ArrayList<>();
    for (int move : moves()) {
      int plies = pliesToWinAfter(move);
      if (plies == 0) {
        return Optional.empty();
      }
      answers.add(new Answer(move, plies));
    }
    answers.sort(Comparator.comparingInt(Answer::plies).reversed());
    Optional<List<Integer>> longest = Optional.empty();
    for (Answer answer : answers) {
      if (longest.isPresent() && longest.get().size() > answer.plies()) {
        break;
      }
      Optional<List<Integer>> line = after(List.of(answer.move()), this::win);
      if (line.isEmpty()) {
        return line;
      }
      if (longest.isEmpty() || line.get().size() > longest.get().size()) {
        longest = line;
      }
    }
    return longest;
  }

  private int pliesToWinAfter(int move) {
    position.makeMove(move);
    int forced = ForcedResult.plies(position);
    int plies = forced != 0 ? Math.max(forced, 0) : solve().map(ThreatSolver.Win::plies).orElse(0);
    position.undoMove();
    return plies;
  }

  private Optional<ThreatSolver.Win> solve() {
    if (nodes >= MAX_NODES) {
      return Optional.empty();
    }
    Optional<ThreatSolver.Win> win =
        solver.solve(position, MAX_NODES - nodes, searched -> stop.getAsBoolean());
    nodes += solver.nodes();
    return win;
  }

  /** Returns the moves of a search, or a losing move if all of them are forbidden. */
  private List<Integer> moves() {
    MovePicker picker = new MovePicker(position.points());
    picker.generate(position, history, SearchPosition.NOWHERE);
    List<Integer> moves = new ArrayList<>();
    for (int move = picker.next(); move != SearchPosition.NOWHERE; move = picker.next()) {
      moves.add(move);
    }
    for (int point = 0; moves.isEmpty() && point < position.points(); point++) {
      if (position.stone(point) == SearchPosition.NOWHERE && !position.isForbidden(point)) {
        moves.add(point);
      }
    }
    return moves;
  }
}
