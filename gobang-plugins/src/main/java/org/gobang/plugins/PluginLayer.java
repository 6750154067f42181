package org.gobang.plugins;

import java.lang.module.Configuration;
import java.lang.module.FindException;
import java.lang.module.ModuleFinder;
import java.lang.module.ResolutionException;
import java.util.Optional;

/**
 * Creates the module layer of a plugin, on top of the application's. The plugin's version of a
 * library takes precedence over the application's; plugins never see each other.
 */
final class PluginLayer {

  private PluginLayer() {}

  /** The layer of the application. */
  static ModuleLayer host() {
    return Optional.ofNullable(PluginLayer.class.getModule().getLayer())
        .orElseGet(ModuleLayer::boot);
  }

  /**
   * Creates the layer without loading a class of the plugin.
   *
   * @throws PluginRefusedException if a module is missing or two conflict
   */
  static ModuleLayer of(PluginModules plugin) throws PluginRefusedException {
    ModuleLayer host = host();
    try {
      Configuration configuration =
          host.configuration().resolveAndBind(plugin, ModuleFinder.of(), plugin.roots());
      return host.defineModulesWithOneLoader(configuration, PluginLayer.class.getClassLoader());
    } catch (FindException | ResolutionException | LayerInstantiationException e) {
      throw ModuleErrors.refusal(e);
    }
  }

  /** The class loader shared by the modules of a layer created here. */
  static ClassLoader loader(ModuleLayer layer) {
    return layer.findLoader(layer.modules().iterator().next().getName());
  }
}
