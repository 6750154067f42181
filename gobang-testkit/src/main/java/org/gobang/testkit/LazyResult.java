package org.gobang.testkit;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A result that is created on first use. A failure is stored as well, so that the test waits only
 * once for code that hangs.
 *
 * @param <T> the type of the result
 */
final class LazyResult<T> {

  private @Nullable T made;
  private @Nullable BrokenPromise broken;

  /**
   * Returns the result.
   *
   * @param source creates the result on the first call
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
