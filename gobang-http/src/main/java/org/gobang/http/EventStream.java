package org.gobang.http;

/**
 * News on their way to one browser. Every method may be called from any thread, and returns at
 * once.
 */
public interface EventStream extends AutoCloseable {

  /**
   * Sends an event; without effect once the stream is closed. A browser that reads too slowly loses
   * its stream, and may connect again.
   *
   * @param event its type
   * @param data what it says
   */
  void send(String event, String data);

  /** Sets what runs once the stream is closed, on any thread; at once if it is closed already. */
  void onClose(Runnable closed);

  /** Ends the stream at once, without what was sent and is not written yet. */
  void drop();

  /** Ends the stream when what was sent has been written. */
  @Override
  void close();
}
