package org.gobang.ai.search.tree;

import java.util.ArrayList;
import java.util.List;

/** A root move during a search. */
final class RootMove {

  final int move;

  /** Its value in this iteration; the least one of all where it is only known not to be better. */
  int value = -Value.INFINITE;

  /** The same of the iteration before. */
  int previousValue = -Value.INFINITE;

  /** The newest exact result, perhaps of an earlier iteration. */
  private Variation variation;

  RootMove(int move) {
    this.move = move;
    this.variation = new Variation(List.of(move), -Value.INFINITE, 0);
  }

  /** Starts an iteration. */
  void age() {
    previousValue = value;
    value = -Value.INFINITE;
  }

  /** Sets an exact result with the principal variation after the move. */
  void update(int newValue, StackEntry next, int depth) {
    value = newValue;
    List<Integer> moves = new ArrayList<>();
    moves.add(move);
    for (int i = 0; i < next.pvLength; i++) {
      moves.add(next.pv[i]);
    }
    variation = new Variation(moves, newValue, depth);
  }

  Variation variation() {
    return variation;
  }
}
