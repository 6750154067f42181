package org.gobang.http;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.util.Map;
import java.util.TreeMap;

/** A connection to a server for raw requests, valid or not. */
final class RawClient implements AutoCloseable {

  /**
   * The response of the server.
   *
   * @param headers by name, case-insensitive
   * @param body a character for each byte
   */
  record Response(int status, Map<String, String> headers, String body) {

    byte[] bytes() {
      return body.getBytes(ISO_8859_1);
    }

    String text() {
      return new String(bytes(), UTF_8);
    }

    String header(String name) {
      return headers.getOrDefault(name, "");
    }
  }

  private final Socket socket;
  private final InputStream in;
  private final String host;

  RawClient(int port) throws IOException {
    this(new Socket(InetAddress.getLoopbackAddress(), port));
  }

  RawClient(Socket socket) throws IOException {
    this.socket = socket;
    this.host = "127.0.0.1:" + socket.getPort();
    socket.setTcpNoDelay(true);
    in = new BufferedInputStream(socket.getInputStream());
  }

  /** Sends a request without a body. Headers are lines such as {@code Accept: x}. */
  Response get(String path, String... headers) throws IOException {
    return send("GET", path, "", headers);
  }

  Response post(String path, String body, String... headers) throws IOException {
    return send("POST", path, body, headers);
  }

  /**
   * Sends a request to the server's own host, in one write: the server answers a malformed address
   * and closes the connection as soon as it has read the first line.
   */
  Response send(String method, String path, String body, String... headers) throws IOException {
    StringBuilder request = new StringBuilder(method + " " + path + " HTTP/1.1\r\n");
    request.append("Host: ").append(host).append("\r\n");
    request.append("Content-Length: ").append(body.getBytes(UTF_8).length).append("\r\n");
    for (String header : headers) {
      request.append(header).append("\r\n");
    }
    write(request + "\r\n" + body);
    return answer(method.equals("HEAD"));
  }

  /** Writes raw text. */
  void write(String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(UTF_8));
  }

  /** Reads a whole response. */
  Response answer(boolean head) throws IOException {
    int status = Integer.parseInt(line().split(" ", -1)[1]);
    Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    for (String line = line(); !line.isEmpty(); line = line()) {
      int colon = line.indexOf(':');
      headers.put(line.substring(0, colon), line.substring(colon + 1).strip());
    }
    boolean body = !head && status != 304 && !headers.containsKey("Transfer-Encoding");
    int length = body ? Integer.parseInt(headers.getOrDefault("Content-Length", "0")) : 0;
    return new Response(status, headers, new String(in.readNBytes(length), ISO_8859_1));
  }

  /** The next line, of the headers or of an event stream. */
  String line() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int next = in.read(); next != '\n'; next = in.read()) {
      if (next < 0) {
        throw new EOFException("the server has closed the connection");
      }
      if (next != '\r') {
        line.write(next);
      }
    }
    return line.toString(UTF_8);
  }

  /** Reads lines until one equals the argument. */
  void await(String line) throws IOException {
    while (!line().equals(line)) {
      // Other lines may precede it.
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
