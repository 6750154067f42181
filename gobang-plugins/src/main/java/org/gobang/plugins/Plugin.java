package org.gobang.plugins;

import static org.gobang.plugins.PluginRefusedException.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.gobang.api.PluginProvider;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.PluginMetadata;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Refusal;
import org.gobang.api.workbench.Service;
import org.jspecify.annotations.Nullable;

/**
 * A plugin with inspected jars. If its metadata lists its providers, its classes are loaded when
 * one of them is used, otherwise when its contents are first asked for. A listed provider that is
 * not found then, or fails to load, is refused, and no longer among the contents.
 *
 * <p>May be used from any thread; the first use waits until the classes are loaded.
 */
final class Plugin {

  private final String origin;
  private final Set<String> modules;
  private final boolean isListed;
  private final Supplier<Plugins> load;
  private final Runnable refused;
  private volatile Plugins contents;
  private @Nullable Plugins loaded;

  /**
   * Creates a plugin.
   *
   * @param load loads its classes; called at most once
   * @param refused called on the thread of the first use of a listed provider if the contents have
   *     changed
   */
  Plugin(String origin, PluginModules modules, Supplier<Plugins> load, Runnable refused) {
    this.origin = origin;
    this.modules = modules.providers();
    this.isListed = !modules.listed().providers().isEmpty();
    this.load = load;
    this.refused = refused;
    PluginMetadata metadata = modules.metadata();
    this.contents = ServiceKind.plugins(service -> listed(service, metadata));
  }

  private <P extends PluginProvider> List<DiscoveredPlugin<P>> listed(
      ServiceKind<P> service, PluginMetadata metadata) {
    return service.listedIn(metadata).stream()
        .map(
            each -> {
              P provider =
                  DeferredProvider.of(service, each, metadata, () -> loaded(service, each.id()));
              return new DiscoveredPlugin<>(each.id(), provider, metadata, origin);
            })
        .toList();
  }

  /** Returns the names of the modules with providers. */
  Set<String> modules() {
    return modules;
  }

  /**
   * Returns the providers and rejections of the plugin. Loads the classes if there is no metadata.
   */
  Plugins contents() {
    return isListed ? contents : loaded();
  }

  /** Returns a provider, loaded. */
  private PluginProvider loaded(ServiceKind<?> service, String id) {
    Plugins now = loaded();
    return now.of(service.listed()).stream()
        .filter(each -> each.id().equals(id))
        .findFirst()
        .orElseThrow(this::refusal)
        .provider();
  }

  private RefusedException refusal() {
    Refusal why = contents.refused().get(0);
    return new RefusedException(why.kind(), text("at", origin, why.reason()), null);
  }

  private Plugins loaded() {
    Plugins now;
    synchronized (this) {
      if (loaded != null) {
        return loaded;
      }
      now = load.get();
      contents = isListed ? compared(now) : now;
      loaded = now;
    }
    if (isListed && !contents.refused().isEmpty()) {
      refused.run();
    }
    return now;
  }

  /**
   * Returns the listed and loaded providers, with the refusals; the same as before if nothing
   * differs.
   */
  private Plugins compared(Plugins now) {
    List<Refusal> refusals = new ArrayList<>(now.refused());
    if (now.refused().isEmpty()) {
      ServiceKind.ALL.forEach(service -> compare(service, now, refusals));
    }
    if (refusals.isEmpty()) {
      return contents;
    }
    Plugins kept = Plugins.NONE;
    for (Service service : Service.values()) {
      kept = kept.with(service, kept(contents.of(service), now.of(service)));
    }
    return kept.withRefused(refusals);
  }

  private void compare(ServiceKind<?> service, Plugins now, List<Refusal> refusals) {
    List<String> listed = ids(contents.of(service.listed()));
    List<String> found = ids(now.of(service.listed()));
    String missing = without(listed, found);
    if (!missing.isEmpty()) {
      PluginRefusedException refused =
          new PluginRefusedException(
              "metadata.classes",
              PluginMetadata.FILE,
              service.word(),
              missing,
              without(found, listed));
      refusals.add(refused.at(origin));
    }
  }

  private static String without(List<String> ids, List<String> others) {
    return ids.stream().filter(each -> !others.contains(each)).collect(Collectors.joining(", "));
  }

  private static List<String> ids(List<DiscoveredPlugin<?>> plugins) {
    return plugins.stream().map(DiscoveredPlugin::id).toList();
  }

  private static List<DiscoveredPlugin<?>> kept(
      List<DiscoveredPlugin<?>> listed, List<DiscoveredPlugin<?>> found) {
    return listed.stream().filter(each -> ids(found).contains(each.id())).toList();
  }
}
