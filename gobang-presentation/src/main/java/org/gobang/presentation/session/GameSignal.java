package org.gobang.presentation.session;

import java.util.Optional;
import org.gobang.api.player.Seat;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Preferences;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.support.Lists;

/** A game event that has a sound or requires the user's attention. */
public enum GameSignal {
  /** A stone was placed. */
  MOVE,

  /** An engine has moved, and a human is to move. */
  REPLY,

  /** The game is over. */
  END,

  /** Another second has passed on a clock with little time left. */
  TICK;

  private static final String SOUNDS = "sounds";

  /** Returns whether sounds are on. Default: on. */
  public static boolean areSoundsOn(Preferences preferences) {
    return preferences.get(SOUNDS).map(Boolean::parseBoolean).orElse(true);
  }

  /** Turns sounds on or off. */
  public static void putSounds(Preferences preferences, boolean on) {
    preferences.put(SOUNDS, Boolean.toString(on));
  }

  /**
   * Returns the signal between two states of a game.
   *
   * @param before the state before; empty for the first one of a game
   */
  public static Optional<GameSignal> of(Optional<ShownPosition> before, ShownPosition now) {
    if (now.explored()) {
      return Optional.empty();
    }
    if (GameEnd.isBetween(before, now)) {
      return Optional.of(END);
    }
    return before
        .map(ShownPosition::state)
        .filter(then -> isMove(then, now.state()))
        .map(then -> isReply(now) ? REPLY : MOVE);
  }

  private static boolean isMove(GameState then, GameState now) {
    return !now.line().equals(then.line())
        && Lists.startsWith(now.line(), then.line())
        && !now.looksElsewhere();
  }

  private static boolean isReply(ShownPosition now) {
    boolean computer =
        now.state()
            .lastActor()
            .filter(side -> now.state().seat(side) instanceof Seat.Computer)
            .isPresent();
    return computer && now.personToMove();
  }
}
