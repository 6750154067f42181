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

/** How far a problem is solved. Used on the front end's thread alone. */
public final class ProblemAttempt {

  private final NextProblem next;
  private Optional<Board> board = Optional.empty();
  private List<Integer> path = List.of();

  /** The moves of the position where the person is to move next. */
  private List<Move> moves = List.of();

  private boolean changing;
  private boolean answered;
  private boolean over;
  private Optional<ProblemEvent> last = Optional.empty();

  ProblemAttempt(NextProblem next) {
    this.next = next;
  }

  /** The problem. */
  public Problem problem() {
    return next.problem();
  }

  /** The problem, and how the person stood before it. */
  public NextProblem next() {
    return next;
  }

  /** Whether it is solved, or the solution was shown. */
  public boolean isOver() {
    return over;
  }

  /** What happened last; empty before the problem stands on the board. */
  public Optional<ProblemEvent> last() {
    return last;
  }

  void happened(ProblemEvent event) {
    last = Optional.of(event);
  }

  void end() {
    over = true;
  }

  /** Where the person is to move; empty before the problem stands on the board. */
  Optional<Board> board() {
    return board;
  }

  /** The path of that position. */
  List<Integer> path() {
    return path;
  }

  /** Whether the opponent's answer, or the way back, has not reached the board yet. */
  boolean isChanging() {
    return changing || board.isEmpty();
  }

  /** Whether the first answer counts already. */
  boolean isAnswered() {
    return answered;
  }

  /** Counts an answer; gives whether it is the first. */
  boolean answer() {
    boolean first = !answered;
    answered = true;
    return first;
  }

  /** Takes the first state of the game; gives whether it is that. */
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
    changing = false;
  }

  /** Expects the answer to the person's move. */
  void expect(GameState now, Point reply) {
    List<Move> answered = new ArrayList<>(now.board().moves());
    answered.add(new Move.Place(now.toMove(), reply));
    moves = List.copyOf(answered);
    changing = true;
  }

  /** Expects the position where the person is to move again. */
  void goBack() {
    changing = true;
  }

  /** Whether the person is to move in the problem; takes the state with the answer. */
  boolean isReached(GameState now) {
    if (!now.board().moves().equals(moves)) {
      return false;
    }
    stand(now);
    return true;
  }

  /** Whether the person has just moved in the problem. */
  boolean isMoved(GameState now) {
    List<Move> played = now.board().moves();
    return !over
        && !changing
        && played.size() == moves.size() + 1
        && played.get(moves.size()) instanceof Move.Place
        && played.subList(0, moves.size()).equals(moves);
  }

  /** The move that the person made. */
  Point moved(GameState now) {
    return ((Move.Place) now.board().moves().get(moves.size())).point();
  }
}
