package org.gobang.api.workbench;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.gobang.api.Option;
import org.gobang.api.PluginProvider;
import org.gobang.api.RefusedException;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.evaluator.EvaluatorProvider;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.record.RecordFormat;
import org.jspecify.annotations.Nullable;

/**
 * The available and the refused plugins at one moment. Within a service no two have the same id.
 *
 * <p>The host creates instances with {@link #NONE}, {@link #with} and {@link #withRefused}.
 */
public final class Plugins {

  /** The empty set of plugins, without refusals. */
  public static final Plugins NONE = new Plugins(Map.of(), List.of());

  private final Map<Service, List<DiscoveredPlugin<?>>> services;
  private final List<Refusal> refused;

  private Plugins(Map<Service, List<DiscoveredPlugin<?>>> services, List<Refusal> refused) {
    this.services = Map.copyOf(services);
    this.refused = List.copyOf(refused);
  }

  /**
   * Returns these plugins with other plugins of one service.
   *
   * @param service the service
   * @param found all plugins of the service, in display order; the providers implement the
   *     interface of the service
   * @return a copy with these plugins of the service
   */
  public Plugins with(Service service, List<? extends DiscoveredPlugin<?>> found) {
    Map<Service, List<DiscoveredPlugin<?>>> changed = new EnumMap<>(Service.class);
    changed.putAll(services);
    changed.put(service, List.copyOf(found));
    return new Plugins(changed, refused);
  }

  /**
   * Returns these plugins with other refusals.
   *
   * @param others the refused plugins
   * @return a copy with these refusals
   */
  public Plugins withRefused(List<Refusal> others) {
    return new Plugins(services, others);
  }

  /**
   * Returns the plugins of a service.
   *
   * @param service the service
   * @return the plugins, in display order; each provider implements the interface of the service
   */
  public List<DiscoveredPlugin<?>> of(Service service) {
    return services.getOrDefault(service, List.of());
  }

  // The providers implement the interface of their service, so the cast is safe.
  @SuppressWarnings("unchecked")
  private <P extends PluginProvider> List<DiscoveredPlugin<P>> typed(Service service) {
    return (List<DiscoveredPlugin<P>>) (List<?>) of(service);
  }

  /**
   * Returns the available rules.
   *
   * @return the plugins, in display order
   */
  public List<DiscoveredPlugin<BoardProvider>> boards() {
    return typed(Service.BOARD);
  }

  /**
   * Returns the available players.
   *
   * @return the plugins, in display order
   */
  public List<DiscoveredPlugin<PlayerProvider>> players() {
    return typed(Service.PLAYER);
  }

  /**
   * Returns the available evaluators.
   *
   * @return the plugins, in display order
   */
  public List<DiscoveredPlugin<EvaluatorProvider>> evaluators() {
    return typed(Service.EVALUATOR);
  }

  /**
   * Returns the available user interfaces.
   *
   * @return the plugins, in display order; each provider is a {@link
   *     org.gobang.api.render.RendererProvider}, which only the host uses
   */
  public List<DiscoveredPlugin<?>> renderers() {
    return of(Service.RENDERER);
  }

  /**
   * Returns the available file formats for game records.
   *
   * @return the plugins, in display order
   */
  public List<DiscoveredPlugin<RecordFormat>> formats() {
    return typed(Service.FORMAT);
  }

  /**
   * Returns the refused plugins.
   *
   * @return the refusals, in display order
   */
  public List<Refusal> refused() {
    return refused;
  }

  /**
   * Returns the rules with an id.
   *
   * @param rules the id, such as {@code renju}, or the result of {@link
   *     org.gobang.api.board.Board#rules} with options
   * @return the provider; empty if there is none
   */
  public Optional<DiscoveredPlugin<BoardProvider>> board(String rules) {
    int colon = rules.indexOf(':');
    return find(boards(), colon < 0 ? rules : rules.substring(0, colon));
  }

  /**
   * Returns the player with an id.
   *
   * @param id such as {@code live-sleep}
   * @return the provider; empty if there is none
   */
  public Optional<DiscoveredPlugin<PlayerProvider>> player(String id) {
    return find(players(), id);
  }

  /**
   * Returns the evaluator with an id.
   *
   * @param id such as {@code runs}
   * @return the provider; empty if there is none
   */
  public Optional<DiscoveredPlugin<EvaluatorProvider>> evaluator(String id) {
    return find(evaluators(), id);
  }

  /**
   * Returns the user interface with an id.
   *
   * @param id such as {@code console}
   * @return the provider; empty if there is none
   */
  public Optional<DiscoveredPlugin<?>> renderer(String id) {
    return find(renderers(), id);
  }

  /**
   * Returns a player without secret values, for a file or a record.
   *
   * @param who the player and its settings
   * @return the player with {@link Option#LEFT_OUT} in place of each secret value, or of all values
   *     if the player does not exist or cannot be loaded
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
   * Returns the players in the order of preference if the user does not select one.
   *
   * @return the players by descending {@link PlayerProvider#priority}; players of equal priority in
   *     the order of {@link #players}
   */
  public List<DiscoveredPlugin<PlayerProvider>> playersByPriority() {
    List<DiscoveredPlugin<PlayerProvider>> sorted = new ArrayList<>(players());
    sorted.sort((a, b) -> Integer.compare(b.provider().priority(), a.provider().priority()));
    return List.copyOf(sorted);
  }

  private static <D extends DiscoveredPlugin<?>> Optional<D> find(List<D> all, String id) {
    return all.stream().filter(found -> found.id().equals(id)).findFirst();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Plugins that
        && services.equals(that.services)
        && refused.equals(that.refused);
  }

  @Override
  public int hashCode() {
    return Objects.hash(services, refused);
  }

  @Override
  public String toString() {
    return "Plugins" + services + ", refused " + refused;
  }
}
