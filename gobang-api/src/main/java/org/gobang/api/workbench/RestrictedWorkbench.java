package org.gobang.api.workbench;

import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * A view of a workbench with an allow-list of services, for example for a guest of a renderer. It
 * forwards the plugins and the allowed services of the workbench. The creator supplies everything
 * else.
 */
public final class RestrictedWorkbench implements Workbench {

  private final Workbench host;
  private final Predicate<Class<?>> allowed;
  private final Optional<GameSetup> request;
  private final Preferences preferences;
  private final Function<GameSetup, CompletionStage<Game>> opener;
  private final Function<WorkbenchListener, Subscription> listening;

  /**
   * Creates a view.
   *
   * @param host the workbench
   * @param allowed the types of the services that can be found; all others are missing
   * @param request the initial game; empty for a spectator
   * @param preferences the preferences of this user
   * @param opener opens games
   * @param listening subscribes listeners
   */
  public RestrictedWorkbench(
      Workbench host,
      Predicate<Class<?>> allowed,
      Optional<GameSetup> request,
      Preferences preferences,
      Function<GameSetup, CompletionStage<Game>> opener,
      Function<WorkbenchListener, Subscription> listening) {
    this.host = Objects.requireNonNull(host, "host");
    this.allowed = Objects.requireNonNull(allowed, "allowed");
    this.request = Objects.requireNonNull(request, "request");
    this.preferences = Objects.requireNonNull(preferences, "preferences");
    this.opener = Objects.requireNonNull(opener, "opener");
    this.listening = Objects.requireNonNull(listening, "listening");
  }

  @Override
  public Optional<GameSetup> request() {
    return request;
  }

  @Override
  public CompletionStage<Game> open(GameSetup setup) {
    return opener.apply(setup);
  }

  @Override
  public Plugins plugins() {
    return host.plugins();
  }

  @Override
  public Preferences preferences() {
    return preferences;
  }

  @Override
  public Subscription listen(WorkbenchListener listener) {
    return listening.apply(listener);
  }

  @Override
  public <T extends WorkbenchService> Optional<T> service(Class<T> type) {
    return allowed.test(type) ? host.service(type) : Optional.empty();
  }
}
