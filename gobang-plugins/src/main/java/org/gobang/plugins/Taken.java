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
        refusals.add(found.origin(), idTaken(found, other.get()));
      }
    }
    return all.size() > before;
  }

  private PluginRefusedException idTaken(Found<P> found, Found<P> by) {
    String word = service.word();
    String other;
    if (by.origin().equals(Found.BUNDLED)) {
      other = "the bundled " + word;
    } else if (by.origin().equals(found.origin())) {
      other = "another " + word + " in it";
    } else {
      other = "the other " + word + " in " + by.origin();
    }
    return new PluginRefusedException(
        Refusal.ID_TAKEN, "the id " + by.id() + " is taken by " + other);
  }

  List<Found<P>> all() {
    return all;
  }
}
