package org.gobang.plugins;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import org.gobang.api.PluginProvider;
import org.gobang.api.workbench.DiscoveredPlugin;

/**
 * The providers of one service in one place, gathered one guarded step at a time.
 *
 * @param <P> the kind of provider
 */
final class Providers<P extends PluginProvider> {

  /** A loader that fails this often in a row gets nowhere any more. */
  private static final int MOST_FAILURES = 100;

  private final Service<P> service;
  private final Guard guard;
  private final Refusals refusals;
  private final List<DiscoveredPlugin<P>> found = new ArrayList<>();

  Providers(Service<P> service, Guard guard, Refusals refusals) {
    this.service = service;
    this.guard = guard;
    this.refusals = refusals;
  }

  /**
   * Adds what the application was started with; a step that fails costs that provider only. Ours
   * come first, so that no other takes their ids, then module by module; within a module as its
   * descriptor lists them.
   */
  void addAll(ServiceLoader<P> loader) {
    Comparator<ServiceLoader.Provider<P>> oursFirst = Comparator.comparing(each -> !isOurs(each));
    listed(loader, DiscoveredPlugin.BUNDLED, Integer.MAX_VALUE).stream()
        .sorted(oursFirst.thenComparing(each -> String.valueOf(each.type().getModule().getName())))
        .forEach(each -> add(each, each.type().getClassLoader(), Optional.empty()));
  }

  private boolean isOurs(ServiceLoader.Provider<P> provider) {
    return !isOnlyPromised(provider) && Origin.of(provider.type()).isOurs();
  }

  /**
   * Whether the type is not that of the provider: a class may have a static method {@code provider}
   * that makes one, and promises no more than the service.
   */
  private boolean isOnlyPromised(ServiceLoader.Provider<P> provider) {
    return provider.type().equals(service.type());
  }

  /**
   * Adds what a plugin brings.
   *
   * @param layer the plugin's own; those beneath it list their providers after it
   * @param loader the one that its modules share
   * @param place where it came from
   */
  void addAll(ModuleLayer layer, ClassLoader loader, String place) {
    listed(ServiceLoader.load(layer, service.type()), place, count(layer))
        .forEach(each -> add(each, loader, Optional.of(place)));
  }

  /** How many providers a layer has; Java passes over a module that does not read the contract. */
  private int count(ModuleLayer layer) {
    return layer.modules().stream()
        .filter(module -> module.canRead(service.type().getModule()))
        .flatMap(module -> module.getDescriptor().provides().stream())
        .filter(provides -> provides.service().equals(service.type().getName()))
        .mapToInt(provides -> provides.providers().size())
        .sum();
  }

  private List<ServiceLoader.Provider<P>> listed(ServiceLoader<P> loader, String place, int most) {
    List<ServiceLoader.Provider<P>> listed = new ArrayList<>();
    Iterator<ServiceLoader.Provider<P>> providers = loader.stream().iterator();
    int failures = 0;
    for (int steps = 0; steps < most && failures < MOST_FAILURES; steps++) {
      try {
        if (!providers.hasNext()) {
          break;
        }
        listed.add(providers.next());
        failures = 0;
      } catch (Throwable e) {
        failures++;
        refusals.add(place, Fault.refusal("its " + service.word(), e));
      }
    }
    return listed;
  }

  private void add(ServiceLoader.Provider<P> provider, ClassLoader loader, Optional<String> place) {
    Class<? extends P> type = provider.type();
    String name = isOnlyPromised(provider) ? "its " + service.word() : type.getName();
    try {
      ApiVersion.check(type.getModule().getDescriptor());
      Callable<DiscoveredPlugin<P>> describing = () -> described(provider.get(), place);
      found.add(
          place.isEmpty() && isOurs(provider)
              ? Guard.trust(name, describing)
              : guard.call(name, loader, describing));
    } catch (PluginRefusedException e) {
      refusals.add(place.orElseGet(() -> Origin.of(type).place()), e);
    }
  }

  private DiscoveredPlugin<P> described(P plugin, Optional<String> place)
      throws PluginRefusedException {
    Described<P> described = service.describer().describe(plugin);
    Origin origin = Origin.of(plugin.getClass());
    return new DiscoveredPlugin<>(
        described.id(), described.provider(), origin.version(), place.orElse(origin.place()));
  }

  List<DiscoveredPlugin<P>> found() {
    return found;
  }
}
