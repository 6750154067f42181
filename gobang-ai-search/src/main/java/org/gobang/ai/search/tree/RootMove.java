package org.gobang.ai.search.tree;

import java.util.ArrayList;
import java.util.List;

/** A root move during a search. */
final class RootMove {

  final int move;

  /** The value in this iteration, or the minimum value for a move only known not to be better. */
  int value = -Value.INFINITE;

  /** The value in the previous iteration. */
  int previousValue = -Value.INFINITE;

  /** The newest exact result, possibly from a previous iteration. */
  private Variation variation;

  RootMove(int move) {
    this.move = move;
    this.variation = new Variation(List.of(move), -Value.INFINITE, 0);
  }

  /** Starts a new iteration. */
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
