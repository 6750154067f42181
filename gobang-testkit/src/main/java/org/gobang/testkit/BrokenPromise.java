package org.gobang.testkit;

import java.io.Serial;
import org.opentest4j.AssertionFailedError;

/** How a contract's test fails: never by a bare error, so that it is told from a plugin's own. */
final class BrokenPromise extends AssertionFailedError {

  @Serial private static final long serialVersionUID = 1;

  BrokenPromise(String sentence) {
    super(sentence);
  }

  BrokenPromise(String sentence, Throwable thrown) {
    super(sentence, thrown);
  }
}
