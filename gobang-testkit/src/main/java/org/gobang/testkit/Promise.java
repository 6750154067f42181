package org.gobang.testkit;

import static org.junit.jupiter.api.Assertions.fail;

import java.util.Locale;
import java.util.function.Supplier;

/**
 * Something the api promises, so that a failure can say what was promised and where.
 *
 * @param where the method or type whose documentation says so
 * @param words what it says, in short
 */
record Promise(String where, String words) {

  /** Fails with a sentence of {@code broken} where the promise was not kept. */
  void check(boolean kept, String broken, Object... details) {
    if (!kept) {
      broken(broken, details);
    }
  }

  /** Fails. Returns an error all the same, for the compiler: {@code throw promise.broken(…)}. */
  AssertionError broken(String broken, Object... details) {
    return fail(sentence(broken, details));
  }

  /** Fails with what was thrown as the cause. */
  AssertionError broken(Throwable thrown, String broken, Object... details) {
    return fail(sentence(broken, details) + "\nThrown: " + thrown, thrown);
  }

  /** What a call gives that must not throw. */
  <T> T given(Supplier<T> call, String what) {
    try {
      return call.get();
    } catch (RuntimeException thrown) {
      throw broken(thrown, "%s threw", what);
    }
  }

  private String sentence(String broken, Object... details) {
    String happened = String.format(Locale.ROOT, broken, details);
    return happened + "\nPromised by " + where + ": " + words;
  }
}
