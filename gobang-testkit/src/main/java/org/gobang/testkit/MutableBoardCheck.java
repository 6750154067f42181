package org.gobang.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.board.MutableBoard;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Verdict;

/**
 * Checks that a mutable copy passes through the same positions as the board when moves are made and
 * undone.
 */
final class MutableBoardCheck {

  private static final long SEED = 7;

  private static final Promise SAME =
      new Promise("MutableBoard", "the position and rules of the board that it is a copy of");
  private static final Promise UNDO =
      new Promise("MutableBoard.undo", "takes back the last move, with all that it changed");
  private static final Promise RANDOM =
      new Promise("MutableBoard.randomMove", "a point that the side to move may play");
  private static final Promise COPY =
      new Promise("Board.mutableCopy, MutableBoard.copy", "a copy, independent of its original");
  private static final Promise REFUSES =
      new Promise("MutableBoard", "throws for points off the board or occupied, and after the end");

  private MutableBoardCheck() {}

  /** Checks games that are played and undone on a copy of the start position. */
  static void followsGames(BoardsUnderTest trial) {
    for (List<Board> played : trial.games()) {
      List<Board> game = played.stream().filter(board -> !ForcedChoices.at(board)).toList();
      BoardSnapshot before = BoardSnapshot.of(game.get(0));
      MutableBoard copy = game.get(0).mutableCopy();
      List<int[]> orders = new ArrayList<>();
      for (int i = 0; i < game.size(); i++) {
        if (i > 0) {
          make(last(game.get(i)).orElseThrow(), copy);
        }
        compare(copy, game.get(i), i);
        orders.add(vacant(copy));
      }
      for (int i = game.size() - 2; i >= 0; i--) {
        copy.undo();
        compare(copy, game.get(i), i);
        UNDO.check(
            Arrays.equals(orders.get(i), vacant(copy)),
            "another order of the vacant points, on %s",
            UndecidedPositions.words(game.get(i)));
      }
      COPY.check(
          before.equals(BoardSnapshot.of(game.get(0))),
          "moves on it changed the board, %s",
          UndecidedPositions.words(game.get(0)));
    }
  }

  /** Checks random games on copies of set-ups and of positions in the middle of a game. */
  static void playsOnFromAnywhere(BoardsUnderTest trial) {
    Random random = new Random(SEED);
    for (Board position : trial.all()) {
      Board start = ForcedChoices.made(position);
      MutableBoard original = position.mutableCopy();
      compare(original, start, 0);
      MutableBoard copy = original.copy();
      compare(copy, start, 0);
      Board board = start;
      while (!copy.over() && copy.moveCount() < 2 * start.size()) {
        Point point = point(copy, copy.randomMove(random));
        RANDOM.check(
            board.judge(board.toMove(), point) instanceof Verdict.Allowed,
            "%s, on %s",
            point,
            UndecidedPositions.words(board));
        board = ForcedChoices.made(board.play(point));
        copy.play(index(copy, point));
      }
      compare(copy, board, copy.moveCount());
      compare(copy.copy(), board, 0);
      while (copy.moveCount() > 0) {
        copy.undo();
      }
      compare(copy, start, 0);
      compare(original, start, 0);
    }
  }

  static void refuses(BoardsUnderTest trial) {
    for (Board board : trial.all()) {
      MutableBoard copy = board.mutableCopy();
      int points = board.size() * board.size();
      REFUSES.checkThrows(IllegalStateException.class, copy::undo, "undo of no move");
      REFUSES.checkThrows(IndexOutOfBoundsException.class, () -> copy.play(points), "play(size²)");
      REFUSES.checkThrows(IndexOutOfBoundsException.class, () -> copy.play(-1), "play(-1)");
      for (int index = 0; index < points; index++) {
        int point = index;
        if (copy.over() || copy.at(index).occupied()) {
          REFUSES.checkThrows(
              IllegalMoveException.class, () -> copy.play(point), "play(" + point + ")");
        }
      }
      if (copy.over()) {
        REFUSES.checkThrows(IllegalStateException.class, copy::pass, "pass after the end");
        REFUSES.checkThrows(
            IllegalStateException.class,
            () -> copy.randomMove(new Random(SEED)),
            "randomMove after the end");
      }
      compare(copy, ForcedChoices.made(board), 0);
    }
  }

  private static void make(Move move, MutableBoard copy) {
    if (move instanceof Move.Place place) {
      copy.play(index(copy, place.point()));
    } else {
      copy.pass();
    }
  }

  private static void compare(MutableBoard copy, Board board, int moveCount) {
    same("size()", copy.size(), board.size(), board);
    same("toMove()", copy.toMove(), board.toMove(), board);
    same("stonesLeft()", copy.stonesLeft(), board.stonesLeft(), board);
    for (Stone stone : Stone.values()) {
      same("captured(" + stone + ")", copy.captured(stone), board.captured(stone), board);
    }
    same("outcome()", copy.outcome(), board.outcome(), board);
    same("over()", copy.over(), !(board.outcome() instanceof Outcome.Undecided), board);
    same("winner()", copy.winner(), winner(board), board);
    same("moveCount()", copy.moveCount(), moveCount, board);
    same("lastPoint()", copy.lastPoint(), lastPoint(copy, board), board);
    List<Point> allowed = new ArrayList<>();
    for (Point point : BoardSnapshot.points(board)) {
      int index = index(copy, point);
      boolean allows = board.judge(board.toMove(), point) instanceof Verdict.Allowed;
      same("at(" + point + ")", copy.at(index), board.at(point), board);
      same("allows(" + point + ")", copy.allows(index), allows, board);
      if (allows) {
        allowed.add(point);
      }
    }
    same("vacant()", sorted(copy, vacant(copy)), board.vacant(), board);
    int[] listed = new int[copy.vacantCount()];
    int count = copy.allowed(listed);
    same("allowed()", sorted(copy, Arrays.copyOf(listed, count)), allowed, board);
  }

  private static void same(String what, Object found, Object wanted, Board board) {
    if (!found.equals(wanted)) {
      throw SAME.broken(
          "%s is %s, not %s, on %s", what, found, wanted, UndecidedPositions.words(board));
    }
  }

  private static Optional<Stone> winner(Board board) {
    return board.outcome() instanceof Outcome.Won won ? Optional.of(won.stone()) : Optional.empty();
  }

  private static OptionalInt lastPoint(MutableBoard copy, Board board) {
    return last(board).orElse(null) instanceof Move.Place place
        ? OptionalInt.of(index(copy, place.point()))
        : OptionalInt.empty();
  }

  /** Returns the last stone or pass on a board. */
  private static Optional<Move> last(Board board) {
    return board.moves().stream()
        .filter(move -> !(move instanceof Move.Choose))
        .reduce((before, after) -> after);
  }

  private static int[] vacant(MutableBoard copy) {
    return IntStream.range(0, copy.vacantCount()).map(copy::vacant).toArray();
  }

  private static List<Point> sorted(MutableBoard copy, int[] indexes) {
    return Arrays.stream(indexes).sorted().mapToObj(index -> point(copy, index)).toList();
  }

  private static int index(MutableBoard board, Point point) {
    return point.row() * board.size() + point.column();
  }

  private static Point point(MutableBoard board, int index) {
    return new Point(index % board.size(), index / board.size());
  }
}
