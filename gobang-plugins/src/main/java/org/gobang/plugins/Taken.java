package org.gobang.plugins;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobang.api.render.Found;
import org.gobang.api.render.Refusal;

/**
 * The providers of one service that were taken in; whoever comes first keeps its id.
 *
 * @param <P> the kind of provider
 */
final class Taken<P> {

  private final Service<P> service;
  private final Refusals refusals;
  private final List<Found<P>> all = new ArrayList<>();

  Taken(Service<P> service, Refusals refusals) {
    this.service = service;
    this.refusals = refusals;
  }

  /** Takes in those whose ids are free; gives whether there are any. */
  boolean addAll(List<Found<P>> brought) {
    int before = all.size();
    for (Found<P> found : brought) {
      Optional<Found<P>> other =
          all.stream().filter(each -> each.id().equals(found.id())).findAny();
      if (other.isEmpty()) {
        all.add(found);
      } else {
        refusals.add(found.origin(), idTaken(other.get()));
      }
    }
    return all.size() > before;
  }

  private PluginRefusedException idTaken(Found<P> by) {
    String place = by.origin();
    return new PluginRefusedException(
        Refusal.ID_TAKEN,
        "the id %s is taken by the %s %s"
            .formatted(
                by.id(),
                place.equals(Found.BUNDLED) ? "bundled" : "other",
                place.equals(Found.BUNDLED) ? service.word() : service.word() + " in " + place));
  }

  List<Found<P>> all() {
    return all;
  }
}
