package org.gobang.api.player;

import java.util.Objects;

/**
 * The player of a side.
 *
 * <p>Not implemented by plugins.
 */
public sealed interface Seat {

  /**
   * A human, who plays through {@code Game.play}.
   *
   * @param name the name of the human; may be empty
   */
  record Human(String name) implements Seat {

    /** The id that stands for a human; no player has this id. */
    public static final String ID = "human";

    /** Checks that the name is present. */
    public Human {
      Objects.requireNonNull(name, "name");
    }
  }

  /**
   * A player plugin that the game calls automatically.
   *
   * @param who the player and its settings
   */
  record Computer(PlayerSpec who) implements Seat {

    /** Checks that the player is present. */
    public Computer {
      Objects.requireNonNull(who, "who");
    }

    /**
     * Written by hand: picocli prints options at the start, and the generated method takes 10 ms.
     */
    @Override
    public String toString() {
      return "Computer[" + who + "]";
    }
  }
}
