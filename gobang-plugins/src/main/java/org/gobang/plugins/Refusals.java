package org.gobang.plugins;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Refusal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What was refused: a sentence for people, and the stack trace in the log. */
final class Refusals {

  private static final Logger LOG = LoggerFactory.getLogger(Refusals.class);

  private final List<Refusal> all = new ArrayList<>();

  void add(String origin, PluginRefusedException refused) {
    Fault.log(LOG, origin + " was refused (" + refused.kind() + ")", refused);
    all.add(new Refusal(origin, refused.kind(), refused.sentence()));
  }

  /** Adds what was logged already, or is nobody's fault. */
  void addAll(List<Refusal> refused) {
    all.addAll(refused);
  }

  List<Refusal> all() {
    return all;
  }

  /** Where nothing was found. */
  Plugins alone() {
    return new Plugins(List.of(), List.of(), List.of(), all);
  }
}
