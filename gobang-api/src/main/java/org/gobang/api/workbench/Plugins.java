package org.gobang.api.workbench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobang.api.Experimental;
import org.gobang.api.Option;
import org.gobang.api.RefusedException;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.PlayerSpec;

/**
 * The plugins at one moment: what was found and what was refused. Within a service no two have the
 * same id.
 *
 * @param boards the rules there are, in the order to list them
 * @param players the players there are, in the order to list them
 * @param renderers the front ends there are, in the order to list them; each provider is a {@link
 *     org.gobang.api.render.RendererProvider}, which the host alone has a use for
 * @param refused what was found and not taken in
 */
@Experimental
public record Plugins(
    List<DiscoveredPlugin<BoardProvider>> boards,
    List<DiscoveredPlugin<PlayerProvider>> players,
    List<DiscoveredPlugin<?>> renderers,
    List<Refusal> refused) {

  /** Copies the lists. */
  public Plugins {
    boards = List.copyOf(boards);
    players = List.copyOf(players);
    renderers = List.copyOf(renderers);
    refused = List.copyOf(refused);
  }

  /**
   * The rules of an id.
   *
   * @param id such as {@code renju}
   * @return the provider, if there is one
   */
  public Optional<DiscoveredPlugin<BoardProvider>> board(String id) {
    return find(boards, id);
  }

  /**
   * The player of an id.
   *
   * @param id such as {@code live-sleep}
   * @return the provider, if there is one
   */
  public Optional<DiscoveredPlugin<PlayerProvider>> player(String id) {
    return find(players, id);
  }

  /**
   * The front end of an id.
   *
   * @param id such as {@code console}
   * @return the provider, if there is one
   */
  public Optional<DiscoveredPlugin<?>> renderer(String id) {
    return find(renderers, id);
  }

  /**
   * A player as it may be written down, in a file or a record: without secret values.
   *
   * @param who the player and its settings
   * @return it with {@link Option#LEFT_OUT} in place of each secret value; of all values, if there
   *     is no such player or it cannot be loaded
   */
  public PlayerSpec withoutSecrets(PlayerSpec who) {
    return who.withoutSecrets(player(who.player()).map(Plugins::options).orElse(List.of()));
  }

  private static List<Option> options(DiscoveredPlugin<PlayerProvider> found) {
    try {
      return found.provider().options();
    } catch (RefusedException notLoaded) {
      return List.of();
    }
  }

  /**
   * The players in the order in which one is chosen where a person names none.
   *
   * @return those of the greatest {@link PlayerProvider#priority} first, equals in the order of
   *     {@link #players}
   */
  public List<DiscoveredPlugin<PlayerProvider>> playersByPriority() {
    List<DiscoveredPlugin<PlayerProvider>> sorted = new ArrayList<>(players);
    sorted.sort((a, b) -> Integer.compare(b.provider().priority(), a.provider().priority()));
    return List.copyOf(sorted);
  }

  private static <D extends DiscoveredPlugin<?>> Optional<D> find(List<D> all, String id) {
    return all.stream().filter(found -> found.id().equals(id)).findFirst();
  }
}
