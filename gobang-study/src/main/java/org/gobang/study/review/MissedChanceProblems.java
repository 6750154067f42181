package org.gobang.study.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.OpeningOption;
import org.gobang.api.player.Score;
import org.gobang.api.problem.Problem;
import org.gobang.api.problem.ProblemKind;
import org.gobang.api.review.GameReview;
import org.gobang.api.review.MoveClass;
import org.gobang.study.problem.StoredProblem;

/**
 * Creates problems from the missed wins and missed defences of a game, each with the position
 * before the move. Only games of single stones on an initially empty board are used.
 */
public final class MissedChanceProblems {

  private MissedChanceProblems() {}

  /**
   * Returns the problems of a review.
   *
   * @param review a review created by a {@link GameReviewer}; other reviews have no problems
   * @param sides the sides with missed chances to use
   * @return the problems in the order of the game
   */
  public static List<StoredProblem> of(GameReview review, List<Stone> sides) {
    List<StoredProblem> problems = new ArrayList<>();
    if (review instanceof ValuedGame game && game.start().start().stones().isEmpty()) {
      Board board = game.start();
      List<Point> points = new ArrayList<>();
      for (ValuedMove move : game.valued()) {
        boolean alternates = board.toMove() == (points.size() % 2 == 0 ? Stone.BLACK : Stone.WHITE);
        if (!alternates || !(move.move() instanceof Move.Place place)) {
          break;
        }
        if (sides.contains(move.side())) {
          problem(board, points, move).ifPresent(problems::add);
        }
        points.add(place.point());
        board = board.play(place.point());
      }
    }
    return problems;
  }

  /** Returns the problem for a move. */
  private static Optional<StoredProblem> problem(Board board, List<Point> points, ValuedMove move) {
    if (move.type() == MoveClass.MISSED_WIN
        && move.bestScore().orElse(null) instanceof Score.WinIn found) {
      ForcedWin win = ForcedWin.of(board, found.plies(), move.line());
      ProblemKind kind =
          win.means() == ForcedWin.Means.THREATS
              ? ProblemKind.WIN_BY_THREATS
              : ProblemKind.WIN_BY_FOURS;
      return Optional.of(stored(board, points, kind, found.plies(), move));
    }
    if (move.type() == MoveClass.MISSED_DEFENCE
        && move.after().map(Judgement::score).orElse(null) instanceof Score.WinIn threat) {
      return Optional.of(stored(board, points, ProblemKind.ONLY_DEFENCE, threat.plies(), move));
    }
    return Optional.empty();
  }

  /** Returns a problem, graded by its length only. */
  private static StoredProblem stored(
      Board board, List<Point> points, ProblemKind kind, int plies, ValuedMove move) {
    int grade = Math.min(Problem.HIGHEST_GRADE, (plies + 1) / 2);
    return StoredProblem.of(
        OpeningOption.without(board.rules()),
        board.size(),
        points,
        kind,
        plies,
        grade,
        move.line().get(0));
  }
}
