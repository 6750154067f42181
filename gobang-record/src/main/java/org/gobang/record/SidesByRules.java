package org.gobang.record;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Verdict;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;

/**
 * Gives the moves of a record the sides that are to move by its rules: for files that name points
 * alone, whose readers take the sides to alternate.
 */
final class SidesByRules {

  private SidesByRules() {}

  /**
   * The record with other sides.
   *
   * @param record a record without variations
   * @param start its board before the first move
   * @return the same record where sides alternate, and from a move on that the board refuses
   */
  static GameRecord of(GameRecord record, Board start) {
    List<Node> nodes = record.follow(record.mainLine());
    List<Move> moves = new ArrayList<>();
    Board board = start;
    for (Node node : nodes) {
      boolean open = board.outcome() instanceof Outcome.Undecided;
      if (!open || !allows(board, node.move())) {
        break;
      }
      moves.add(
          node.move() instanceof Move.Place place
              ? new Move.Place(board.toMove(), place.point())
              : new Move.Pass(board.toMove()));
      board = node.move() instanceof Move.Place place ? board.play(place.point()) : board.pass();
    }
    List<Node> next = moves.size() < nodes.size() ? List.of(nodes.get(moves.size())) : List.of();
    for (int i = moves.size() - 1; i >= 0; i--) {
      next = List.of(new Node(moves.get(i), nodes.get(i).notes(), next));
    }
    return record.withLines(next);
  }

  private static boolean allows(Board board, Move move) {
    return !(move instanceof Move.Place place)
        || board.judge(board.toMove(), place.point()) instanceof Verdict.Allowed;
  }
}
