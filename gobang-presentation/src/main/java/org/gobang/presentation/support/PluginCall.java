package org.gobang.presentation.support;

import java.util.function.Supplier;

/** Calls plugins so that their failures do not affect an interface. */
public final class PluginCall {

  private PluginCall() {}

  /** Returns the result of a plugin call, or a default if it fails. */
  public static <T> T of(Supplier<T> plugin, T otherwise) {
    try {
      return plugin.get();
    } catch (RuntimeException | Error failed) {
      return otherwise;
    }
  }
}
