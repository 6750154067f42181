package org.gobang.http;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;

/** The response to a request. */
interface Response {

  /**
   * Writes the headers and the body.
   *
   * @throws IOException if the connection is lost
   */
  void send(HttpExchange exchange) throws IOException;
}
