package org.gobang.api.workbench;

/**
 * The subscription of a listener.
 *
 * <p>Implemented by the host.
 */
@FunctionalInterface
public interface Subscription extends AutoCloseable {

  /**
   * Ends the subscription. An event on its way may still arrive; nothing does after it. May be
   * called from any thread, the listener's too, and more than once.
   */
  @Override
  void close();
}
