package org.gobang.plugins;

import java.util.Locale;
import org.gobang.api.Label;
import org.gobang.api.render.Renderer;
import org.gobang.api.render.RendererProvider;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A front end's provider that answers from what was read. The plugin is asked only whether it can
 * run, and for renderers; where it fails, it cannot.
 */
final class DescribedRenderer implements RendererProvider, OfPlugin {

  private static final Logger LOG = LoggerFactory.getLogger(DescribedRenderer.class);

  private final RendererProvider plugin;
  private final String id;
  private final Labels labels;

  private DescribedRenderer(RendererProvider plugin, String id, Labels labels) {
    this.plugin = plugin;
    this.id = id;
    this.labels = labels;
  }

  static Described<RendererProvider> of(RendererProvider plugin) throws PluginRefusedException {
    String id = Described.checkedId(plugin, plugin.id());
    Labels labels = Labels.of(plugin, id, plugin::label);
    return new Described<>(id, new DescribedRenderer(plugin, id, labels));
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
  public boolean available() {
    try {
      return Context.of(plugin, plugin::available);
    } catch (Throwable thrown) {
      Fault.log(LOG, id + " cannot say whether it is available", thrown);
      return false;
    }
  }

  @Override
  public Renderer create() {
    Renderer renderer = Fault.refuse(LOG, id, () -> Context.of(plugin, plugin::create));
    return workbench -> Context.of(plugin, () -> renderer.run(workbench));
  }
}
