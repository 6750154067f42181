package org.gobang.plugins;

import java.lang.module.Configuration;
import java.lang.module.FindException;
import java.lang.module.ModuleFinder;
import java.lang.module.ResolutionException;
import java.util.Optional;

/**
 * A plugin's modules in a layer of their own, above those of the application. Its own version of a
 * library goes before the application's; two plugins never see each other.
 */
final class PluginLayer {

  private PluginLayer() {}

  /** The layer of the application. */
  static ModuleLayer host() {
    return Optional.ofNullable(PluginLayer.class.getModule().getLayer())
        .orElseGet(ModuleLayer::boot);
  }

  /**
   * Makes the layer; no class of the plugin is loaded yet.
   *
   * @throws PluginRefusedException if a module is missing, or two are in each other's way
   */
  static ModuleLayer of(PluginModules plugin) throws PluginRefusedException {
    ModuleLayer host = host();
    try {
      Configuration configuration =
          host.configuration().resolveAndBind(plugin, ModuleFinder.of(), plugin.roots());
      return host.defineModulesWithOneLoader(configuration, PluginLayer.class.getClassLoader());
    } catch (FindException | ResolutionException | LayerInstantiationException e) {
      throw ModuleFault.refusal(e);
    }
  }

  /** The one class loader of a layer made here. */
  static ClassLoader loader(ModuleLayer layer) {
    return layer.findLoader(layer.modules().iterator().next().getName());
  }
}
