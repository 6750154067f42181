package org.gobang.ui.web.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.gobang.api.RefusedException;

/** A site with one client, which remembers what it was asked for. */
final class FakeSite implements Site, Client {

  static final String SECRET = "s3cret_-S";

  final List<EventStream> streams = new CopyOnWriteArrayList<>();
  final List<String> done = new CopyOnWriteArrayList<>();
  final AtomicInteger closed = new AtomicInteger();

  /** Whether further streams are refused. */
  volatile boolean full;

  @Override
  public Optional<Client> client(String secret, Visit visit) {
    return secret.equals(SECRET) ? Optional.of(this) : Optional.empty();
  }

  @Override
  public void connect(EventStream stream) {
    stream.onClose(closed::incrementAndGet);
    if (full) {
      throw new RefusedException("Too many.");
    }
    stream.send("part", "{}");
    streams.add(stream);
  }

  /** Echoes to the streams; {@code refuse} and {@code fail} do as they say. */
  @Override
  public void act(Form form) {
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

  @Override
  public void open(String name, byte[] content) {
    done.add(name + " " + content.length);
  }

  @Override
  public byte[] file(String extension) {
    return ("game as " + extension).getBytes(UTF_8);
  }
}
