package org.gobang.testkit;

import java.io.Serial;

/** The failure of a contract test, a type of its own to tell it from errors of the plugin. */
final class BrokenPromise extends AssertionError {

  @Serial private static final long serialVersionUID = 1;

  BrokenPromise(String sentence) {
    super(sentence);
  }

  BrokenPromise(String sentence, Throwable thrown) {
    super(sentence, thrown);
  }
}
