package org.gobang.plugins;

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
import org.jspecify.annotations.Nullable;

/**
 * A plugin whose metadata lists its providers: its classes are loaded when one of them is used. A
 * provider that is not found then, or fails to load, is refused, and no longer among the contents.
 *
 * <p>May be used from any thread; the first use waits until the classes are loaded.
 */
final class ListedPlugin implements Plugin {

  private final String origin;
  private final PluginMetadata metadata;
  private final Set<String> modules;
  private final Supplier<Plugins> load;
  private final Runnable refused;
  private volatile Plugins contents;
  private @Nullable Plugins loaded;

  /**
   * Checks a plugin as far as that needs no class.
   *
   * @param load loads its classes; called at most once
   * @param refused run on the thread of the first use when the contents have changed
   * @throws PluginRefusedException if a module is missing or two conflict
   */
  static ListedPlugin of(
      String origin, PluginModules modules, Supplier<Plugins> load, Runnable refused)
      throws PluginRefusedException {
    PluginLayer.check(modules);
    return new ListedPlugin(origin, modules, load, refused);
  }

  private ListedPlugin(
      String origin, PluginModules modules, Supplier<Plugins> load, Runnable refused) {
    this.origin = origin;
    this.metadata = modules.metadata();
    this.modules = modules.providers();
    this.load = load;
    this.refused = refused;
    this.contents =
        new Plugins(
            listed(ServiceKind.BOARD),
            listed(ServiceKind.PLAYER),
            List.copyOf(listed(ServiceKind.RENDERER)),
            List.of());
  }

  private <P extends PluginProvider> List<DiscoveredPlugin<P>> listed(ServiceKind<P> service) {
    return ListedProviders.of(metadata, service).stream()
        .map(
            each -> {
              P provider =
                  DeferredProvider.of(service, each, metadata, () -> loaded(service, each.id()));
              return new DiscoveredPlugin<>(each.id(), provider, metadata, origin);
            })
        .toList();
  }

  @Override
  public Set<String> modules() {
    return modules;
  }

  @Override
  public Plugins contents() {
    return contents;
  }

  /** A provider, loaded. */
  private PluginProvider loaded(ServiceKind<?> service, String id) {
    Plugins now = loaded();
    return service.among(now).stream()
        .filter(each -> each.id().equals(id))
        .findFirst()
        .orElseThrow(this::refusal)
        .provider();
  }

  private RefusedException refusal() {
    Refusal why = contents.refused().get(0);
    return new RefusedException(why.kind(), origin + ": " + why.reason());
  }

  private Plugins loaded() {
    Plugins now;
    synchronized (this) {
      if (loaded != null) {
        return loaded;
      }
      now = load.get();
      contents = compared(now);
      loaded = now;
    }
    if (!contents.refused().isEmpty()) {
      refused.run();
    }
    return now;
  }

  /** What is listed and was loaded, with the refusals; the same as before if nothing differs. */
  private Plugins compared(Plugins now) {
    RefusalList refusals = new RefusalList();
    refusals.addAll(now.refused());
    if (now.refused().isEmpty()) {
      ServiceKind.ALL.forEach(service -> compare(service, now, refusals));
    }
    return refusals.all().isEmpty()
        ? contents
        : new Plugins(
            kept(contents.boards(), now.boards()),
            kept(contents.players(), now.players()),
            kept(contents.renderers(), now.renderers()),
            refusals.all());
  }

  private void compare(ServiceKind<?> service, Plugins now, RefusalList refusals) {
    List<String> listed = ids(service.among(contents));
    List<String> found = ids(service.among(now));
    String missing = without(listed, found);
    if (!missing.isEmpty()) {
      refusals.add(
          origin,
          new PluginRefusedException(
              Refusal.METADATA,
              "its "
                  + PluginMetadata.FILE
                  + " lists the "
                  + service.word()
                  + " "
                  + missing
                  + ", and its classes have "
                  + without(found, listed)));
    }
  }

  private static String without(List<String> ids, List<String> others) {
    return ids.stream().filter(each -> !others.contains(each)).collect(Collectors.joining(", "));
  }

  private static List<String> ids(List<? extends DiscoveredPlugin<?>> plugins) {
    return plugins.stream().<String>map(DiscoveredPlugin::id).toList();
  }

  private static <D extends DiscoveredPlugin<?>> List<D> kept(
      List<D> listed, List<? extends DiscoveredPlugin<?>> found) {
    return listed.stream().filter(each -> ids(found).contains(each.id())).toList();
  }
}
