package org.gobang.engines.gomocup;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;
import org.gobang.api.Move;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;

/** The stones of a board as engines are told of them: in turn, the opponent's last. */
final class Stones {

  private Stones() {}

  /**
   * The stones in the order in which they were played. Those of a set-up are told as if they had
   * been played in turn; where one side has more than its turns would give, the surplus comes
   * first. What two more moves add comes at the end in any case.
   *
   * @param board the position
   * @return all stones, the last of them the opponent's if it has any
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
   * Tells whether an engine that counts the stones knows which of them are black: it has to where
   * the rules are not the same for both.
   */
  static boolean tellTheSide(Board board) {
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
