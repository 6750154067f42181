package org.gobang.plugins;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Refusal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Collects refusals, with their stack traces in the log. */
final class RefusalList {

  private static final Logger LOG = LoggerFactory.getLogger(RefusalList.class);

  private final List<Refusal> all = new ArrayList<>();

  void add(String origin, PluginRefusedException refused) {
    ProviderErrors.log(LOG, origin + " was refused (" + refused.kind() + ")", refused);
    all.add(new Refusal(origin, refused.kind(), refused.sentence()));
  }

  /** The result of a plugin that is refused as a whole. */
  static Plugins only(String origin, PluginRefusedException refused) {
    RefusalList refusals = new RefusalList();
    refusals.add(origin, refused);
    return refusals.asPlugins();
  }

  /** Adds refusals that need no log entry. */
  void addAll(List<Refusal> refused) {
    all.addAll(refused);
  }

  List<Refusal> all() {
    return all;
  }

  /** The refusals as a result without providers. */
  Plugins asPlugins() {
    return Plugins.NONE.withRefused(all);
  }
}
