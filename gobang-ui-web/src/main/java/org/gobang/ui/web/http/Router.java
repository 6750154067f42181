package org.gobang.ui.web.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.api.RefusedException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Answers requests: finds what an address stands for, and refuses what is out of bounds. */
final class Router implements HttpHandler {

  /** How many bytes a form may have. */
  static final int MOST_FORM = 512 << 10;

  /** How many bytes a file to be opened may have. */
  static final int MOST_FILE = 4 << 20;

  private static final Logger LOG = LoggerFactory.getLogger(Router.class);
  private static final Pattern CLIENT =
      Pattern.compile("/k/(?<secret>[A-Za-z0-9_-]{1,128})/(?<name>[a-z.]*)");
  private static final String STATIC = "/page/";
  private final Site site;
  private final PageFiles files;
  private final Hosts hosts;
  private final OpenStreams streams;
  private final Rate requests;
  private final Rate wrongSecrets;

  Router(Site site, PageFiles files, Hosts hosts, OpenStreams streams, LongSupplier nanos) {
    this.site = site;
    this.files = files;
    this.hosts = hosts;
    this.streams = streams;
    this.requests = new Rate(100, 400, nanos);
    this.wrongSecrets = new Rate(10 / 60.0, 20, nanos);
  }

  @Override
  public void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      answer(exchange).send(exchange);
    }
  }

  private Response answer(HttpExchange exchange) throws IOException {
    try {
      return route(exchange);
    } catch (RefusedException refused) {
      boolean malformed = refused.kind().equals(Form.KIND);
      return malformed
          ? Reply.sentence(400, Sentences.of(exchange.getRequestHeaders()).of(refused))
          : Reply.sentence(409, String.valueOf(refused.getMessage()));
    } catch (RuntimeException fault) {
      LOG.error("Could not answer request", fault);
      return sentence(exchange, 500, "http.fault");
    }
  }

  private Response route(HttpExchange exchange) throws IOException {
    Headers headers = exchange.getRequestHeaders();
    String path = exchange.getRequestURI().getRawPath();
    Matcher client = CLIENT.matcher(path);
    if (!hosts.allow(headers)) {
      return sentence(exchange, 421, "http.host");
    }
    if (path.startsWith(STATIC)) {
      String name = path.substring(STATIC.length());
      return get(exchange, () -> file(exchange, name));
    }
    return client.matches()
        ? client(exchange, client.group("secret"), client.group("name"))
        : sentence(exchange, 404, "http.not-found");
  }

  private Response client(HttpExchange exchange, String secret, String name) throws IOException {
    String address = exchange.getRemoteAddress().getAddress().getHostAddress();
    Optional<Client> client = site.client(secret, visit(exchange));
    if (client.isEmpty()) {
      long wait = wrongSecrets.take(address);
      return wait > 0 ? tooOften(exchange, wait) : sentence(exchange, 404, "http.secret");
    }
    long wait = requests.take(address + " " + secret);
    return wait > 0 ? tooOften(exchange, wait) : client(exchange, client.get(), name);
  }

  private Response client(HttpExchange exchange, Client client, String name) throws IOException {
    return switch (name) {
      case "" -> get(exchange, () -> file(exchange, "index.html"));
      case "events" -> get(exchange, () -> events(exchange, client));
      case "do" ->
          post(exchange, MOST_FORM, body -> client.act(Form.parse(new String(body, UTF_8))));
      case "file" -> post(exchange, MOST_FILE, body -> client.open(fileName(exchange), body));
      case "game.sgf" -> get(exchange, () -> game(client, "sgf", "application/x-go-sgf"));
      case "game.psq" -> get(exchange, () -> game(client, "psq", "text/plain;charset=utf-8"));
      case "game.txt" -> get(exchange, () -> game(client, "txt", "text/plain;charset=utf-8"));
      default -> sentence(exchange, 404, "http.not-found");
    };
  }

  private Response get(HttpExchange exchange, Supplier<Response> answer) {
    return switch (exchange.getRequestMethod()) {
      case "GET", "HEAD" -> answer.get();
      default -> wrongMethod(exchange, "GET, HEAD");
    };
  }

  private Response post(HttpExchange exchange, int most, Consumer<byte[]> action)
      throws IOException {
    if (!exchange.getRequestMethod().equals("POST")) {
      return wrongMethod(exchange, "POST");
    }
    if (!hosts.sameOrigin(exchange.getRequestHeaders())) {
      return sentence(exchange, 403, "http.origin");
    }
    byte[] body = exchange.getRequestBody().readNBytes(most + 1);
    if (body.length > most) {
      return sentence(exchange, 413, "http.too-large", Integer.toString(most >> 10));
    }
    action.accept(body);
    return Reply.empty(204);
  }

  private Response file(HttpExchange exchange, String name) {
    return files
        .find(name, exchange.getRequestHeaders())
        .orElseGet(() -> sentence(exchange, 404, "http.not-found"));
  }

  private Response events(HttpExchange exchange, Client client) {
    if (!hosts.sameOrigin(exchange.getRequestHeaders())) {
      return sentence(exchange, 403, "http.origin");
    }
    if (exchange.getRequestMethod().equals("HEAD")) {
      return Reply.empty(200);
    }
    return streams
        .connect(client)
        .orElseGet(() -> sentence(exchange, 503, "http.streams").with("Retry-After", "5"));
  }

  private static Response game(Client client, String extension, String type) {
    String disposition = "attachment; filename=\"game." + extension + "\"";
    return Reply.of(200, type, client.file(extension)).with("Content-Disposition", disposition);
  }

  private static Visit visit(HttpExchange exchange) {
    String id = query(exchange).find("visit").orElse("");
    return new Visit(id, Sentences.of(exchange.getRequestHeaders()).locale());
  }

  private static Form query(HttpExchange exchange) {
    String query = exchange.getRequestURI().getRawQuery();
    return Form.parse(query == null ? "" : query);
  }

  private static String fileName(HttpExchange exchange) {
    String name = query(exchange).get("name");
    return name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  }

  private static Reply wrongMethod(HttpExchange exchange, String allowed) {
    return sentence(exchange, 405, "http.method").with("Allow", allowed);
  }

  private static Reply tooOften(HttpExchange exchange, long seconds) {
    return sentence(exchange, 429, "http.too-often", seconds)
        .with("Retry-After", Long.toString(seconds));
  }

  private static Reply sentence(
      HttpExchange exchange, int status, String key, Object... arguments) {
    return Reply.sentence(status, Sentences.of(exchange.getRequestHeaders()).of(key, arguments));
  }
}
