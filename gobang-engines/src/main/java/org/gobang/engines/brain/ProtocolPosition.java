package org.gobang.engines.brain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.engines.gomocup.GomocupNotation;
import org.gobang.game.BoardSource;

/**
 * The stones in the order in which they were received. The rules are set separately and may change.
 *
 * @param size the board size
 * @param stones the stones, on distinct points
 * @param toMove the side to move
 */
record ProtocolPosition(int size, List<Move.Place> stones, Stone toMove) {

  private static final int MIN_LINES = 5;
  private static final int MAX_LINES = 22;
  private static final Pattern SIZE = Pattern.compile("(\\d{1,2})(\\s.*)?");

  ProtocolPosition {
    stones = List.copyOf(stones);
  }

  static ProtocolPosition empty(int size) {
    return new ProtocolPosition(size, List.of(), Stone.BLACK);
  }

  /**
   * Returns an empty position. Some managers send the board size twice.
   *
   * @throws RefusedException if the size is not supported; the message names 20, which managers
   *     then try
   */
  static ProtocolPosition ofSize(String text) {
    Matcher size = SIZE.matcher(text);
    if (size.matches()) {
      int lines = Integer.parseInt(size.group(1));
      if (lines >= MIN_LINES && lines <= MAX_LINES) {
        return empty(lines);
      }
    }
    throw new RefusedException("boards have 5 to 22 lines, such as 15 or 20, not " + text);
  }

  /** Returns a position of alternating stones. */
  static ProtocolPosition of(int size, List<Point> points) {
    ProtocolPosition position = empty(size);
    for (Point point : points) {
      position = position.with(point);
    }
    return position;
  }

  /**
   * Parses a point.
   *
   * @throws RefusedException if the text is not a point of this board
   */
  Point point(String text) {
    return GomocupNotation.point(text, size)
        .orElseThrow(
            () ->
                new RefusedException(
                    "\"" + text + "\" is not a point x,y with both from 0 to " + (size - 1)));
  }

  String text(Point point) {
    return GomocupNotation.point(point, size);
  }

  /**
   * Returns the position with another stone of the side to move.
   *
   * @throws RefusedException if the point is occupied
   */
  ProtocolPosition with(Point point) {
    return with(new Move.Place(toMove, point));
  }

  /** Returns the position with another stone of either side; the other side is to move. */
  ProtocolPosition with(Move.Place stone) {
    if (stones.stream().anyMatch(each -> each.point().equals(stone.point()))) {
      throw new RefusedException(text(stone.point()) + " is occupied");
    }
    List<Move.Place> more = new ArrayList<>(stones);
    more.add(stone);
    return new ProtocolPosition(size, more, stone.stone().opponent());
  }

  /**
   * Returns the position without one of the stones. The side of this stone is to move.
   *
   * @throws RefusedException if there is none
   */
  ProtocolPosition without(Point point) {
    Move.Place back =
        stones.stream()
            .filter(each -> each.point().equals(point))
            .findFirst()
            .orElseThrow(() -> new RefusedException("there is no stone at " + text(point)));
    List<Move.Place> fewer = new ArrayList<>(stones);
    fewer.remove(back);
    return new ProtocolPosition(size, fewer, back.stone());
  }

  /**
   * Returns the points of the stones in the order of their moves.
   *
   * @throws RefusedException if they do not alternate
   */
  List<Point> points() {
    if (!inOrder()) {
      throw new RefusedException("the stones do not alternate, beginning with Black's");
    }
    return stones.stream().map(Move.Place::point).toList();
  }

  /**
   * Returns the board for a set of rules. If the stones do not alternate, they are a set-up instead
   * of moves. Moves after the end of the game are ignored.
   *
   * @throws RefusedException if the rules do not allow the position
   */
  Board board(BoardSource boards, String rules) {
    if (!inOrder()) {
      return boards.board(rules, new Start(size, stones, toMove));
    }
    Board board = boards.board(rules, Start.empty(size));
    for (Move.Place stone : stones) {
      if (isOver(board)) {
        return board;
      }
      try {
        board = board.play(stone.point());
      } catch (IllegalMoveException e) {
        throw new RefusedException(text(stone.point()) + ": " + e.verdict().kind(), e);
      }
    }
    return board;
  }

  /** Returns whether a board allows no more moves. */
  static boolean isOver(Board board) {
    return !(board.outcome() instanceof Outcome.Undecided);
  }

  /**
   * Returns the forbidden points of Black, from the top, with two digits each for column and row.
   */
  String forbidden(BoardSource boards, String rules) {
    return board(boards, rules).forbidden(Stone.BLACK).keySet().stream()
        .sorted(Comparator.comparing(Point::row).reversed().thenComparing(Point::column))
        .map(
            point -> String.format(Locale.ROOT, "%02d%02d", point.column(), size - 1 - point.row()))
        .collect(Collectors.joining());
  }

  private boolean inOrder() {
    Stone next = Stone.BLACK;
    for (Move.Place stone : stones) {
      if (stone.stone() != next) {
        return false;
      }
      next = next.opponent();
    }
    return next == toMove;
  }
}
