package org.gobang.testkit;

import java.util.List;
import java.util.Set;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Verdict;
import org.gobang.api.board.Verdict.Refused;

/** Checks that games end, and are over then. */
final class GameEndCheck {

  private static final Promise OUTCOME =
      new Promise(
          "Board.outcome",
          "won by a line, drawn, or undecided; drawn too when the side to move has no point");
  private static final Promise LINE =
      new Promise("Outcome.Won", "the winning stones in order along the line");
  private static final Promise OVER =
      new Promise("Board.judge", "once the game is over every vacant point is refused as OVER");
  private static final Promise PASS =
      new Promise("Board.pass", "an IllegalStateException if the game is over");

  private GameEndCheck() {}

  static void come(BoardsUnderTest trial) {
    for (List<Board> game : trial.games()) {
      Board last = game.get(game.size() - 1);
      OUTCOME.check(
          !(last.outcome() instanceof Outcome.Undecided),
          "still undecided on %s",
          UndecidedPositions.words(last));
    }
  }

  static void wonByALine(BoardsUnderTest trial) {
    for (Board board : trial.ends()) {
      if (board.outcome() instanceof Outcome.Won won) {
        String where = UndecidedPositions.words(board);
        LINE.check(
            Set.copyOf(won.line()).size() == won.line().size(),
            "a stone twice in the line %s on %s",
            won.line(),
            where);
        for (Point point : won.line()) {
          LINE.check(
              board.at(point).holds(won.stone()),
              "won by %s, and %s is not %s's on %s",
              won.line(),
              point,
              won.stone(),
              where);
        }
      }
    }
  }

  static void refuseAll(BoardsUnderTest trial) {
    for (Board board : trial.ends()) {
      String where = UndecidedPositions.words(board);
      for (Stone stone : Stone.values()) {
        for (Point point : board.vacant()) {
          Verdict verdict = board.judge(stone, point);
          boolean over = verdict instanceof Refused refused && refused.kind().equals(Refused.OVER);
          OVER.check(over, "judge(%s, %s) is %s on %s", stone, point, verdict, where);
        }
      }
      try {
        Board after = board.pass();
        throw PASS.broken("pass gave %s after the end on %s", after, where);
      } catch (IllegalStateException refused) {
        // As promised.
      }
    }
  }
}
