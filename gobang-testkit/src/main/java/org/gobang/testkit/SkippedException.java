package org.gobang.testkit;

import java.io.Serial;

/** Thrown to skip a contract test that does not apply, with the reason as the message. */
final class SkippedException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1;

  private SkippedException(String reason) {
    super(reason);
  }

  /** Skips the rest of the test if a condition holds. */
  static void skipIf(boolean condition, String reason) {
    if (condition) {
      throw new SkippedException(reason);
    }
  }
}
