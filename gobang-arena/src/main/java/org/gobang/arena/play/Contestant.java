package org.gobang.arena.play;

import java.util.Objects;
import org.gobang.api.player.PlayerSpec;

/**
 * A player of a tournament.
 *
 * @param name what tables call it; unique in its tournament, never blank
 * @param who the player and its settings
 * @param written the same as files have it: without secrets
 */
public record Contestant(String name, PlayerSpec who, PlayerSpec written) {

  /**
   * Checks the name.
   *
   * @throws IllegalArgumentException if it is blank
   */
  public Contestant {
    if (name.isBlank()) {
      throw new IllegalArgumentException("a contestant has a name");
    }
    Objects.requireNonNull(who, "who");
    Objects.requireNonNull(written, "written");
  }

  /**
   * A player without secrets.
   *
   * @param name what tables call it
   * @param who the player and its settings
   */
  public Contestant(String name, PlayerSpec who) {
    this(name, who, who);
  }

  /**
   * The same contestant with lots of its own.
   *
   * @param seed where it starts to draw them
   * @return it, with this seed
   */
  public Contestant seeded(long seed) {
    return new Contestant(name, seeded(who, seed), seeded(written, seed));
  }

  private static PlayerSpec seeded(PlayerSpec who, long seed) {
    return new PlayerSpec(who.player(), who.options(), seed, who.isolated());
  }
}
