package org.gobang.study.threat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;

/**
 * A threat on the board to win within two moves.
 *
 * @param kind the kind of threat
 * @param points the stones of a four or a three, in order along the line, or the point of a fork
 */
public record Threat(Kind kind, List<Point> points) {

  /** The kind of a threat. */
  public enum Kind {

    /** One move wins. */
    FOUR,

    /** One move makes two winning points in the line of the stones, an open four. */
    OPEN_THREE,

    /** One move makes winning points in several lines, such as two fours. */
    FORK
  }

  /**
   * Creates a threat with a copy of the points.
   *
   * @throws IllegalArgumentException if there are no points
   */
  public Threat {
    points = List.copyOf(points);
    if (points.isEmpty()) {
      throw new IllegalArgumentException("a threat is somewhere");
    }
  }

  /**
   * Returns the strongest threat of a side. A four precedes an open three, which precedes a fork.
   *
   * @param board an undecided position, with rules where colours alternate
   * @param side the threatening side, with or without the move
   * @return the threat; empty if there is none
   */
  public static Optional<Threat> of(Board board, Stone side) {
    Board own = board.toMove() == side ? board : board.pass();
    if (!(own.outcome() instanceof Outcome.Undecided)) {
      return Optional.empty();
    }
    BoardThreats threats = new BoardThreats(own.mutableCopy());
    Set<Integer> wins = threats.wins();
    if (!wins.isEmpty()) {
      Point win = threats.point(wins.iterator().next());
      List<Point> stones = new ArrayList<>(line(own, win));
      stones.remove(win);
      return stones.isEmpty() ? Optional.empty() : Optional.of(new Threat(Kind.FOUR, stones));
    }
    Set<Integer> twofold = threats.winsInTwo();
    return twofold.stream()
        .map(point -> three(own, threats, point))
        .flatMap(Optional::stream)
        .findFirst()
        .or(
            () ->
                twofold.stream()
                    .findFirst()
                    .map(point -> new Threat(Kind.FORK, List.of(threats.point(point)))));
  }

  /** Returns the common stones of two winning lines after a move, without that move. */
  private static Optional<Threat> three(Board own, BoardThreats threats, int move) {
    Point made = threats.point(move);
    Board four = own.play(made).pass();
    List<List<Point>> lines =
        threats.after(move, () -> threats.threatsThrough(move)).stream()
            .map(win -> line(four, threats.point(win)))
            .toList();
    for (int i = 1; i < lines.size(); i++) {
      List<Point> common = new ArrayList<>(lines.get(0));
      common.retainAll(lines.get(i));
      common.remove(made);
      if (!common.isEmpty()) {
        return Optional.of(new Threat(Kind.OPEN_THREE, common));
      }
    }
    return Optional.empty();
  }

  private static List<Point> line(Board board, Point win) {
    return board.play(win).outcome() instanceof Outcome.Won won ? won.line() : List.of();
  }
}
