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
 * A plugin whose jars were read. Its classes are loaded when it is first asked what it brings; for
 * as long as it is kept, that stays the same.
 */
final class Plugin {

  private final String origin;
  private final PluginModules modules;
  private final Guard guard;
  private final UnaryOperator<Supplier<Plugins>> around;
  private @Nullable Plugins brought;

  /**
   * A plugin of which no class is loaded yet.
   *
   * @param origin the path of its jar or folder, as people are told it
   * @param around what is done before its classes are loaded, and after
   */
  Plugin(
      String origin, PluginModules modules, Guard guard, UnaryOperator<Supplier<Plugins>> around) {
    this.origin = origin;
    this.modules = modules;
    this.guard = guard;
    this.around = around;
  }

  /** The names of its modules that provide something. */
  Set<String> modules() {
    return modules.providers();
  }

  /** What it brings, and what of it is refused. */
  Plugins brought() {
    if (brought == null) {
      brought = load();
    }
    return brought;
  }

  private Plugins load() {
    Refusals refusals = new Refusals();
    try {
      ModuleLayer layer = PluginLayer.of(modules);
      return around.apply(() -> load(layer, refusals)).get();
    } catch (PluginRefusedException e) {
      refusals.add(origin, e);
    } catch (Throwable e) {
      // A damaged jar brings the module system to throw what it does not promise.
      refusals.add(origin, ModuleFault.refusal(e));
    }
    return refusals.alone();
  }

  private Plugins load(ModuleLayer layer, Refusals refusals) {
    return new Plugins(
        load(Service.BOARD, layer, refusals),
        load(Service.PLAYER, layer, refusals),
        List.copyOf(load(Service.RENDERER, layer, refusals)),
        refusals.all());
  }

  private <P extends PluginProvider> List<DiscoveredPlugin<P>> load(
      Service<P> service, ModuleLayer layer, Refusals refusals) {
    Providers<P> providers = new Providers<>(service, guard, refusals);
    providers.addAll(layer, PluginLayer.loader(layer), origin);
    return providers.found();
  }
}
