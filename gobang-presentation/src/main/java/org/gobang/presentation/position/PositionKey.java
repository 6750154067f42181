package org.gobang.presentation.position;

import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;

/**
 * A position, identified by its rules, start and moves. Facts about a position are stored with its
 * key, and shown when the game is at an equal one.
 *
 * @param rules the id of the rules
 * @param start the position before the first move
 * @param moves every move and pass since then, in order
 */
public record PositionKey(String rules, Start start, List<Move> moves) {

  /** Creates a key with a copy of the moves. */
  public PositionKey {
    moves = List.copyOf(moves);
  }

  /** Returns the key of a board. */
  public static PositionKey of(Board board) {
    return new PositionKey(board.rules(), board.start(), board.moves());
  }

  /** Returns whether one move or pass leads here from another position. */
  public boolean isOneAfter(PositionKey before) {
    int last = moves.size() - 1;
    return last >= 0 && before.equals(new PositionKey(rules, start, moves.subList(0, last)));
  }

  /**
   * Returns whether the other object is an equal key. Not generated: the generated method would be
   * linked on first use and slow down the start.
   */
  @Override
  public boolean equals(Object other) {
    return other instanceof PositionKey place
        && moves.equals(place.moves)
        && rules.equals(place.rules)
        && start.size() == place.start.size()
        && start.first() == place.start.first()
        && start.stones().equals(place.start.stones());
  }

  @Override
  public int hashCode() {
    return 31 * rules.hashCode() + moves.hashCode();
  }
}
