package org.gobang.api.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;

/**
 * A position and its rules: a square board with its stones, the side to move, the allowed moves and
 * the outcome.
 *
 * <p>Boards are immutable and thread-safe. {@link #play} returns a new board at little cost, so
 * strategies can try moves freely.
 *
 * <p>Implemented by rules plugins; new methods are default methods.
 */
public interface Board {

  /**
   * Returns the rules of the game.
   *
   * @return the {@link BoardProvider#id} of the provider that made this board; if options differ
   *     from their defaults, the text form of a {@link org.gobang.api.ProviderSpec} with these
   *     options in the order of {@link BoardProvider#options}, such as {@code
   *     custom:line=6,torus=true}
   */
  String rules();

  /**
   * Returns the position before the first move.
   *
   * @return the start position
   */
  Start start();

  /**
   * Returns the moves since the start.
   *
   * @return all stones, passes and choices in order, unmodifiable
   */
  List<Move> moves();

  /**
   * Returns the side to move.
   *
   * @return the side to move; after the end of the game, the side that would move next
   */
  Stone toMove();

  /**
   * Returns the side to act: the player of this side places the next stone, passes or makes a
   * choice. In an opening, one player may place stones of both colours. {@link #toMove} is then the
   * colour of the next stone, and this method returns the side of the player who places it.
   *
   * @return the side to act. Default: {@link #toMove}
   */
  default Stone toAct() {
    return toMove();
  }

  /**
   * Returns the choices of the acting player instead of a stone, such as swapping the colours in an
   * opening. If {@link #judge} allows no stone, the player must make one of them.
   *
   * <p>Each number to declare is a choice ({@code fifths-1}, {@code fifths-2}), and so is each
   * point to offer; its key ends with the point ({@code offer-h8}). Stones are not allowed on such
   * points. The opponent picks an offered point by placing an ordinary stone: {@link #judge} allows
   * no other point, and {@link #toAct} is the side that picks.
   *
   * @return the keys of the choices ({@link Move.Choose#isKey}); the first one changes the least.
   *     Empty after the end of the game. Default: none
   */
  default List<String> choices() {
    return List.of();
  }

  /**
   * Returns the board after a choice of the acting player. {@link #moves} contains the choice as a
   * {@link Move.Choose}.
   *
   * @param key one of the {@link #choices}
   * @return a new board; this board does not change
   * @throws IllegalMoveException if the choice is not offered; the kind is {@link
   *     Verdict.Refused#NOT_OFFERED}
   */
  default Board choose(String key) {
    throw new IllegalMoveException(
        key, new Verdict.Refused(Verdict.Refused.NOT_OFFERED, List.of(), false));
  }

  /**
   * Returns whether the opening is in progress: its stones, choices, offers and picks.
   *
   * @return true until ordinary play starts. Default: false
   */
  default boolean inOpening() {
    return false;
  }

  /**
   * Returns the points to which the opening restricts the next stone: a square around the centre,
   * or the fifth-move offers. User interfaces show these points. {@link #judge} refuses all others.
   *
   * @return the points, vacant or not, unmodifiable; empty without a restriction and after the
   *     opening. Default: none
   */
  default List<Point> openingPoints() {
    return List.of();
  }

  /**
   * Returns the total number of points that the acting player offers in the opening, including
   * those already offered. User interfaces show it.
   *
   * @return the number; 0 if no points are offered. Default: 0
   */
  default int openingOffers() {
    return 0;
  }

  /**
   * Returns whether the players have swapped colours, so that the player of Black at the start now
   * plays White. Names, clocks and results belong to the player, not to the colour.
   *
   * @return true if the players have swapped colours since the start. Default: false
   */
  default boolean swapped() {
    return false;
  }

  /**
   * Returns the number of stones that the side to move still places in this turn. Most games have
   * one stone per turn. Connect6 has two, so that {@link #toMove} is the same side after the first
   * one. Each stone is a separate move in {@link #moves}; a budget applies to one stone.
   *
   * @return 1 or more, including the next stone. Default: 1
   */
  default int stonesLeft() {
    return 1;
  }

  /**
   * Returns the number of stones that a side has captured. With captures, the board has fewer
   * stones than moves, and a point may be played again.
   *
   * @param stone the side that captured
   * @return the number of the opponent's stones that the side has removed from the board. Default:
   *     0
   */
  default int captured(Stone stone) {
    return 0;
  }

  /**
   * Returns whether opposite edges are joined, as on a torus: a line across one edge continues at
   * the opposite edge. {@link #at} still returns {@link Cell#OUTSIDE} beyond the edge.
   *
   * @return true if lines cross the edges. Default: false
   */
  default boolean wraps() {
    return false;
  }

  /**
   * Returns the cell at any coordinates, or {@link Cell#OUTSIDE} beyond the edge.
   *
   * @param column the column counted from the left, from 0
   * @param row the row counted from the bottom, from 0
   * @return the cell there, never null
   */
  Cell at(int column, int row);

  /**
   * Returns the cell at a point.
   *
   * @param point the point
   * @return the cell there
   */
  default Cell at(Point point) {
    return at(point.column(), point.row());
  }

  /**
   * Returns whether a side may place a stone on a point. Either side may be given at any time, as
   * if it were its turn: a user interface can show Black's forbidden points while White thinks.
   *
   * @param stone the side
   * @param point the point, on the board or not
   * @return {@link Verdict.Allowed}, or {@link Verdict.Refused} with the reason; after the end of
   *     the game, all vacant points are refused as {@link Verdict.Refused#OVER}; if a choice is
   *     required, as {@link Verdict.Refused#CHOICE_FIRST}
   */
  Verdict judge(Stone stone, Point point);

  /**
   * Returns the board after a stone of the side to move.
   *
   * @param point the point
   * @return a new board; this board does not change
   * @throws IllegalMoveException if {@link #judge} refuses the stone, including forbidden moves
   */
  Board play(Point point);

  /**
   * Returns the board after a pass of the side to move.
   *
   * @return a new board; this board does not change
   * @throws IllegalStateException if the game is over
   * @throws IllegalMoveException if the rules do not allow a pass here, for example because one of
   *     the {@link #choices} is required first
   */
  Board pass();

  /**
   * Returns the board after a move from a list of moves. The side of the move is not checked.
   *
   * @param move the stone, pass or choice
   * @return a new board; this board does not change
   * @throws IllegalMoveException if {@link #play(Point)} or {@link #choose} throws it
   * @throws IllegalStateException if {@link #pass} throws it
   */
  default Board play(Move move) {
    if (move instanceof Move.Place place) {
      return play(place.point());
    }
    return move instanceof Move.Choose chosen ? choose(chosen.key()) : pass();
  }

  /**
   * Returns the outcome of the game.
   *
   * @return won, drawn or undecided. The game is also drawn if the side to move has no allowed
   *     point and no {@link #choices}
   */
  Outcome outcome();

  /**
   * Returns a mutable copy of this position for playouts and tree searches with millions of moves.
   * It has no choices: see {@link MutableBoard}.
   *
   * @return a new copy, independent of this board. The default copy plays on boards of this type
   *     and is equally slow
   */
  default MutableBoard mutableCopy() {
    return new BoardStack(this);
  }

  /**
   * Returns the board size.
   *
   * @return the number of lines per side
   */
  default int size() {
    return start().size();
  }

  /**
   * Returns the vacant points.
   *
   * @return all points without a stone, row by row from the bottom left, unmodifiable
   */
  default List<Point> vacant() {
    List<Point> vacant = new ArrayList<>();
    for (int row = 0; row < size(); row++) {
      for (int column = 0; column < size(); column++) {
        if (at(column, row) == Cell.VACANT) {
          vacant.add(new Point(column, row));
        }
      }
    }
    return List.copyOf(vacant);
  }

  /**
   * Returns the points that the side to move may play.
   *
   * @return the vacant points that {@link #judge} allows, in the order of {@link #vacant}; empty
   *     after the end of the game
   */
  default List<Point> allowed() {
    return vacant().stream()
        .filter(point -> judge(toMove(), point) instanceof Verdict.Allowed)
        .toList();
  }

  /**
   * Returns the forbidden points of a side with the reasons: the vacant points where its stone
   * would be a forbidden move.
   *
   * @param stone the side; not necessarily the side to move
   * @return the refusals by point, in the order of {@link #vacant}, unmodifiable; empty after the
   *     end of the game and for rules without forbidden moves
   */
  default Map<Point, Verdict.Refused> forbidden(Stone stone) {
    Map<Point, Verdict.Refused> forbidden = new LinkedHashMap<>();
    for (Point point : vacant()) {
      if (judge(stone, point) instanceof Verdict.Refused refused && refused.foul()) {
        forbidden.put(point, refused);
      }
    }
    return Collections.unmodifiableMap(forbidden);
  }
}
