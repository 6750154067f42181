package org.gobang.launcher.cluster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A proxy for a local port that can cut all its connections. */
final class CuttingProxy implements AutoCloseable {

  private final ServerSocket listening = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
  private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
  private final int target;

  CuttingProxy(int target) throws IOException {
    this.target = target;
    start(this::accept);
  }

  int port() {
    return listening.getLocalPort();
  }

  private static void start(Runnable code) {
    Thread thread = new Thread(code, "proxy");
    thread.setDaemon(true);
    thread.start();
  }

  private void accept() {
    while (!listening.isClosed()) {
      try {
        Socket near = listening.accept();
        sockets.add(near);
        Socket far = new Socket(InetAddress.getLoopbackAddress(), target);
        sockets.add(far);
        start(() -> pass(near, far));
        start(() -> pass(far, near));
      } catch (IOException notThere) {
        // The coordinator does not listen yet: the worker tries again.
        cut();
      }
    }
  }

  private void pass(Socket from, Socket to) {
    try (from;
        to) {
      from.getInputStream().transferTo(to.getOutputStream());
    } catch (IOException cut) {
      // Both are closed.
    }
    sockets.remove(from);
  }

  /** Cuts all open connections. */
  void cut() {
    for (Socket socket : List.copyOf(sockets)) {
      try {
        socket.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      sockets.remove(socket);
    }
  }

  @Override
  public void close() throws IOException {
    listening.close();
    cut();
  }
}
