package org.gobang.testkit;

import java.io.Serial;

/** The failure of a contract test. A separate type distinguishes it from errors of the plugin. */
final class BrokenPromise extends AssertionError {

  @Serial private static final long serialVersionUID = 1;

  BrokenPromise(String sentence) {
    super(sentence);
  }

  BrokenPromise(String sentence, Throwable thrown) {
    super(sentence, thrown);
  }
}
