package org.gobang.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/** A response with a complete body. */
final class Reply implements Response {

  /** The media type of server-sent events. */
  static final String EVENTS = "text/event-stream;charset=utf-8";

  private final int status;
  private final Map<String, String> headers;
  private final byte[] body;

  private Reply(int status, Map<String, String> headers, byte[] body) {
    this.status = status;
    this.headers = headers;
    this.body = body;
  }

  /** Returns a response without a body. */
  static Reply empty(int status) {
    return new Reply(status, Map.of(), new byte[0]);
  }

  /** Returns a response with a sentence for users. */
  static Reply sentence(int status, String sentence) {
    return of(status, "text/plain;charset=utf-8", sentence.getBytes(UTF_8));
  }

  /** Returns a response with content of a media type. */
  static Reply of(int status, String type, byte[] body) {
    return new Reply(status, Map.of("Content-Type", type), body);
  }

  /** Returns this response with an additional header. */
  Reply with(String name, String value) {
    Map<String, String> more = new HashMap<>(headers);
    more.put(name, value);
    return new Reply(status, more, body);
  }

  /** Returns the headers other than the security headers. */
  Map<String, String> headers() {
    return headers;
  }

  @Override
  public void send(HttpExchange exchange) throws IOException {
    Headers out = exchange.getResponseHeaders();
    SafetyHeaders.set(out);
    headers.forEach(out::set);
    if (body.length == 0) {
      exchange.sendResponseHeaders(status, -1);
    } else if (exchange.getRequestMethod().equals("HEAD")) {
      out.set("Content-Length", Integer.toString(body.length));
      exchange.sendResponseHeaders(status, -1);
    } else {
      exchange.sendResponseHeaders(status, body.length);
      exchange.getResponseBody().write(body);
    }
  }
}
