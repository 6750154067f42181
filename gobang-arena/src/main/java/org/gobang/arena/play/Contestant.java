package org.gobang.arena.play;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.workbench.Plugins;
import org.gobang.record.PlayerSpecText;

/**
 * A player of a tournament.
 *
 * @param name the name in tables, unique in the tournament and not blank
 * @param spec the player and its settings
 * @param written the same without secrets, for files
 */
public record Contestant(String name, PlayerSpec spec, PlayerSpec written) {

  /**
   * Creates a contestant.
   *
   * @throws IllegalArgumentException if the name is blank
   */
  public Contestant {
    if (name.isBlank()) {
      throw new IllegalArgumentException("a contestant has a name");
    }
  }

  /**
   * Creates a contestant without secrets.
   *
   * @param name its name in tables
   * @param spec the player and its settings
   */
  public Contestant(String name, PlayerSpec spec) {
    this(name, spec, spec);
  }

  /**
   * Returns this contestant with another seed.
   *
   * @param seed the seed of its random numbers
   * @return the contestant with this seed
   */
  public Contestant seeded(long seed) {
    return new Contestant(name, seeded(spec, seed), seeded(written, seed));
  }

  private static PlayerSpec seeded(PlayerSpec spec, long seed) {
    return new PlayerSpec(spec.player(), spec.options(), seed, spec.isolation());
  }

  /**
   * Returns contestants with unique names derived from player specifications. Repeated ones get a
   * number as a suffix.
   *
   * @param players the players
   * @param plugins the plugins, which define the secret options
   * @return a contestant for each of them
   */
  public static List<Contestant> all(List<PlayerSpec> players, Plugins plugins) {
    Set<String> names = new LinkedHashSet<>();
    List<Contestant> contestants = new ArrayList<>();
    for (PlayerSpec who : players) {
      PlayerSpec written = plugins.withoutSecrets(who);
      String text = PlayerSpecText.brief(written);
      String name = text;
      for (int number = 2; !names.add(name); number++) {
        name = text + " (" + number + ")";
      }
      contestants.add(new Contestant(name, who, written));
    }
    return contestants;
  }
}
