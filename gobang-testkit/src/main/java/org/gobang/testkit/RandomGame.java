package org.gobang.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Verdict;

/** Random games. */
final class RandomGame {

  /**
   * The average number of moves per pass. Two passes in a row, which end the game by some rules,
   * are rare.
   */
  private static final int PASS_ONE_IN = 40;

  private static final Promise PASS =
      new Promise("Board.pass", "a new board; an IllegalStateException only if the game is over");

  private RandomGame() {}

  /**
   * Returns the positions of a random game, which stops when the game is over or too long, or no
   * move is possible.
   *
   * @return all positions in order, including the start
   */
  static List<Board> from(Board start, Random random) {
    List<Board> positions = new ArrayList<>(List.of(start));
    int most = 2 * start.size() * start.size();
    Board board = start;
    while (board.outcome() instanceof Outcome.Undecided && positions.size() <= most) {
      List<Point> allowed = judgedAllowed(board);
      if (ForcedChoices.at(board)) {
        board = board.choose(board.choices().get(0));
      } else if (allowed.isEmpty()) {
        break;
      } else {
        board = played(board, allowed, random);
      }
      positions.add(board);
    }
    return positions;
  }

  /** Returns the board after a stone, or sometimes after a pass if the rules allow it. */
  private static Board played(Board board, List<Point> allowed, Random random) {
    Board passed =
        random.nextInt(PASS_ONE_IN) == 0
            ? PASS.given(() -> ForcedChoices.passed(board), "pass, while the game is undecided")
            : board;
    return passed == board ? board.play(allowed.get(random.nextInt(allowed.size()))) : passed;
  }

  /** Returns the points that {@code judge} allows. */
  static List<Point> judgedAllowed(Board board) {
    return BoardSnapshot.points(board).stream()
        .filter(point -> board.judge(board.toMove(), point) instanceof Verdict.Allowed)
        .toList();
  }
}
