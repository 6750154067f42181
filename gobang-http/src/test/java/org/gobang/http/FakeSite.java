package org.gobang.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.gobang.api.RefusedException;

/** A site with clients that records requests. */
final class FakeSite implements Site {

  static final String SECRET = "s3cret_-S";

  /** The secret of users with reserved places. */
  static final String PLAYERS = "players";

  /** The prefix of secrets without reserved places. */
  static final String OTHERS = "others";

  /** The page's file {@code app.js}; its {@code index.html} is {@code <p>Board}. */
  static final String SCRIPT = "let x = 1;\n".repeat(100);

  final List<EventStream> streams = new CopyOnWriteArrayList<>();
  final List<String> done = new CopyOnWriteArrayList<>();
  final List<Visit> visits = new CopyOnWriteArrayList<>();
  final AtomicInteger closed = new AtomicInteger();

  /** Whether further streams are refused. */
  volatile boolean full;

  @Override
  public Optional<InputStream> file(String name) {
    return switch (name) {
      case "index.html" -> Optional.of(new ByteArrayInputStream("<p>Board".getBytes(UTF_8)));
      case "app.js" -> Optional.of(new ByteArrayInputStream(SCRIPT.getBytes(UTF_8)));
      default -> Optional.empty();
    };
  }

  @Override
  public Optional<Client> client(String secret, Visit visit) {
    visits.add(visit);
    boolean known = secret.equals(SECRET) || secret.equals(PLAYERS) || secret.startsWith(OTHERS);
    return known ? Optional.of(name -> find(name, secret.equals(PLAYERS))) : Optional.empty();
  }

  private Optional<Resource> find(String name, boolean reserved) {
    return switch (name) {
      case "" -> Optional.of(new Resource.File("index.html"));
      case "events" -> Optional.of(new Resource.Events(this::connect, reserved));
      case "do" -> Optional.of(new Resource.Action(this::act));
      case "file" ->
          Optional.of(new Resource.Upload((file, bytes) -> done.add(file + " " + bytes.length)));
      case "game.sgf" -> Optional.of(game("application/x-go-sgf", Optional.of("game.sgf")));
      case "table2" -> Optional.of(new Resource.Redirect(() -> "other"));
      case "data.json" -> Optional.of(game("application/json", Optional.empty()));
      default -> Optional.empty();
    };
  }

  private static Resource game(String type, Optional<String> saved) {
    return new Resource.Content(type, saved, () -> "the game".getBytes(UTF_8));
  }

  private void connect(EventStream stream) {
    stream.onClose(closed::incrementAndGet);
    if (full) {
      throw new RefusedException("Too many.");
    }
    stream.send("part", "{}");
    streams.add(stream);
  }

  /** Echoes to the streams. {@code refuse} and {@code fail} refuse and fail. */
  private void act(Form form) {
    String action = form.get("action");
    if (action.equals("refuse")) {
      throw new RefusedException("Not now: 五.");
    }
    if (action.equals("fail")) {
      throw new IllegalStateException("failed on request");
    }
    done.add(action);
    streams.forEach(stream -> stream.send("say", action));
  }
}
