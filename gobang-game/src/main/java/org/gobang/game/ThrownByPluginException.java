package org.gobang.game;

/**
 * Carries what a plugin's code threw to the thread that waits for it. On the way it is described,
 * which foreign exceptions may not survive; this one stands before them.
 */
final class ThrownByPluginException extends Exception {
  private static final long serialVersionUID = 1L;

  ThrownByPluginException(Throwable thrown) {
    super("thrown by a plugin", thrown);
  }
}
