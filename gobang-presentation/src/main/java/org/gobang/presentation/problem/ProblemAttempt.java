package org.gobang.presentation.problem;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.problem.NextProblem;
import org.gobang.api.problem.Problem;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.advice.ExpectedLine;
import org.gobang.presentation.support.Lists;

/** The progress of one problem. Use only on the interface thread. */
final class ProblemAttempt {

  private final NextProblem next;
  private Optional<Board> board = Optional.empty();
  private List<Integer> path = List.of();

  /** The moves of the position in which the user is to move next. */
  private List<Move> moves = List.of();

  /** The moves of the next position, after the answer or the take-back. */
  private Optional<List<Move>> expected = Optional.empty();

  /** The position before the opponent's last answer. */
  private Optional<Board> beforeAnswer = Optional.empty();

  private boolean answered;
  private boolean over;
  private Optional<ProblemSolving.Event> last = Optional.empty();

  ProblemAttempt(NextProblem next) {
    this.next = next;
  }

  /** Returns the problem. */
  public Problem problem() {
    return next.problem();
  }

  /** Returns the problem and the user's progress before it. */
  public NextProblem next() {
    return next;
  }

  /** Returns whether the problem is solved or its solution was shown. */
  public boolean isOver() {
    return over;
  }

  /** Returns the last event; empty before the problem is on the board. */
  public Optional<ProblemSolving.Event> last() {
    return last;
  }

  void happened(ProblemSolving.Event event) {
    last = Optional.of(event);
  }

  void end() {
    over = true;
  }

  /** Returns the position with the user to move; empty before the problem is on the board. */
  Optional<Board> board() {
    return board;
  }

  /** Returns the path of that position. */
  List<Integer> path() {
    return path;
  }

  /** Returns the position before the opponent's last answer; empty before the first one. */
  Optional<Board> beforeAnswer() {
    return beforeAnswer;
  }

  /** Returns whether the opponent's answer or the take-back is not yet on the board. */
  boolean isChanging() {
    return board.isEmpty() || expected.isPresent();
  }

  /** Returns whether the first answer was counted. */
  boolean isAnswered() {
    return answered;
  }

  /** Counts an answer; returns whether it is the first. */
  boolean answer() {
    boolean first = !answered;
    answered = true;
    return first;
  }

  /** Handles a state of the game; returns whether it is the first one. */
  boolean begins(GameState now) {
    if (board.isPresent()) {
      return false;
    }
    stand(now);
    return true;
  }

  private void stand(GameState now) {
    board = Optional.of(now.board());
    path = now.path();
    moves = now.board().moves();
    expected = Optional.empty();
  }

  /** Expects the answer to the user's move. */
  void expect(GameState now, Point reply) {
    beforeAnswer = Optional.of(now.board());
    List<Move> answered = new ArrayList<>(now.board().moves());
    answered.add(new Move.Place(now.toMove(), reply));
    expected = Optional.of(List.copyOf(answered));
  }

  /** Expects the position in which the user is to move again. */
  void goBack() {
    expected = Optional.of(moves);
  }

  /** Handles a state with an answer, and returns whether the user is to move in the problem. */
  boolean isReached(GameState now) {
    if (!now.board().moves().equals(expected.orElse(moves))) {
      return false;
    }
    stand(now);
    return true;
  }

  /** Returns whether the user has just moved in the problem. */
  boolean isMoved(GameState now) {
    List<Move> played = now.board().moves();
    return !over
        && expected.isEmpty()
        && played.size() == moves.size() + 1
        && played.get(moves.size()) instanceof Move.Place
        && Lists.startsWith(played, moves);
  }

  /** Returns the user's move. */
  Point moved(GameState now) {
    return ((Move.Place) now.board().moves().get(moves.size())).point();
  }

  /** Returns whether the user's next move is the first one. */
  boolean isFirstMove() {
    return moves.size() == problem().moves().size();
  }

  /**
   * Returns the moves to draw in a position: the refutation, including the wrong move, or the rest
   * of the solution; empty if there are none.
   */
  public Optional<ExpectedLine> line(GameState now) {
    List<Point> line = last.map(ProblemAttempt::line).orElse(List.of());
    List<Move> played = now.board().moves();
    int beyond = played.size() - moves.size();
    boolean within = beyond < line.size() && Lists.startsWith(played, moves);
    for (int i = 0; within && i < beyond; i++) {
      within =
          played.get(moves.size() + i) instanceof Move.Place place
              && place.point().equals(line.get(i));
    }
    return within
        ? Optional.of(
            new ExpectedLine(
                now.board().toMove(), played.size() + 1, line.subList(beyond, line.size())))
        : Optional.empty();
  }

  private static List<Point> line(ProblemSolving.Event event) {
    if (event instanceof ProblemSolving.Event.Wrong wrong) {
      List<Point> line = new ArrayList<>(List.of(wrong.move()));
      line.addAll(wrong.refutation());
      return line;
    }
    return event instanceof ProblemSolving.Event.Shown shown ? shown.solution() : List.of();
  }
}
