package org.gobang.plugins;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.ServiceLoader;
import org.gobang.api.render.Found;

/**
 * The providers of one service in one place, gathered one guarded step at a time.
 *
 * @param <P> the kind of provider
 */
final class Providers<P> {

  /** A loader that fails this often in a row gets nowhere any more. */
  private static final int MOST_FAILURES = 100;

  private final Service<P> service;
  private final Guard guard;
  private final Refusals refusals;
  private final List<Found<P>> found = new ArrayList<>();

  Providers(Service<P> service, Guard guard, Refusals refusals) {
    this.service = service;
    this.guard = guard;
    this.refusals = refusals;
  }

  /**
   * Adds what the application was started with; a step that fails costs that provider only. Ours
   * come first, so that no other takes their ids, then module by module; within a module as its
   * descriptor lists them.
   */
  void addAll(ServiceLoader<P> loader) {
    Comparator<ServiceLoader.Provider<P>> oursFirst =
        Comparator.comparing(each -> !Origin.of(each.type()).place().equals(Found.BUNDLED));
    listed(loader, Found.BUNDLED, Integer.MAX_VALUE).stream()
        .sorted(oursFirst.thenComparing(each -> String.valueOf(each.type().getModule().getName())))
        .forEach(each -> add(each, Origin.of(each.type())));
  }

  /**
   * Adds what a plugin brings.
   *
   * @param layer the plugin's own; those beneath it list their providers after it
   * @param count how many providers it has
   * @param place where it came from
   */
  void addAll(ModuleLayer layer, int count, String place) {
    listed(ServiceLoader.load(layer, service.type()), place, count).stream()
        .filter(each -> layer.equals(each.type().getModule().getLayer()))
        .forEach(each -> add(each, new Origin(place, Origin.of(each.type()).version())));
  }

  private List<ServiceLoader.Provider<P>> listed(ServiceLoader<P> loader, String place, int most) {
    List<ServiceLoader.Provider<P>> listed = new ArrayList<>();
    Iterator<ServiceLoader.Provider<P>> providers = loader.stream().iterator();
    int failures = 0;
    for (int steps = 0; steps < most && failures < MOST_FAILURES; steps++) {
      try {
        if (!providers.hasNext()) {
          break;
        }
        listed.add(providers.next());
        failures = 0;
      } catch (Throwable e) {
        failures++;
        refusals.add(place, Fault.refusal("its " + service.word(), e));
      }
    }
    return listed;
  }

  private void add(ServiceLoader.Provider<P> provider, Origin origin) {
    Class<? extends P> type = provider.type();
    try {
      ApiVersion.check(type.getModule().getDescriptor());
      Described<P> described =
          guard.call(
              type.getName(),
              type.getClassLoader(),
              () -> service.describer().describe(provider.get()));
      found.add(
          new Found<>(described.id(), described.provider(), origin.version(), origin.place()));
    } catch (PluginRefusedException e) {
      refusals.add(origin.place(), e);
    }
  }

  List<Found<P>> found() {
    return found;
  }
}
