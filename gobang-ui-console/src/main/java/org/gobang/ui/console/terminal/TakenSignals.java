package org.gobang.ui.console.terminal;

import java.util.EnumMap;
import java.util.Map;
import org.jline.terminal.Terminal.Signal;
import org.jline.utils.Signals;

/** Signals to this process that somebody listens to, until they are given back to who had them. */
final class TakenSignals {

  /** What had each signal before, as JLine has it. */
  private final Map<Signal, Object> before = new EnumMap<>(Signal.class);

  /** Has something done on a signal, on a thread of its own; each signal is taken once. */
  void take(Signal signal, Runnable action) {
    Object had = Signals.register(signal.name(), action);
    if (had != null) {
      before.put(signal, had);
    }
  }

  void giveBack() {
    before.forEach((signal, had) -> Signals.unregister(signal.name(), had));
    before.clear();
  }
}
