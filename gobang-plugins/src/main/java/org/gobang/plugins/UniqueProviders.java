package org.gobang.plugins;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Refusal;

/** The accepted providers of one service; of two with the same id the first is accepted. */
final class UniqueProviders {

  private final ServiceKind<?> service;
  private final RefusalList refusals;
  private final List<DiscoveredPlugin<?>> all = new ArrayList<>();

  UniqueProviders(ServiceKind<?> service, RefusalList refusals) {
    this.service = service;
    this.refusals = refusals;
  }

  /** Accepts those whose ids are free; returns whether there are any. */
  boolean addAll(Plugins brought) {
    int before = all.size();
    for (DiscoveredPlugin<?> found : brought.of(service.listed())) {
      Optional<DiscoveredPlugin<?>> other =
          all.stream().filter(each -> each.id().equals(found.id())).findAny();
      if (other.isEmpty()) {
        all.add(found);
      } else {
        refusals.add(found.origin(), idTaken(found, other.get()));
      }
    }
    return all.size() > before;
  }

  private PluginRefusedException idTaken(DiscoveredPlugin<?> found, DiscoveredPlugin<?> by) {
    String word = service.word();
    String other;
    if (by.origin().equals(DiscoveredPlugin.BUNDLED)) {
      other = "the bundled " + word;
    } else if (by.origin().equals(found.origin())) {
      other = "another " + word + " in it";
    } else {
      other = "the other " + word + " in " + by.origin();
    }
    return new PluginRefusedException(
        Refusal.ID_TAKEN, "the id " + by.id() + " is taken by " + other);
  }

  Plugins addTo(Plugins plugins) {
    return plugins.with(service.listed(), all);
  }
}
