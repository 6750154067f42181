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
 * A player and its settings.
 *
 * @param player the id of the player, such as {@code live-sleep}; never blank
 * @param options the values set by the user, by option key; other options have defaults. Values are
 *     checked when the player is created
 * @param seed the seed of a player that uses random numbers
 * @param isolation the isolation level
 */
public record PlayerSpec(
    String player, Map<String, String> options, long seed, Isolation isolation) {

  /**
   * The word before the id of an isolated player, as in {@code isolated:runs}, and not a valid
   * player id.
   */
  public static final String ISOLATED = "isolated";

  /**
   * Creates a spec with a copy of the options in the same order.
   *
   * @throws IllegalArgumentException if the id is blank
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
   * Creates a spec of a player in this process or in a separate process.
   *
   * @param player the id of the player
   * @param options the values set by the user, by option key
   * @param seed the seed of a player that uses random numbers
   * @param isolated whether it runs in a separate process
   */
  public PlayerSpec(String player, Map<String, String> options, long seed, boolean isolated) {
    this(player, options, seed, isolated ? Isolation.PROCESS : Isolation.NONE);
  }

  /**
   * Returns whether the player runs in a separate process.
   *
   * @return true for {@link Isolation#PROCESS} and {@link Isolation#STRICT}
   */
  public boolean isolated() {
    return isolation != Isolation.NONE;
  }

  /**
   * Returns the same player with another isolation level.
   *
   * @param where the isolation level
   * @return this player with that isolation level
   */
  public PlayerSpec withIsolation(Isolation where) {
    return new PlayerSpec(player, options, seed, where);
  }

  /**
   * Returns the name of this player in records: the id, and the level if one is set. Other options
   * may be private and are omitted.
   *
   * @return such as {@code runs} or {@code search:level=3}
   */
  public String recordName() {
    String level = options.get(Option.LEVEL);
    return level == null ? player : player + ":" + Option.LEVEL + "=" + level;
  }

  /**
   * Returns the same player with {@link Option#LEFT_OUT} instead of each secret value.
   *
   * @param known the known options; values of other keys are treated as secret
   * @return the player without secrets
   */
  public PlayerSpec withoutSecrets(List<Option> known) {
    Set<String> open = new HashSet<>();
    known.stream().filter(option -> !option.secret()).map(Option::key).forEach(open::add);
    Map<String, String> written = new LinkedHashMap<>(options);
    written.replaceAll((key, value) -> open.contains(key) ? value : Option.LEFT_OUT);
    return new PlayerSpec(player, written, seed, isolation);
  }

  /** Returns a text without option values, because some of them are secret. */
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

  /**
   * Returns a hash code of the id and the options. Not generated: the generated method would be
   * linked on its first call, which is during startup.
   */
  @Override
  public int hashCode() {
    return 31 * player.hashCode() + options.hashCode();
  }
}
