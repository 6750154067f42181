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
import org.gobang.engines.gomocup.Wire;
import org.gobang.game.BoardSource;

/**
 * The stones, in the order in which they were said. By which rules they lie there is said apart,
 * and may change.
 *
 * @param size lines a side
 * @param stones the stones, each on a point of its own
 * @param toMove whose turn it is
 */
record Table(int size, List<Move.Place> stones, Stone toMove) {

  private static final int FEWEST_LINES = 5;
  private static final int MOST_LINES = 22;
  private static final Pattern SIZE = Pattern.compile("(\\d{1,2})(\\s.*)?");

  Table {
    stones = List.copyOf(stones);
  }

  static Table empty(int size) {
    return new Table(size, List.of(), Stone.BLACK);
  }

  /**
   * An empty table of a size that was said; some managers say it twice.
   *
   * @throws RefusedException if it is not a size for games; managers try 20 lines where that number
   *     is spoken of
   */
  static Table ofSize(String text) {
    Matcher size = SIZE.matcher(text);
    if (size.matches()) {
      int lines = Integer.parseInt(size.group(1));
      if (lines >= FEWEST_LINES && lines <= MOST_LINES) {
        return empty(lines);
      }
    }
    throw new RefusedException("boards have 5 to 22 lines, such as 15 or 20, not " + text);
  }

  /** Stones of both sides in turn. */
  static Table of(int size, List<Point> points) {
    Table table = empty(size);
    for (Point point : points) {
      table = table.with(point);
    }
    return table;
  }

  /**
   * Reads a point.
   *
   * @throws RefusedException if the text is not one on this board
   */
  Point point(String text) {
    return Wire.point(text, size)
        .orElseThrow(
            () ->
                new RefusedException(
                    "\"" + text + "\" is no point x,y with both from 0 to " + (size - 1)));
  }

  String text(Point point) {
    return Wire.point(point, size);
  }

  /**
   * A stone of the side to move is put.
   *
   * @throws RefusedException if there is one already
   */
  Table with(Point point) {
    return with(new Move.Place(toMove, point));
  }

  /** A stone of either side is put; the other side is to move. */
  Table with(Move.Place stone) {
    if (stones.stream().anyMatch(each -> each.point().equals(stone.point()))) {
      throw new RefusedException(text(stone.point()) + " is occupied");
    }
    List<Move.Place> more = new ArrayList<>(stones);
    more.add(stone);
    return new Table(size, more, stone.stone().opponent());
  }

  /**
   * A stone is taken back; its side is to move.
   *
   * @throws RefusedException if there is none
   */
  Table without(Point point) {
    Move.Place back =
        stones.stream()
            .filter(each -> each.point().equals(point))
            .findFirst()
            .orElseThrow(() -> new RefusedException("there is no stone at " + text(point)));
    List<Move.Place> fewer = new ArrayList<>(stones);
    fewer.remove(back);
    return new Table(size, fewer, back.stone());
  }

  /**
   * The board under some rules: moves in order where the stones can be that, a set-up where not.
   *
   * @throws RefusedException if the rules have no such position
   */
  Board board(BoardSource boards, String rules) {
    if (!inOrder()) {
      return boards.board(rules, new Start(size, stones, toMove));
    }
    Board board = boards.board(rules, Start.empty(size));
    for (Move.Place stone : stones) {
      try {
        board = board.play(stone.point());
      } catch (IllegalMoveException e) {
        throw new RefusedException(text(stone.point()) + ": " + e.verdict().kind(), e);
      }
    }
    return board;
  }

  /**
   * The board, on which a move can be asked for.
   *
   * @throws RefusedException if the game is over, too
   */
  Board undecided(BoardSource boards, String rules) {
    Board board = board(boards, rules);
    if (!(board.outcome() instanceof Outcome.Undecided)) {
      throw new RefusedException("the game is over");
    }
    return board;
  }

  /** The points forbidden to Black, from the top: two digits for the column, two for the row. */
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
