package org.gobang.plugins;

import java.lang.module.Configuration;
import java.lang.module.FindException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ResolutionException;
import java.util.Collections;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Creates the module layer of a plugin on top of the layer of the application. The plugin's version
 * of a library takes precedence over the application's; plugins never see each other.
 */
final class PluginLayer {

  private PluginLayer() {}

  /** Returns the layer of the application. */
  static ModuleLayer host() {
    return Optional.ofNullable(PluginLayer.class.getModule().getLayer())
        .orElseGet(ModuleLayer::boot);
  }

  /**
   * Creates the layer without loading classes of the plugin.
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

  /**
   * Checks that the layer can be created.
   *
   * @throws PluginRefusedException if a module is missing or two conflict
   */
  static void check(PluginModules plugin) throws PluginRefusedException {
    if (!isIndependent(plugin)) {
      of(plugin);
    }
  }

  /**
   * Returns whether nothing can conflict: a single explicit module that requires modules of the
   * host alone and has no package in common with any. Resolving modules takes the longest of all
   * checks.
   */
  private static boolean isIndependent(PluginModules plugin) {
    if (plugin.names().size() != 1) {
      return false;
    }
    ModuleDescriptor module =
        plugin.find(plugin.names().iterator().next()).orElseThrow().descriptor();
    Configuration host = host().configuration();
    return !module.isAutomatic()
        && module.requires().stream()
            .allMatch(requires -> host.findModule(requires.name()).isPresent())
        && Collections.disjoint(module.packages(), HostPackages.NAMES);
  }

  /** The packages of the host, collected when the first plugin is checked. */
  private static final class HostPackages {

    static final Set<String> NAMES = new HashSet<>();

    static {
      add(host().configuration());
    }

    private static void add(Configuration configuration) {
      configuration
          .modules()
          .forEach(each -> NAMES.addAll(each.reference().descriptor().packages()));
      configuration.parents().forEach(HostPackages::add);
    }
  }

  /** Returns the class loader shared by the modules of the layer of a plugin. */
  static ClassLoader loader(ModuleLayer layer) {
    return layer.findLoader(layer.modules().iterator().next().getName());
  }
}
