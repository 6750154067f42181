package org.gobang.plugins;

import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.gobang.api.PluginProvider;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Plugins;
import org.jspecify.annotations.Nullable;

/**
 * A plugin whose jars were read. The first call of {@link #contents} loads its classes; the result
 * is kept.
 */
final class Plugin {

  private final String origin;
  private final PluginModules modules;
  private final ProviderGuard guard;
  private final UnaryOperator<Supplier<Plugins>> around;
  private @Nullable Plugins contents;

  /**
   * A plugin of which no class is loaded yet.
   *
   * @param origin the path of its jar or folder, for messages
   * @param around wraps the loading of its classes
   */
  Plugin(
      String origin,
      PluginModules modules,
      ProviderGuard guard,
      UnaryOperator<Supplier<Plugins>> around) {
    this.origin = origin;
    this.modules = modules;
    this.guard = guard;
    this.around = around;
  }

  /** The names of its modules that provide a service. */
  Set<String> modules() {
    return modules.providers();
  }

  /** Its providers and refusals. */
  Plugins contents() {
    if (contents == null) {
      contents = load();
    }
    return contents;
  }

  private Plugins load() {
    RefusalList refusals = new RefusalList();
    try {
      ModuleLayer layer = PluginLayer.of(modules);
      return around.apply(() -> load(layer, refusals)).get();
    } catch (PluginRefusedException e) {
      refusals.add(origin, e);
    } catch (Throwable e) {
      // For a damaged jar the module system may throw undocumented exceptions.
      refusals.add(origin, ModuleErrors.refusal(e));
    }
    return refusals.asPlugins();
  }

  private Plugins load(ModuleLayer layer, RefusalList refusals) {
    return new Plugins(
        load(ServiceKind.BOARD, layer, refusals),
        load(ServiceKind.PLAYER, layer, refusals),
        List.copyOf(load(ServiceKind.RENDERER, layer, refusals)),
        refusals.all());
  }

  private <P extends PluginProvider> List<DiscoveredPlugin<P>> load(
      ServiceKind<P> service, ModuleLayer layer, RefusalList refusals) {
    ProviderLoader<P> providers = new ProviderLoader<>(service, guard, refusals);
    providers.addAll(layer, PluginLayer.loader(layer), origin);
    return providers.found();
  }
}
