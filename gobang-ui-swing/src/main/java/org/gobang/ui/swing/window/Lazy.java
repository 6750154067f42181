package org.gobang.ui.swing.window;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * A part of the window that is made when it is first needed, as many a game needs few of them: the
 * window opens a tenth earlier. On the event dispatch thread only.
 *
 * @param <T> the part
 */
final class Lazy<T> {

  private final Supplier<T> maker;
  private Optional<T> made = Optional.empty();

  /** Creates a part that is not made yet. */
  Lazy(Supplier<T> maker) {
    this.maker = maker;
  }

  /** Returns the part, which is made unless it is there. */
  T get() {
    if (made.isEmpty()) {
      made = Optional.of(maker.get());
    }
    return made.get();
  }

  /** Does something to the part if it is needed now, or was before. */
  void update(boolean needed, Consumer<T> action) {
    if (needed) {
      get();
    }
    ifMade(action);
  }

  /** Does something to the part if it is there. */
  void ifMade(Consumer<T> action) {
    made.ifPresent(action);
  }
}
