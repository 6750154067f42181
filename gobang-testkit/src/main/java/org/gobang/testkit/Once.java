package org.gobang.testkit;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What is made when it is first wanted, and fails ever after as it failed then: nobody waits twice
 * for what hangs.
 *
 * @param <T> what is made
 */
final class Once<T> {

  private @Nullable T made;
  private @Nullable BrokenPromise broken;

  /**
   * What was made.
   *
   * @param source makes it, unless that was tried before
   */
  T get(Supplier<T> source) {
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
