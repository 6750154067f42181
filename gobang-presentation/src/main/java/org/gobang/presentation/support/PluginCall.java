package org.gobang.presentation.support;

import java.util.function.Supplier;

/** Answers of plugins, which may fail and must not take an interface along. */
public final class PluginCall {

  private PluginCall() {}

  /** What a plugin says, or something else where it fails. */
  public static <T> T of(Supplier<T> plugin, T otherwise) {
    try {
      return plugin.get();
    } catch (RuntimeException | Error failed) {
      return otherwise;
    }
  }
}
