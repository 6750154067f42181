package org.gobang.plugins;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.gobang.api.record.RecordFormat;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Refusal;

/**
 * The accepted providers of one service; of two with the same id, and of two formats with the same
 * extension, the first is accepted.
 */
final class UniqueProviders {

  private final ServiceKind<?> service;
  private final RefusalList refusals;
  private final List<DiscoveredPlugin<?>> all = new ArrayList<>();

  UniqueProviders(ServiceKind<?> service, RefusalList refusals) {
    this.service = service;
    this.refusals = refusals;
  }

  /** Accepts those whose names are free; returns whether there are any. */
  boolean addAll(Plugins brought) {
    int before = all.size();
    for (DiscoveredPlugin<?> found : brought.of(service.listed())) {
      try {
        check(found, Refusal.ID_TAKEN, "id", each -> List.of(each.id()));
        check(found, Refusal.EXTENSION_TAKEN, "extension", UniqueProviders::extensions);
        all.add(found);
      } catch (PluginRefusedException taken) {
        refusals.add(found.origin(), taken);
      }
    }
    return all.size() > before;
  }

  private static List<String> extensions(DiscoveredPlugin<?> found) {
    return found.provider() instanceof RecordFormat format ? format.extensions() : List.of();
  }

  /** Checks that no accepted provider has a name of this one. */
  private void check(
      DiscoveredPlugin<?> found,
      String kind,
      String what,
      Function<DiscoveredPlugin<?>, List<String>> names)
      throws PluginRefusedException {
    for (String name : names.apply(found)) {
      for (DiscoveredPlugin<?> each : all) {
        if (names.apply(each).contains(name)) {
          throw new PluginRefusedException(
              kind, "the " + what + " " + name + " is taken by " + owner(found, each));
        }
      }
    }
  }

  private String owner(DiscoveredPlugin<?> found, DiscoveredPlugin<?> by) {
    String word = service.word();
    if (by.origin().equals(DiscoveredPlugin.BUNDLED)) {
      return "the bundled " + word;
    }
    return by.origin().equals(found.origin())
        ? "another " + word + " in it"
        : "the other " + word + " in " + by.origin();
  }

  Plugins addTo(Plugins plugins) {
    return plugins.with(service.listed(), all);
  }
}
