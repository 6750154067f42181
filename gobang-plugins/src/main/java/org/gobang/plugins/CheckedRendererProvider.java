package org.gobang.plugins;

import java.util.Optional;
import java.util.function.Supplier;
import org.gobang.api.OptionValues;
import org.gobang.api.render.Renderer;
import org.gobang.api.render.RendererProvider;
import org.gobang.api.workbench.Service;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A checked renderer provider. The plugin is called only for {@code available} and {@code create}.
 * One that fails to report whether it is available, or takes too long to, is not.
 */
final class CheckedRendererProvider extends CheckedProvider<RendererProvider>
    implements RendererProvider {

  private static final Logger LOG = LoggerFactory.getLogger(CheckedRendererProvider.class);

  private final int priority;
  private final boolean exclusive;
  private final Optional<ProviderGuard> guard;

  CheckedRendererProvider(RendererProvider plugin) throws PluginRefusedException {
    this(plugin, ProviderGuard.unlessBundled(plugin, ProviderGuard.LIMIT));
  }

  /**
   * Creates a checked provider.
   *
   * @param guard calls {@code available}; empty for a bundled provider, which needs no thread
   */
  CheckedRendererProvider(RendererProvider plugin, Optional<ProviderGuard> guard)
      throws PluginRefusedException {
    super(Service.RENDERER, plugin);
    this.priority = plugin.priority();
    this.exclusive = plugin.exclusive();
    this.guard = guard;
  }

  @Override
  public int priority() {
    return priority;
  }

  @Override
  public boolean exclusive() {
    return exclusive;
  }

  @Override
  public boolean available() {
    try {
      return guard.isPresent()
          ? guard.get().call(id(), plugin.getClass().getClassLoader(), plugin::available)
          : inContext(plugin::available);
    } catch (Throwable thrown) {
      ProviderErrors.log(LOG, id() + " failed to report whether it is available", thrown);
      return false;
    }
  }

  @Override
  public Renderer create() {
    return created(plugin::create);
  }

  @Override
  public Renderer create(OptionValues values) {
    return created(() -> plugin.create(values));
  }

  private Renderer created(Supplier<Renderer> create) {
    Renderer renderer = makeOrRefuse(create);
    return workbench -> inContext(() -> renderer.run(workbench));
  }
}
