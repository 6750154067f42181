package org.gobang.presentation.text;

import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.workbench.GameState;

/** The numbering of moves: stones and passes count, choices do not. */
public final class MoveNumber {

  private MoveNumber() {}

  /** Returns the number of the last move in a list. */
  public static int of(List<Move> moves) {
    return (int) moves.stream().filter(MoveNumber::counts).count();
  }

  /** Returns the number of the last move of a path. */
  public static int of(GameState state, List<Integer> path) {
    return of(state.record(), path);
  }

  /** Returns the number of the last move of a path in a record. */
  public static int of(GameRecord record, List<Integer> path) {
    return of(record.follow(path).stream().map(Node::move).toList());
  }

  /** Returns whether a move is numbered. */
  public static boolean counts(Move move) {
    return !(move instanceof Move.Choose);
  }
}
