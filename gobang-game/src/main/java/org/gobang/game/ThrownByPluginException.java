package org.gobang.game;

/**
 * Wraps an exception of plugin code for the waiting thread. {@link java.util.concurrent.FutureTask}
 * and executors may call methods of an exception, and those of a plugin may throw.
 */
final class ThrownByPluginException extends Exception {
  private static final long serialVersionUID = 1L;

  ThrownByPluginException(Throwable thrown) {
    super("thrown by a plugin", thrown);
  }

  /** Returns the wrapped exception of the plugin, or the failure itself if it is not wrapped. */
  static Throwable causeOf(Exception failure) {
    Throwable cause = failure;
    if (failure.getCause() instanceof ThrownByPluginException around && around.getCause() != null) {
      cause = around.getCause();
    }
    return cause;
  }
}
