package org.gobang.plugins;

import java.util.List;
import org.gobang.api.PluginProvider;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Plugins;

/**
 * The providers of a plugin, loaded.
 *
 * @param origin the path of its jar or folder
 * @param modules its modules, from which the classes are loaded
 */
record PluginContents(String origin, PluginModules modules, ProviderGuard guard) {

  /** Loads the classes; whatever fails becomes a refusal. */
  Plugins load() {
    RefusalList refusals = new RefusalList();
    try {
      ModuleLayer layer = PluginLayer.of(modules);
      Plugins loaded = Plugins.NONE;
      for (ServiceKind<?> service : ServiceKind.ALL) {
        loaded = loaded.with(service.listed(), load(service, layer, refusals));
      }
      return loaded.withRefused(refusals.all());
    } catch (PluginRefusedException e) {
      refusals.add(origin, e);
    } catch (Throwable e) {
      // For a damaged jar the module system may throw undocumented exceptions.
      refusals.add(origin, ModuleErrors.refusal(e));
    }
    return refusals.asPlugins();
  }

  private <P extends PluginProvider> List<DiscoveredPlugin<P>> load(
      ServiceKind<P> service, ModuleLayer layer, RefusalList refusals) {
    ProviderLoader<P> providers = new ProviderLoader<>(service, guard, refusals);
    providers.addAll(layer, PluginLayer.loader(layer), origin);
    return providers.found().stream()
        .map(
            each ->
                new DiscoveredPlugin<>(
                    each.id(), each.provider(), modules.metadata(each.version()), origin))
        .toList();
  }
}
