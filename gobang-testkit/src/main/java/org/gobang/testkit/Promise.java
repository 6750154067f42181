package org.gobang.testkit;

import java.util.Collection;
import java.util.Locale;
import java.util.function.Supplier;
import org.gobang.api.RefusedException;

/**
 * A requirement of the API, for failure messages.
 *
 * @param where the method or type that documents it
 * @param words a short form of the requirement
 */
record Promise(String where, String words) {

  private static final String PROMISED_BY = "\nPromised by ";

  /** Fails with the message {@code broken} if the condition is false. */
  void check(boolean kept, String broken, Object... details) {
    if (!kept) {
      throw broken(broken, details);
    }
  }

  /** Returns a failure to throw, with a sentence and optional details, for example a position. */
  BrokenPromise broken(String broken, Object... details) {
    return new BrokenPromise(sentence(format(broken, details), ""));
  }

  /** Returns a failure to throw, caused by an exception that the sentence names. */
  BrokenPromise broken(Throwable thrown, String broken, Object... details) {
    return new BrokenPromise(sentence(format(broken, details), ": " + thrown), thrown);
  }

  /** Returns the result of a call. Fails if the call throws an exception. */
  <T> T given(Supplier<T> call, String what) {
    try {
      return call.get();
    } catch (RuntimeException | LinkageError thrown) {
      throw broken(thrown, "an exception from %s", what);
    }
  }

  /** Fails unless a call throws the expected exception. */
  void checkThrows(Class<? extends RuntimeException> wanted, Runnable call, String what) {
    try {
      call.run();
    } catch (RuntimeException thrown) {
      if (!wanted.isInstance(thrown)) {
        throw broken(thrown, "no %s from %s", wanted.getSimpleName(), what);
      }
      return;
    }
    throw broken("no %s from %s", wanted.getSimpleName(), what);
  }

  /** Fails if a refusal has no message for users. */
  void checkRefusal(RefusedException refused, String where) {
    String sentence = refused.getMessage();
    check(sentence != null && !sentence.isBlank(), "a refusal without a sentence, for %s", where);
  }

  /** Fails if an element of a collection can be removed. */
  void checkUnmodifiable(Collection<?> collection, String what) {
    if (!collection.isEmpty()) {
      try {
        collection.clear();
        throw broken("%s can be changed", what);
      } catch (UnsupportedOperationException unmodifiable) {
        // Expected.
      }
    }
  }

  private static String format(String broken, Object... details) {
    return String.format(Locale.ROOT, broken, details);
  }

  /**
   * Returns a message with the violation on the first line, for test reports, and the details
   * below.
   */
  private String sentence(String happened, String thrown) {
    int end = happened.indexOf('\n');
    String first = end < 0 ? happened : happened.substring(0, end);
    String below = end < 0 ? "" : happened.substring(end);
    return first + thrown + PROMISED_BY + where + ": " + words + below;
  }

  /**
   * Returns the message of a failure and the location of the documented requirement, on one line.
   */
  static String sentences(String failure) {
    int at = failure.indexOf(PROMISED_BY);
    int end = failure.indexOf('\n', at + 1);
    String first = end < 0 ? failure : failure.substring(0, end);
    return first.replace(PROMISED_BY, "; promised by ");
  }
}
