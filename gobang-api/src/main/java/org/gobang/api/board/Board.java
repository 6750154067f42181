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
 * A position and its rules: a square board, the stones on it, whose turn it is, what may be played
 * and who has won.
 *
 * <p>A board never changes and may be used by any number of threads at once. {@link #play} gives
 * another board and costs little, so a strategy may try out moves freely.
 *
 * <p>Implemented by rules plugins; grows only by default methods.
 */
public interface Board {

  /**
   * The rules in force.
   *
   * @return the {@link BoardProvider#id} of the provider that made this board; where the user has
   *     set options, the text form of a {@link org.gobang.api.ProviderSpec} of those whose value is
   *     not the initial one, in the order of {@link BoardProvider#options}, such as {@code
   *     custom:line=6,torus=true}
   */
  String rules();

  /**
   * The position before the first move.
   *
   * @return what the game started from
   */
  Start start();

  /**
   * The moves since the start.
   *
   * @return every stone, pass and choice in order, unmodifiable
   */
  List<Move> moves();

  /**
   * Whose turn it is.
   *
   * @return the side to move; when the game is over, the side that would be
   */
  Stone toMove();

  /**
   * The side whose player acts: puts the next stone, passes or chooses. In an opening one player
   * may lay stones of both colours; {@link #toMove} is then the colour of the next stone, and this
   * the side of the player who puts it.
   *
   * @return the side whose player is to act; {@link #toMove} unless overridden
   */
  default Stone toAct() {
    return toMove();
  }

  /**
   * What the player who acts may choose instead of putting a stone, such as to exchange the colours
   * in an opening. Where {@link #judge} allows no stone, one of them has to be chosen.
   *
   * <p>Numbers are declared by a choice each ({@code fifths-1}, {@code fifths-2}), and points are
   * offered by a choice each, whose key ends with the point ({@code offer-h8}); a stone is not
   * allowed on a point that can be chosen so. Which of the offered points is taken is an ordinary
   * stone: {@link #judge} allows no other there, and {@link #toAct} is the side that picks.
   *
   * @return the keys of the choices ({@link Move.Choose#isKey}), the one that changes least first;
   *     empty when the game is over; none unless overridden
   */
  default List<String> choices() {
    return List.of();
  }

  /**
   * The board after the player who acts has chosen. The choice is a move, {@link Move.Choose}, in
   * {@link #moves}.
   *
   * @param key one of the {@link #choices}
   * @return a new board; this one stays as it is
   * @throws IllegalMoveException if it is not offered: the kind is {@link
   *     Verdict.Refused#NOT_OFFERED}
   */
  default Board choose(String key) {
    throw new IllegalMoveException(
        key, new Verdict.Refused(Verdict.Refused.NOT_OFFERED, List.of(), false));
  }

  /**
   * Whether the opening is still going on: its stones, choices, offers and picks.
   *
   * @return true until ordinary play begins; false unless overridden
   */
  default boolean inOpening() {
    return false;
  }

  /**
   * Where the opening restricts the next stone: a square around the centre, or the fifth moves that
   * were offered. Front ends show these points. {@link #judge} refuses all others.
   *
   * @return the points to which the next stone is restricted, whether they are vacant or not,
   *     unmodifiable; empty where an opening restricts nothing, as after it; none unless overridden
   */
  default List<Point> openingPoints() {
    return List.of();
  }

  /**
   * How many points the player who acts offers in all, where the opening has points offered: those
   * that are offered already are counted too. Front ends show it.
   *
   * @return the number; 0 where no points are offered; 0 unless overridden
   */
  default int openingOffers() {
    return 0;
  }

  /**
   * Whether the players have exchanged their colours: who had Black at the start has White here.
   * Names, clocks and results follow the player and not the colour.
   *
   * @return true if they have, counted from the start; false unless overridden
   */
  default boolean swapped() {
    return false;
  }

  /**
   * How many stones the side to move still puts before its turn ends. In most games a turn has one
   * stone; in connect6 it has two, so that {@link #toMove} is the same side after the first one.
   * Each stone is a move of its own, in {@link #moves} as elsewhere; a budget is for one stone.
   *
   * @return 1 or more, the next stone included; 1 unless overridden
   */
  default int stonesLeft() {
    return 1;
  }

  /**
   * How many stones a side has captured. Where stones are captured, the stones on the board are
   * fewer than the moves, and a point may be played again.
   *
   * @param stone the side that captured
   * @return the number of the opponent's stones that it has taken from the board; 0 unless
   *     overridden
   */
  default int captured(Stone stone) {
    return 0;
  }

  /**
   * Whether opposite edges are joined, as on a torus: a line that leaves the board on one side goes
   * on at the other. {@link #at} still answers {@link Cell#OUTSIDE} beyond the edge.
   *
   * @return true if lines cross the edges; false unless overridden
   */
  default boolean wraps() {
    return false;
  }

  /**
   * What is at a place. Any two numbers will do: beyond the edge it answers {@link Cell#OUTSIDE}.
   *
   * @param column the column counted from the left, from 0
   * @param row the row counted from the bottom, from 0
   * @return the cell there, never null
   */
  Cell at(int column, int row);

  /**
   * What is at a point.
   *
   * @param point the point
   * @return the cell there
   */
  default Cell at(Point point) {
    return at(point.column(), point.row());
  }

  /**
   * Whether a side might put a stone on a point. Either side can be asked about at any time, as if
   * it were its turn: a front end shows Black's forbidden points while White thinks.
   *
   * @param stone the side
   * @param point the point, on the board or not
   * @return {@link Verdict.Allowed}, or {@link Verdict.Refused} with the reason; once the game is
   *     over every vacant point is refused as {@link Verdict.Refused#OVER}, and where a choice has
   *     to be made as {@link Verdict.Refused#CHOICE_FIRST}
   */
  Verdict judge(Stone stone, Point point);

  /**
   * The board after the side to move has put a stone.
   *
   * @param point where it is put
   * @return a new board; this one stays as it is
   * @throws IllegalMoveException if {@link #judge} refuses it, fouls included
   */
  Board play(Point point);

  /**
   * The board after the side to move has passed.
   *
   * @return a new board; this one stays as it is
   * @throws IllegalStateException if the game is over
   * @throws IllegalMoveException if the rules allow no pass here, such as where one of the {@link
   *     #choices} has to be made first
   */
  Board pass();

  /**
   * The board after a move from a list of moves. Its side is not compared with the one to move.
   *
   * @param move the stone, pass or choice
   * @return a new board; this one stays as it is
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
   * How things stand.
   *
   * @return won, drawn, or undecided; a board is drawn too when the side to move has no point it
   *     may play, unless there are {@link #choices}
   */
  Outcome outcome();

  /**
   * This position as a board that changes with each move and takes moves back: for playouts and
   * tree searches, which make millions of moves. Choices are no part of it: see {@link
   * MutableBoard}.
   *
   * @return a new copy at this position, independent of this board; unless overridden it plays on
   *     boards such as this one, and so is as slow as they are
   */
  default MutableBoard mutableCopy() {
    return new BoardStack(this);
  }

  /**
   * Lines a side.
   *
   * @return the size of the start
   */
  default int size() {
    return start().size();
  }

  /**
   * The points without a stone.
   *
   * @return every vacant point, row by row from the bottom left, unmodifiable
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
   * The points that the side to move may play.
   *
   * @return the vacant points that {@link #judge} allows, in the order of {@link #vacant}; empty
   *     when the game is over
   */
  default List<Point> allowed() {
    return vacant().stream()
        .filter(point -> judge(toMove(), point) instanceof Verdict.Allowed)
        .toList();
  }

  /**
   * The points that the rules forbid a side, each with the reason: the vacant points where its
   * stone would be a foul.
   *
   * @param stone the side; it need not be on turn
   * @return the fouls by their points, in the order of {@link #vacant}, unmodifiable; empty when
   *     the game is over and for rules that forbid nothing
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
