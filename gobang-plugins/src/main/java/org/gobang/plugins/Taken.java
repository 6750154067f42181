package org.gobang.plugins;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Refusal;

/**
 * The providers of one service that were taken in; whoever comes first keeps its id.
 *
 * @param <P> the kind of provider
 */
final class Taken<P> {

  private final Service<P> service;
  private final Refusals refusals;
  private final List<DiscoveredPlugin<P>> all = new ArrayList<>();

  Taken(Service<P> service, Refusals refusals) {
    this.service = service;
    this.refusals = refusals;
  }

  /** Takes in those whose ids are free; gives whether there are any. */
  boolean addAll(List<DiscoveredPlugin<P>> brought) {
    int before = all.size();
    for (DiscoveredPlugin<P> found : brought) {
      Optional<DiscoveredPlugin<P>> other =
          all.stream().filter(each -> each.id().equals(found.id())).findAny();
      if (other.isEmpty()) {
        all.add(found);
      } else {
        refusals.add(found.origin(), idTaken(found, other.get()));
      }
    }
    return all.size() > before;
  }

  private PluginRefusedException idTaken(DiscoveredPlugin<P> found, DiscoveredPlugin<P> by) {
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

  List<DiscoveredPlugin<P>> all() {
    return all;
  }
}
