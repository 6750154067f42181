package org.gobang.api.player;

import java.util.Objects;

/**
 * Who plays a side.
 *
 * <p>Implemented here alone.
 */
public sealed interface Seat {

  /**
   * A person, who plays through {@code Game.play}.
   *
   * @param name the user's name; may be empty
   */
  record Human(String name) implements Seat {

    /** What stands for a person where a player's id is expected; no player has this id. */
    public static final String ID = "human";

    /** Checks that it is there. */
    public Human {
      Objects.requireNonNull(name, "name");
    }
  }

  /**
   * A player plugin, which the game asks by itself.
   *
   * @param who the player and its settings
   */
  record Computer(PlayerSpec who) implements Seat {

    /** Checks that it is there. */
    public Computer {
      Objects.requireNonNull(who, "who");
    }

    /** By hand: picocli prints options at the start, and the compiler's takes 10 ms. */
    @Override
    public String toString() {
      return "Computer[" + who + "]";
    }
  }
}
