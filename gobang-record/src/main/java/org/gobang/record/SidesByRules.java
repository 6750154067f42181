package org.gobang.record;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.board.Board;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.board.Outcome;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;

/**
 * Assigns sides to the moves of a record according to the rules, for files that contain only
 * points, which readers assign to alternating sides.
 */
final class SidesByRules {

  private SidesByRules() {}

  /**
   * Returns the record with the sides determined by its rules.
   *
   * @param record a record without variations
   * @param start the board before the first move
   * @return the record; sides alternate from the first move refused by the board
   */
  static GameRecord of(GameRecord record, Board start) {
    List<Node> nodes = record.follow(record.mainLine());
    List<Move> moves = new ArrayList<>();
    Board board = start;
    try {
      for (Node node : nodes) {
        if (!(board.outcome() instanceof Outcome.Undecided)) {
          break;
        }
        Board after = board.play(node.move());
        moves.add(
            node.move() instanceof Move.Choose ? node.move() : node.move().by(board.toMove()));
        board = after;
      }
    } catch (IllegalMoveException refused) {
      // The record also contains this move. The sides of the remaining moves are unknown.
    }
    List<Node> next = moves.size() < nodes.size() ? List.of(nodes.get(moves.size())) : List.of();
    for (int i = moves.size() - 1; i >= 0; i--) {
      next = List.of(new Node(moves.get(i), nodes.get(i).notes(), next));
    }
    return record.withLines(next);
  }
}
