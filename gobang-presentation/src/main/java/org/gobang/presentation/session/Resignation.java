package org.gobang.presentation.session;

import org.gobang.api.Stone;
import org.gobang.api.player.Seat;
import org.gobang.api.workbench.GameState;

/** When a front end asks for confirmation of a resignation. */
public final class Resignation {

  private Resignation() {}

  /**
   * Whether the person is asked to confirm it. Where not, {@link
   * org.gobang.api.workbench.Game#resign} refuses it at once, and says why.
   *
   * @param loser the side that is to lose
   * @return true if a person plays that side of a game that has begun and has not ended
   */
  public static boolean isConfirmed(GameState state, Stone loser) {
    boolean begun = !state.line().isEmpty() || !state.record().start().stones().isEmpty();
    return begun
        && !state.explored()
        && state.ended().isEmpty()
        && state.seat(loser) instanceof Seat.Human;
  }
}
