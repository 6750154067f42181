package org.gobang.testkit;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What is made when it is first wanted, and fails ever after as it failed then: nobody waits twice
 * for what hangs.
 *
 * @param <T> what is made
 */
final class Once<T> implements Supplier<T> {

  private final Supplier<T> source;
  private @Nullable T made;
  private @Nullable BrokenPromise broken;

  Once(Supplier<T> source) {
    this.source = source;
  }

  @Override
  public T get() {
    if (broken != null) {
      throw broken;
    }
    T known = made;
    if (known == null) {
      try {
        known = source.get();
        made = known;
      } catch (BrokenPromise failed) {
        broken = failed;
        throw failed;
      }
    }
    return known;
  }
}
