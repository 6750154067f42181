package org.gobang.http;

/** A stream of events to one browser. Any thread may call its methods, which return at once. */
public interface EventStream extends AutoCloseable {

  /**
   * Sends an event. Ignored after the stream is closed. A browser that reads too slowly loses its
   * stream, and may connect again.
   *
   * @param event its type
   * @param data its content
   */
  void send(String event, String data);

  /**
   * Sets a task to run on any thread when the stream is closed, or at once if it is already closed.
   */
  void onClose(Runnable closed);

  /** Closes the stream at once and discards unwritten events. */
  void drop();

  /** Closes the stream after all sent events have been written. */
  @Override
  void close();
}
