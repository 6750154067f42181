package org.gobang.api.player;

import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.gobang.api.Option;

/**
 * Which player plays, and how it is set.
 *
 * @param player the id of the player, such as {@code live-sleep}; never blank
 * @param options what the user set, by option key; the others have their initial value. Checked
 *     when the player is asked for, not here
 * @param seed the seed of a player that uses random numbers
 * @param isolation where it runs
 */
public record PlayerSpec(
    String player, Map<String, String> options, long seed, Isolation isolation) {

  /** The word before a player's id, as in {@code isolated:runs}; no player's id itself. */
  public static final String ISOLATED = "isolated";

  /**
   * Copies the options in their order.
   *
   * @throws IllegalArgumentException if the player is blank
   */
  public PlayerSpec {
    if (player.isBlank()) {
      throw new IllegalArgumentException("a player has an id");
    }
    Objects.requireNonNull(isolation, "isolation");
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    options.forEach((key, value) -> Objects.requireNonNull(value, key));
  }

  /**
   * Creates a player in this process or one of its own.
   *
   * @param player the id of the player
   * @param options what the user set, by option key
   * @param seed the seed of a player that uses random numbers
   * @param isolated whether it runs in a process of its own
   */
  public PlayerSpec(String player, Map<String, String> options, long seed, boolean isolated) {
    this(player, options, seed, isolated ? Isolation.PROCESS : Isolation.NONE);
  }

  /**
   * Returns whether it runs in a process of its own.
   *
   * @return true also where it is confined there
   */
  public boolean isolated() {
    return isolation != Isolation.NONE;
  }

  /**
   * Returns the same player elsewhere.
   *
   * @param where where it runs
   * @return this player, isolated so
   */
  public PlayerSpec withIsolation(Isolation where) {
    return new PlayerSpec(player, options, seed, where);
  }

  /**
   * Returns the name that records have for this player: its id, with the level where one is set.
   * The other options are left out, as they may hold what is not for other people to read.
   *
   * @return such as {@code runs} or {@code search:level=3}
   */
  public String recordName() {
    String level = options.get(Option.LEVEL);
    return level == null ? player : player + ":" + Option.LEVEL + "=" + level;
  }

  /**
   * Returns the same player as it may be written down: each secret value is {@link
   * Option#LEFT_OUT}.
   *
   * @param known what can be set; the value of any other key is taken for a secret
   * @return it, without secrets
   */
  public PlayerSpec withoutSecrets(List<Option> known) {
    Set<String> open = new HashSet<>();
    known.stream().filter(option -> !option.secret()).map(Option::key).forEach(open::add);
    Map<String, String> written = new LinkedHashMap<>(options);
    written.replaceAll((key, value) -> open.contains(key) ? value : Option.LEFT_OUT);
    return new PlayerSpec(player, written, seed, isolation);
  }

  /** Without the values of options, as some are secret. */
  @Override
  public String toString() {
    return "PlayerSpec["
        + player
        + " "
        + options.keySet()
        + " "
        + seed
        + (isolated() ? " " + isolation + "]" : "]");
  }

  /** Written out, as the compiler's is made when it is first needed, which is at the start. */
  @Override
  public int hashCode() {
    return 31 * player.hashCode() + options.hashCode();
  }
}
