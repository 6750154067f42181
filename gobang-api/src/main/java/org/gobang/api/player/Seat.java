package org.gobang.api.player;

import java.util.Objects;

/**
 * The player of a side.
 *
 * <p>Not implemented by plugins.
 */
public sealed interface Seat {

  /**
   * A human, with moves through {@code Game.play}.
   *
   * @param name the name of the human; may be empty
   */
  record Human(String name) implements Seat {

    /** The id of humans, which no player plugin can have. */
    public static final String ID = "human";

    /** Creates a human. */
    public Human {
      Objects.requireNonNull(name, "name");
    }
  }

  /**
   * A player plugin, called by the game.
   *
   * @param who the player and its settings
   */
  record Computer(PlayerSpec who) implements Seat {

    /** Creates a seat of a player plugin. */
    public Computer {
      Objects.requireNonNull(who, "who");
    }

    /**
     * Returns a short text of this seat. Not generated: picocli prints options during startup, and
     * the generated method would add 10 ms.
     */
    @Override
    public String toString() {
      return "Computer[" + who + "]";
    }
  }
}
