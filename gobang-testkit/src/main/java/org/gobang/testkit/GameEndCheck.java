package org.gobang.testkit;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Verdict;
import org.gobang.api.board.Verdict.Refused;

/** Checks that games end, and that no move is possible afterwards. */
final class GameEndCheck {

  private static final Promise OUTCOME =
      new Promise(
          "Board.outcome",
          "won, drawn, or undecided; drawn too when the side to move has no point");
  private static final Promise LINE =
      new Promise("Outcome.Won", "the winning stones in order along the line");
  private static final Promise EXPLAIN =
      new Promise("BoardProvider.explain", "a few words for people");
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
        checkInOrder(board, won, where);
        if (!won.kind().equals(Outcome.Won.LINE)) {
          checkWords(trial, won);
        }
      }
    }
  }

  /**
   * Checks that the stones of a line are adjacent and in one direction, including across joined
   * edges.
   */
  private static void checkInOrder(Board board, Outcome.Won won, String where) {
    List<Point> line = won.line();
    for (int i = 2; i < line.size(); i++) {
      boolean straight =
          isSameStep(
                  line.get(i - 1).column() - line.get(i - 2).column(),
                  line.get(i).column() - line.get(i - 1).column(),
                  board)
              && isSameStep(
                  line.get(i - 1).row() - line.get(i - 2).row(),
                  line.get(i).row() - line.get(i - 1).row(),
                  board);
      LINE.check(straight, "%s is not in order along a line on %s", line, where);
    }
  }

  private static boolean isSameStep(int before, int now, Board board) {
    return board.wraps() ? Math.floorMod(now - before, board.size()) == 0 : now == before;
  }

  private static void checkWords(BoardsUnderTest trial, Outcome.Won won) {
    for (Locale locale : DescriptionCheck.LANGUAGES) {
      String words = EXPLAIN.given(() -> trial.provider().explain(won, locale), "explain " + won);
      EXPLAIN.check(words != null && !words.isBlank(), "no words for %s, %s", won, locale);
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
        // Expected.
      }
    }
  }
}
