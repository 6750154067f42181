package org.gobang.tuning;

import java.util.List;
import java.util.stream.Collectors;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.Stone;

/**
 * The text form of a game on one line: {@code nodes a move | winner | moves of the opening |
 * moves}.
 */
final class GameLine {

  private static final List<String> WINNERS = List.of("draw", "black", "white");

  private GameLine() {}

  /**
   * Parses a line.
   *
   * @param size the board size
   * @throws IllegalArgumentException if the line is invalid; the message has the reason
   * @throws org.gobang.api.RefusedException likewise
   */
  static RecordedGame parse(String line, int size) {
    String[] fields = line.split("\\|", -1);
    if (fields.length != 4) {
      throw new IllegalArgumentException(
          "not a game: nodes a move | winner | moves of the opening | moves");
    }
    number("nodes a move", fields[0].strip());
    int winner = WINNERS.indexOf(fields[1].strip());
    if (winner < 0) {
      throw new IllegalArgumentException(
          "winner: none of " + WINNERS + ": \"" + fields[1].strip() + "\"");
    }
    int opening = number("moves of the opening", fields[2].strip());
    List<Integer> points =
        MoveText.parse(fields[3], Stone.BLACK).stream().map(move -> point(move, size)).toList();
    return new RecordedGame(points, opening, winner - 1);
  }

  /**
   * Returns a game as a line.
   *
   * @param nodes the node limit per move, 0 if there was none
   * @param size the board size
   */
  static String format(long nodes, RecordedGame game, int size) {
    return nodes
        + " | "
        + WINNERS.get(game.winner() + 1)
        + " | "
        + game.unmeasured()
        + " | "
        + text(game.points(), size);
  }

  /** Returns points in the notation of moves. */
  static String text(List<Integer> points, int size) {
    return points.stream()
        .map(point -> new Point(point % size, point / size).toString())
        .collect(Collectors.joining(" "));
  }

  private static int number(String name, String text) {
    try {
      return Integer.parseUnsignedInt(text);
    } catch (NumberFormatException wrong) {
      throw new IllegalArgumentException(name + ": not a number: \"" + text + "\"", wrong);
    }
  }

  /**
   * Returns the number of the point of a move.
   *
   * @throws IllegalArgumentException if the move is invalid or its point is off the board
   */
  static int point(Move move, int size) {
    if (move instanceof Move.Place place
        && place.point().column() < size
        && place.point().row() < size) {
      return place.point().row() * size + place.point().column();
    }
    throw new IllegalArgumentException(move + " is no point of " + size + " lines");
  }
}
