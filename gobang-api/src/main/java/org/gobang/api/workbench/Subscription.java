package org.gobang.api.workbench;

/**
 * The subscription of a listener.
 *
 * <p>Implemented by the host.
 */
@FunctionalInterface
public interface Subscription extends AutoCloseable {

  /**
   * Cancels the subscription. An event in progress may still arrive, but no later events. Any
   * thread, including that of the listener, may call this method, also repeatedly.
   */
  @Override
  void close();
}
