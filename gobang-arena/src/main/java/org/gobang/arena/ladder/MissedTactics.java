package org.gobang.arena.ladder;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Cell;
import org.gobang.api.board.MutableBoard;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.GamePlayed;

/**
 * Finds the tactics of one and two moves that a player missed in a game, by trying the moves on the
 * board. It sees no longer combinations, such as wins by a row of fours.
 */
public final class MissedTactics {

  /** A line of five through a point lies within this distance of it. */
  private static final int REACH = 4;

  private final MutableBoard board;
  private final Set<MissedTactic> missed = EnumSet.noneOf(MissedTactic.class);

  private MissedTactics(Board empty) {
    board = empty.mutableCopy();
  }

  /**
   * The tactics that a player missed in a game.
   *
   * @param empty the board before the game, of rules where colours alternate
   * @param order the game
   * @param played how it was played
   * @param player the side of the player
   * @return the kinds of tactics that were missed at least once
   */
  public static Set<MissedTactic> in(
      Board empty, GameOrder order, GamePlayed played, Stone player) {
    MissedTactics tactics = new MissedTactics(empty);
    int opening = order.opening().moves().size();
    for (int i = 0; i < played.moves().size(); i++) {
      if (!(played.moves().get(i) instanceof Move.Place place)) {
        return tactics.missed;
      }
      int move = tactics.index(place.point());
      if (i >= opening && place.stone() == player) {
        tactics.judge(move);
      }
      tactics.board.play(move);
    }
    return tactics.missed;
  }

  private int index(Point point) {
    return point.row() * board.size() + point.column();
  }

  /** Judges a move in the position before it; of several tactics the shortest one counts. */
  private void judge(int move) {
    Set<Integer> wins = wins();
    if (!wins.isEmpty()) {
      missUnless(wins.contains(move), MissedTactic.WIN_IN_ONE);
      return;
    }
    board.pass();
    Set<Integer> threats = wins();
    Set<Integer> dangers = threats.isEmpty() ? winsInTwo() : Set.of();
    board.undo();
    if (!threats.isEmpty()) {
      missUnless(threats.size() > 1 || threats.contains(move), MissedTactic.BLOCK_IN_ONE);
      return;
    }
    wins = winsInTwo();
    if (!wins.isEmpty()) {
      missUnless(wins.contains(move), MissedTactic.WIN_IN_TWO);
    } else if (!dangers.isEmpty() && !stops(move)) {
      missUnless(defences(dangers).stream().noneMatch(this::stops), MissedTactic.BLOCK_IN_TWO);
    }
  }

  private void missUnless(boolean found, MissedTactic tactic) {
    if (!found) {
      missed.add(tactic);
    }
  }

  /** Whether the opponent cannot win in two after a move, or has to answer a threat first. */
  private boolean stops(int move) {
    return after(move, () -> !threatsThrough(move).isEmpty() || winsInTwo().isEmpty());
  }

  /** The points with which the opponent would win in two, and those that win after them. */
  private Set<Integer> defences(Set<Integer> dangers) {
    Set<Integer> defences = new LinkedHashSet<>(dangers);
    board.pass();
    for (int danger : dangers) {
      defences.addAll(after(danger, () -> threatsThrough(danger)));
    }
    board.undo();
    return defences;
  }

  /** The points with which the side to move wins at once. */
  private Set<Integer> wins() {
    return points(this::isWin);
  }

  /** The points with which the side to move makes two winning points at once. */
  private Set<Integer> winsInTwo() {
    return points(point -> after(point, () -> threatsThrough(point).size() > 1));
  }

  private Set<Integer> points(IntPredicate wanted) {
    Set<Integer> points = new LinkedHashSet<>();
    IntStream.range(0, board.size() * board.size())
        .filter(point -> board.at(point) == Cell.VACANT && wanted.test(point))
        .forEach(points::add);
    return points;
  }

  private boolean isWin(int point) {
    return after(point, () -> board.over() && board.winner().isPresent());
  }

  /** The points on the lines through the last move where its side would win with another one. */
  private Set<Integer> threatsThrough(int move) {
    if (board.over()) {
      return Set.of();
    }
    Set<Integer> threats = new LinkedHashSet<>();
    board.pass();
    for (int near : near(move)) {
      if (isWin(near)) {
        threats.add(near);
      }
    }
    board.undo();
    return threats;
  }

  private List<Integer> near(int move) {
    int column = move % board.size();
    int row = move / board.size();
    List<Integer> near = new ArrayList<>();
    for (int[] step : new int[][] {{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
      for (int i = -REACH; i <= REACH; i++) {
        int c = column + i * step[0];
        int r = row + i * step[1];
        boolean inside = c >= 0 && r >= 0 && c < board.size() && r < board.size();
        if (inside && board.at(r * board.size() + c) == Cell.VACANT) {
          near.add(r * board.size() + c);
        }
      }
    }
    return near;
  }

  /** What holds after a move of the side to move. */
  private <T> T after(int move, Supplier<T> question) {
    board.play(move);
    try {
      return question.get();
    } finally {
      board.undo();
    }
  }
}
