package org.gobang.plugins;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.gobang.api.PluginProvider;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.PluginMetadata;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * Loads the providers of one service from one source, each in a {@link ProviderGuard}.
 *
 * @param <P> the kind of provider
 */
final class ProviderLoader<P extends PluginProvider> {

  /** Loading stops after this many failures in a row. */
  private static final int MAX_FAILURES = 100;

  private final ServiceKind<P> service;
  private final ProviderGuard guard;
  private final List<Refusal> refusals;
  private final List<DiscoveredPlugin<P>> found = new ArrayList<>();

  ProviderLoader(ServiceKind<P> service, ProviderGuard guard, List<Refusal> refusals) {
    this.service = service;
    this.guard = guard;
    this.refusals = refusals;
  }

  /** Returns the plugins on the module path of the application. */
  static Plugins started(ProviderGuard guard) {
    List<Refusal> refusals = new ArrayList<>();
    // As modules, not also on the class path: for each service Java would look into every jar.
    ModuleLayer layer = ProviderLoader.class.getModule().getLayer();
    return ServiceKind.plugins(
            service -> new ProviderLoader<>(service, guard, refusals).started(layer))
        .withRefused(refusals);
  }

  private List<DiscoveredPlugin<P>> started(@Nullable ModuleLayer layer) {
    return started(
        layer == null
            ? ServiceLoader.load(service.type())
            : ServiceLoader.load(layer, service.type()));
  }

  /**
   * Finds providers on the module path of the application. A failure skips only that provider.
   * Bundled ones come first, so that no other takes their ids; then they are sorted by module, and
   * within one by its descriptor.
   */
  List<DiscoveredPlugin<P>> started(ServiceLoader<P> loader) {
    Comparator<ServiceLoader.Provider<P>> bundledFirst =
        Comparator.comparing(each -> !isBundled(each));
    listed(loader, DiscoveredPlugin.BUNDLED, Integer.MAX_VALUE).stream()
        .sorted(
            bundledFirst.thenComparing(each -> String.valueOf(each.type().getModule().getName())))
        .forEach(
            each ->
                add(
                    each,
                    each.type().getClassLoader(),
                    Optional.empty(),
                    PluginMetadata::ofVersion));
    return found;
  }

  private boolean isBundled(ServiceLoader.Provider<P> provider) {
    return !isServiceTypeOnly(provider) && ProviderOrigin.of(provider.type()).isBundled();
  }

  /**
   * Returns whether only the service type is known: the static method {@code provider} of a class
   * may declare no more specific type.
   */
  private boolean isServiceTypeOnly(ServiceLoader.Provider<P> provider) {
    return provider.type().equals(service.type());
  }

  /**
   * Finds the providers of a plugin.
   *
   * @param layer the layer of the plugin; its providers are listed before those of its parents
   * @param place the plugin's origin
   * @param modules its modules
   */
  List<DiscoveredPlugin<P>> found(ModuleLayer layer, String place, PluginModules modules) {
    ClassLoader loader = PluginLayer.loader(layer);
    listed(ServiceLoader.load(layer, service.type()), place, count(layer))
        .forEach(each -> add(each, loader, Optional.of(place), modules::metadata));
    return found;
  }

  /**
   * Returns the number of providers in a layer; the service loader skips modules that do not read
   * the API.
   */
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
    for (int steps = 0; steps < most && failures < MAX_FAILURES; steps++) {
      try {
        if (!providers.hasNext()) {
          break;
        }
        listed.add(providers.next());
        failures = 0;
      } catch (Throwable e) {
        failures++;
        refusals.add(ProviderErrors.refusal(service.its(), e).at(place));
      }
    }
    return listed;
  }

  private void add(
      ServiceLoader.Provider<P> provider,
      ClassLoader loader,
      Optional<String> place,
      Function<String, PluginMetadata> metadata) {
    Class<? extends P> type = provider.type();
    Object name = isServiceTypeOnly(provider) ? service.its() : type.getName();
    try {
      PluginInspector.checkVersion(type.getModule().getDescriptor());
      Callable<DiscoveredPlugin<P>> describe = () -> described(provider.get(), place, metadata);
      found.add(
          place.isEmpty() && isBundled(provider)
              ? ProviderGuard.refuseOnError(name, describe)
              : guard.call(name, loader, describe));
    } catch (PluginRefusedException e) {
      refusals.add(e.at(place.orElseGet(() -> ProviderOrigin.of(type).place())));
    }
  }

  private DiscoveredPlugin<P> described(
      P plugin, Optional<String> place, Function<String, PluginMetadata> metadata)
      throws PluginRefusedException {
    P checked = service.checker().check(plugin);
    ProviderOrigin origin = ProviderOrigin.of(plugin.getClass());
    return new DiscoveredPlugin<>(
        checked.id(), checked, metadata.apply(origin.version()), place.orElse(origin.place()));
  }
}
