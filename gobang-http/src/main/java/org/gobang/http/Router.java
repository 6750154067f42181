package org.gobang.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.api.RefusedException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Handles requests: finds the resource at an address and rejects requests over the limits. */
record Router(
    Site site,
    PageFiles files,
    AllowedHosts hosts,
    OpenStreams streams,
    RateLimiter requests,
    RateLimiter wrongSecrets)
    implements HttpHandler {

  /** The maximum size of a form in bytes. */
  static final int MOST_FORM = 512 << 10;

  /** The maximum size of an uploaded file in bytes. */
  static final int MOST_FILE = 4 << 20;

  private static final Logger LOG = LoggerFactory.getLogger(Router.class);
  private static final Pattern CLIENT =
      Pattern.compile("/k/(?<secret>[A-Za-z0-9_-]{1,128})/(?<name>[a-z0-9.]*)");
  private static final String STATIC = "/page/";

  Router(Site site, PageFiles files, AllowedHosts hosts, OpenStreams streams, LongSupplier nanos) {
    this(
        site,
        files,
        hosts,
        streams,
        new RateLimiter(100, 400, nanos),
        new RateLimiter(10 / 60.0, 20, nanos));
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
      int status = refused.kind().equals(Form.KIND) ? 400 : 409;
      return Reply.sentence(status, ServerTexts.of(exchange.getRequestHeaders()).of(refused));
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
    if (client.matches()) {
      return client(exchange, client.group("secret"), client.group("name"));
    }
    if (path.equals(SentencePage.STYLE)) {
      return get(exchange, SentencePage::style);
    }
    return CLIENT.matcher(path + "/").matches()
        ? Reply.empty(308).with("Location", path + "/")
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
    if (wait > 0) {
      return tooOften(exchange, wait);
    }
    Optional<Resource> found = client.get().find(name);
    return found.isEmpty()
        ? sentence(exchange, 404, "http.not-found")
        : resource(exchange, secret, found.get());
  }

  private Response resource(HttpExchange exchange, String secret, Resource found)
      throws IOException {
    if (found instanceof Resource.File file) {
      return get(exchange, () -> file(exchange, file.name()));
    }
    if (found instanceof Resource.Content content) {
      return get(exchange, () -> content(content));
    }
    if (found instanceof Resource.Redirect redirect) {
      return get(exchange, () -> redirect(redirect));
    }
    if (found instanceof Resource.Events events) {
      return get(exchange, () -> events(exchange, secret, events));
    }
    if (found instanceof Resource.Upload upload) {
      return post(exchange, MOST_FILE, body -> upload.opened().accept(fileName(exchange), body));
    }
    Consumer<Form> action = ((Resource.Action) found).action();
    return post(exchange, MOST_FORM, body -> action.accept(Form.parse(new String(body, UTF_8))));
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

  private Response events(HttpExchange exchange, String secret, Resource.Events events) {
    if (!hosts.sameOrigin(exchange.getRequestHeaders())) {
      return sentence(exchange, 403, "http.origin");
    }
    if (exchange.getRequestMethod().equals("HEAD")) {
      return Reply.empty(200);
    }
    return streams.connect(secret, visit(exchange).id(), events).orElseGet(() -> full(exchange));
  }

  /**
   * Responds with a stream that only contains the refusal, since a page cannot read other error
   * responses.
   */
  private Response full(HttpExchange exchange) {
    String text = ServerTexts.of(exchange.getRequestHeaders()).of("http.streams");
    byte[] event = QueuedEventStream.bytes("full", Json.of(Map.of("text", text)));
    return Reply.of(200, Reply.EVENTS, event);
  }

  private static Response redirect(Resource.Redirect redirect) {
    return Reply.empty(303).with("Location", Secret.link("", redirect.secret().get()));
  }

  private static Response content(Resource.Content made) {
    Reply reply = Reply.of(200, made.type(), made.content().get());
    return made.saved()
        .map(name -> reply.with("Content-Disposition", "attachment; filename=\"" + name + "\""))
        .orElse(reply);
  }

  private Visit visit(HttpExchange exchange) {
    Form query = query(exchange);
    Headers headers = exchange.getRequestHeaders();
    boolean here =
        MachineAddress.isHere(
                exchange.getRemoteAddress().getAddress(), exchange.getLocalAddress().getAddress())
            && hosts.isDirect(headers);
    return new Visit(
        query.find("visit").orElse(""),
        query.find("page").orElse(""),
        ServerTexts.of(headers).language(),
        here);
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
    Headers request = exchange.getRequestHeaders();
    ServerTexts sentences = ServerTexts.of(request);
    String text = sentences.of(key, arguments);
    return SentencePage.isWanted(request)
        ? SentencePage.of(status, text, sentences.language())
        : Reply.sentence(status, text);
  }
}
