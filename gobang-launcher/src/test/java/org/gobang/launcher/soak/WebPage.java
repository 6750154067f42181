package org.gobang.launcher.soak;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.HttpURLConnection;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A page of the browser interface without a browser: its event stream and its actions. */
final class WebPage implements AutoCloseable {

  private static final long PATIENCE = 120;

  private final String address;
  private final Socket events;
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();

  /** Opens a page. */
  WebPage(String address) throws IOException {
    this.address = address;
    // A browser closes its socket in the middle of an endless answer.
    URI stream = URI.create(address + "events");
    events = new Socket(stream.getHost(), stream.getPort());
    events
        .getOutputStream()
        .write(
            ("GET " + stream.getPath() + " HTTP/1.1\r\nHost: " + stream.getAuthority() + "\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII));
    new Thread(this::read, "soak-page").start();
  }

  private static HttpURLConnection connection(String address) throws IOException {
    return (HttpURLConnection) URI.create(address).toURL().openConnection();
  }

  /** Returns whether a server is at an address. */
  static boolean answers(String address) {
    try {
      return connection(address).getResponseCode() == HttpURLConnection.HTTP_OK;
    } catch (IOException notYet) {
      return false;
    }
  }

  private void read() {
    try (BufferedReader stream =
        new BufferedReader(
            new InputStreamReader(events.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = stream.readLine(); line != null; line = stream.readLine()) {
        lines.add(line);
      }
    } catch (IOException closed) {
      lines.add("closed: " + closed.getMessage());
    }
  }

  /** Performs the action of a button. */
  void act(String fields) throws IOException {
    HttpURLConnection post = connection(address + "do");
    post.setDoOutput(true);
    post.getOutputStream().write(fields.getBytes(StandardCharsets.UTF_8));
    if (post.getResponseCode() != HttpURLConnection.HTTP_NO_CONTENT) {
      throw new IOException(post.getResponseCode() + " for " + fields);
    }
  }

  /** Waits for the last stone. */
  void seeLast(String point) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
    String line = "";
    while (!line.contains("\"last\":\"" + point + "\"")) {
      line = lines.poll(end - System.nanoTime(), TimeUnit.NANOSECONDS);
      if (line == null) {
        throw new AssertionError("the page did not get " + point);
      }
    }
  }

  @Override
  public void close() throws IOException {
    events.close();
  }
}
