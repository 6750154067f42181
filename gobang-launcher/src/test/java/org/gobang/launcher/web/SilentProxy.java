package org.gobang.launcher.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A proxy between a browser and the program that can drop all data of its open connections, as a
 * network that loses packets does. These connections never work again.
 */
final class SilentProxy implements AutoCloseable {

  private final ServerSocket server;
  private final int target;
  private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();

  /** Connections whose bytes are dropped. */
  private final Set<Socket> dead = ConcurrentHashMap.newKeySet();

  private volatile boolean silent;

  /** Forwards to a port of this machine. */
  SilentProxy(int target) throws IOException {
    this.target = target;
    this.server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    start(this::accept);
  }

  private static void start(Runnable task) {
    Thread thread = new Thread(task, "silent-proxy");
    thread.setDaemon(true);
    thread.start();
  }

  /** Returns the address of a page through this proxy. */
  String through(String address) {
    return "http://localhost:" + server.getLocalPort() + URI.create(address).getPath();
  }

  /** Drops all data from now on. */
  void silence() {
    silent = true;
    dead.addAll(sockets);
  }

  /** Forwards new connections again. */
  void resume() {
    silent = false;
  }

  private void accept() {
    try {
      while (true) {
        Socket browser = server.accept();
        Socket program = new Socket(InetAddress.getLoopbackAddress(), target);
        sockets.add(browser);
        sockets.add(program);
        if (silent) {
          dead.add(browser);
          dead.add(program);
        }
        start(() -> forward(browser, program));
        start(() -> forward(program, browser));
      }
    } catch (IOException closed) {
      // The test has ended.
    }
  }

  private void forward(Socket from, Socket to) {
    try (from;
        to) {
      InputStream in = from.getInputStream();
      byte[] bytes = new byte[8192];
      for (int count = in.read(bytes); count >= 0; count = in.read(bytes)) {
        if (!dead.contains(from)) {
          to.getOutputStream().write(bytes, 0, count);
        }
      }
    } catch (IOException gone) {
      // One of the two has closed.
    }
  }

  @Override
  public void close() {
    try {
      server.close();
      for (Socket socket : sockets) {
        socket.close();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
