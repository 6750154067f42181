package org.gobang.engines.gomocup;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;
import org.gobang.api.Move;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;

/** Orders the stones of a board for an engine: alternating, with a stone of the opponent last. */
final class StoneSequence {

  private StoneSequence() {}

  /**
   * Returns the stones in the order of the moves. Set-up stones are ordered as if they had been
   * played alternately, with a side's surplus stones first. Later moves only append stones.
   *
   * @param board the position
   * @return all stones, the last one the opponent's if it has any
   */
  static List<Move.Place> inTurn(Board board) {
    Deque<Move.Place> order = new ArrayDeque<>();
    Deque<Move.Place> next = new ArrayDeque<>(of(board.toMove().opponent(), board));
    Deque<Move.Place> then = new ArrayDeque<>(of(board.toMove(), board));
    while (!next.isEmpty()) {
      order.addFirst(next.removeLast());
      Deque<Move.Place> taken = next;
      next = then;
      then = taken;
    }
    then.descendingIterator().forEachRemaining(order::addFirst);
    return List.copyOf(order);
  }

  /**
   * Returns whether the number of stones determines the side to move. Asymmetric rules require
   * this.
   */
  static boolean revealSides(Board board) {
    int more = of(Stone.BLACK, board).size() - of(Stone.WHITE, board).size();
    return more == (board.toMove() == Stone.BLACK ? 0 : 1);
  }

  private static List<Move.Place> of(Stone stone, Board board) {
    List<Move.Place> stones = new ArrayList<>(board.start().stones());
    Stream<Move> moves = board.moves().stream();
    moves.filter(Move.Place.class::isInstance).map(Move.Place.class::cast).forEach(stones::add);
    stones.removeIf(each -> each.stone() != stone);
    return stones;
  }
}
