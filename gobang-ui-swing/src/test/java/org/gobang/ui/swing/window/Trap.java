package org.gobang.ui.swing.window;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.concurrent.atomic.AtomicInteger;

/** A local server that counts connections, and a text that would connect to it as HTML. */
public final class Trap implements AutoCloseable {

  private final ServerSocket server;
  private final AtomicInteger visits = new AtomicInteger();

  public Trap() {
    try {
      server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    } catch (IOException noPort) {
      throw new UncheckedIOException(noPort);
    }
    Thread listener = new Thread(this::listen, "trap");
    listener.setDaemon(true);
    listener.start();
  }

  private void listen() {
    while (!server.isClosed()) {
      try {
        server.accept().close();
        visits.incrementAndGet();
      } catch (IOException closed) {
        return;
      }
    }
  }

  /** Returns a text with an image in it. */
  public String html() {
    return "<html><img src=\"http://127.0.0.1:" + server.getLocalPort() + "/x.png\"> text";
  }

  /** Returns the number of connections. */
  public int visits() {
    return visits.get();
  }

  @Override
  public void close() {
    try {
      server.close();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }
}
