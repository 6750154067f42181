package org.gobang.testkit;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Cell;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.board.Verdict;
import org.gobang.api.board.Verdict.Refused;

/** Checks that verdicts are correct and consistent with the board's other methods. */
final class VerdictCheck {

  private static final Promise JUDGE =
      new Promise("Board.judge", "Allowed, or Refused with the reason, for either side");
  private static final Promise PLAY =
      new Promise("Board.play", "an IllegalMoveException if judge refuses it, fouls included");
  private static final Promise LISTS =
      new Promise("Board.allowed", "the vacant points that judge allows, in order, unmodifiable");
  private static final Promise FORBIDDEN =
      new Promise(
          "Board.forbidden",
          "the vacant points where a stone would be a foul, in order, unmodifiable");
  private static final Promise HAS_FOULS =
      new Promise("BoardProvider.hasFouls", "true if a board may judge a point to be a foul");
  private static final Promise EXPLAIN =
      new Promise("BoardProvider.explain", "one sentence for people");

  private VerdictCheck() {}

  static void eitherSide(BoardsUnderTest trial) {
    for (Board board : trial.middles()) {
      for (Stone stone : Stone.values()) {
        for (Point point : BoardSnapshot.points(board)) {
          Verdict verdict = board.judge(stone, point);
          JUDGE.check(verdict != null, "judge(%s, %s) is null", stone, point);
          if (board.at(point) != Cell.VACANT) {
            checkKind(verdict, Refused.OCCUPIED, stone, point);
          }
        }
        if (board.size() < Point.MOST_LINES) {
          for (Point outside : List.of(new Point(board.size(), 0), new Point(0, board.size()))) {
            checkKind(board.judge(stone, outside), Refused.OUTSIDE, stone, outside);
          }
        }
      }
    }
  }

  private static void checkKind(Verdict verdict, String kind, Stone stone, Point point) {
    boolean right =
        verdict instanceof Refused refused && refused.kind().equals(kind) && !refused.foul();
    JUDGE.check(right, "judge(%s, %s) is %s, not %s", stone, point, verdict, kind);
  }

  static void playsWhatItAllows(BoardsUnderTest trial) {
    for (Board board : trial.all()) {
      for (Point point : BoardSnapshot.points(board)) {
        Verdict verdict = board.judge(board.toMove(), point);
        try {
          Board after = board.play(point);
          PLAY.check(verdict instanceof Verdict.Allowed, "played %s: %s", point, verdict);
          PLAY.check(after.at(point).holds(board.toMove()), "no stone on %s after it", point);
        } catch (IllegalMoveException refused) {
          PLAY.check(refused.verdict().equals(verdict), "%s, not %s", refused.verdict(), verdict);
          PLAY.check(
              refused.point().equals(Optional.of(point)), "says %s of %s", refused.point(), point);
        } catch (RuntimeException thrown) {
          throw PLAY.broken(
              thrown, "an exception from play(%s), and judge says %s", point, verdict);
        }
      }
    }
  }

  static void lists(BoardsUnderTest trial) {
    for (Board board : trial.all()) {
      String where = UndecidedPositions.words(board);
      List<Point> vacant =
          BoardSnapshot.points(board).stream()
              .filter(point -> board.at(point) == Cell.VACANT)
              .toList();
      LISTS.check(board.vacant().equals(vacant), "vacant() is %s on %s", board.vacant(), where);
      List<Point> allowed = RandomGame.judgedAllowed(board);
      LISTS.check(board.allowed().equals(allowed), "allowed() is %s on %s", board.allowed(), where);
      LISTS.checkUnmodifiable(board.vacant(), "vacant()");
      LISTS.checkUnmodifiable(board.allowed(), "allowed()");
    }
  }

  static void forbidsFouls(BoardsUnderTest trial) {
    for (Board board : trial.all()) {
      for (Stone stone : Stone.values()) {
        Map<Point, Refused> fouls = new LinkedHashMap<>();
        for (Point point : BoardSnapshot.points(board)) {
          if (board.judge(stone, point) instanceof Refused refused && refused.foul()) {
            fouls.put(point, refused);
          }
        }
        HAS_FOULS.check(
            fouls.isEmpty() || trial.provider().hasFouls(),
            "false, and judge calls fouls %s on %s",
            fouls,
            UndecidedPositions.words(board));
        Map<Point, Refused> forbidden = board.forbidden(stone);
        FORBIDDEN.check(
            List.copyOf(forbidden.entrySet()).equals(List.copyOf(fouls.entrySet())),
            "forbidden(%s) is %s, and judge calls fouls %s, on %s",
            stone,
            forbidden,
            fouls,
            UndecidedPositions.words(board));
        FORBIDDEN.checkUnmodifiable(forbidden.keySet(), "forbidden()");
      }
    }
  }

  /** Checks the explanations of refusals, one of each kind. */
  static void explains(BoardsUnderTest trial) {
    Map<String, Refused> kinds = new LinkedHashMap<>();
    for (Board board : trial.all()) {
      for (Stone stone : Stone.values()) {
        for (Point point : BoardSnapshot.points(board)) {
          keep(board.judge(stone, point), kinds);
        }
        if (board.size() < Point.MOST_LINES) {
          keep(board.judge(stone, new Point(board.size(), 0)), kinds);
        }
      }
    }
    for (Refused why : kinds.values()) {
      for (Locale locale : DescriptionCheck.LANGUAGES) {
        String words =
            EXPLAIN.given(() -> trial.provider().explain(why, locale), "explain for " + why);
        EXPLAIN.check(words != null && !words.isBlank(), "no words for %s, %s", why, locale);
      }
    }
  }

  private static void keep(Verdict verdict, Map<String, Refused> kinds) {
    if (verdict instanceof Refused refused) {
      kinds.putIfAbsent(refused.kind(), refused);
    }
  }
}
