package org.gobang.game;

/**
 * Wraps an exception of plugin code on its way to the waiting thread, because {@link
 * java.util.concurrent.FutureTask} and executors may call its methods, which may throw.
 */
final class ThrownByPluginException extends Exception {
  private static final long serialVersionUID = 1L;

  ThrownByPluginException(Throwable thrown) {
    super("thrown by a plugin", thrown);
  }

  /** Returns the exception of the plugin, unwrapped if necessary. */
  static Throwable causeOf(Exception failure) {
    Throwable cause = failure;
    if (failure.getCause() instanceof ThrownByPluginException around && around.getCause() != null) {
      cause = around.getCause();
    }
    return cause;
  }
}
