package org.gobang.ui.console.table;

import org.gobang.api.Stone;
import org.gobang.api.player.Seat;
import org.gobang.api.workbench.GameState;

/** Who sits where. */
public final class Seats {

  private Seats() {}

  /**
   * The side of the person who asks for something: the person to move, or else the other side,
   * which is the only person's unless two computers play.
   */
  public static Stone person(GameState state) {
    Stone toMove = state.board().toMove();
    return state.seat(toMove) instanceof Seat.Human ? toMove : toMove.opponent();
  }
}
