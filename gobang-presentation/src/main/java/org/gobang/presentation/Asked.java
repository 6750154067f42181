package org.gobang.presentation;

import java.util.function.Supplier;

/** Answers of plugins, which may fail and must not take a front end along. */
final class Asked {

  private Asked() {}

  /** What a plugin says, or something else where it fails. */
  static <T> T of(Supplier<T> plugin, T otherwise) {
    try {
      return plugin.get();
    } catch (RuntimeException | Error failed) {
      return otherwise;
    }
  }
}
