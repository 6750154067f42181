package org.gobang.plugins;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.gobang.api.Label;
import org.gobang.api.Option;
import org.gobang.api.OptionValues;
import org.gobang.api.render.Renderer;
import org.gobang.api.render.RendererProvider;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A renderer provider that returns values read once. The plugin is called only for {@code
 * available} and {@code create}. One that fails to report whether it is available, or takes too
 * long to, is not.
 */
final class CheckedRendererProvider implements RendererProvider, PluginBacked {

  private static final Logger LOG = LoggerFactory.getLogger(CheckedRendererProvider.class);

  private final RendererProvider plugin;
  private final String id;
  private final CachedLabels labels;
  private final int priority;
  private final boolean exclusive;
  private final CheckedOptions options;
  private final Optional<ProviderGuard> guard;

  private CheckedRendererProvider(
      RendererProvider plugin,
      String id,
      CachedLabels labels,
      int priority,
      boolean exclusive,
      CheckedOptions options,
      Optional<ProviderGuard> guard) {
    this.plugin = plugin;
    this.id = id;
    this.labels = labels;
    this.priority = priority;
    this.exclusive = exclusive;
    this.options = options;
    this.guard = guard;
  }

  static CheckedProvider<RendererProvider> of(RendererProvider plugin)
      throws PluginRefusedException {
    boolean bundled = Origin.of(plugin.getClass()).isBundled();
    return of(
        plugin, bundled ? Optional.empty() : Optional.of(new ProviderGuard(ProviderGuard.LIMIT)));
  }

  /**
   * Checks a provider.
   *
   * @param guard calls {@code available}; empty for a bundled provider, which needs no thread
   */
  static CheckedProvider<RendererProvider> of(
      RendererProvider plugin, Optional<ProviderGuard> guard) throws PluginRefusedException {
    String id = CheckedProvider.checkedId(plugin, plugin.id());
    CachedLabels labels = CachedLabels.of(plugin, id, plugin::label);
    return new CheckedProvider<>(
        id,
        new CheckedRendererProvider(
            plugin,
            id,
            labels,
            plugin.priority(),
            plugin.exclusive(),
            CheckedOptions.of(plugin, id),
            guard));
  }

  @Override
  public Object plugin() {
    return plugin;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public Label label(Locale locale) {
    return labels.in(locale);
  }

  @Override
  public List<Option> options() {
    return options.options();
  }

  @Override
  public Label label(Option option, Locale locale) {
    return options.label(option, locale);
  }

  @Override
  public boolean isExpert(Option option) {
    return options.isExpert(option);
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
          ? guard.get().call(id, plugin.getClass().getClassLoader(), plugin::available)
          : PluginContext.call(plugin, plugin::available);
    } catch (Throwable thrown) {
      ProviderErrors.log(LOG, id + " failed to report whether it is available", thrown);
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
    Renderer renderer =
        ProviderErrors.callOrRefuse(LOG, id, () -> PluginContext.call(plugin, create::get));
    return workbench -> PluginContext.call(plugin, () -> renderer.run(workbench));
  }
}
