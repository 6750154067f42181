package org.gobang.rules;

import java.util.Arrays;
import java.util.List;
import org.gobang.api.Move;
import org.jspecify.annotations.Nullable;

/**
 * The moves before a position, as a linked list shared with the previous position, so that the cost
 * of a move does not depend on the length of the game.
 */
final class History {

  static final History EMPTY = new History(null, null, 0);

  private final @Nullable History before;
  private final @Nullable Move last;
  private final int count;

  private History(@Nullable History before, @Nullable Move last, int count) {
    this.before = before;
    this.last = last;
    this.count = count;
  }

  History with(Move move) {
    return new History(this, move, count + 1);
  }

  /** Returns the last move, or null before the first. */
  @Nullable Move last() {
    return last;
  }

  List<Move> moves() {
    Move[] moves = new Move[count];
    for (History at = this; at.before != null; at = at.before) {
      moves[at.count - 1] = at.last;
    }
    return List.copyOf(Arrays.asList(moves));
  }
}
