package org.gobang.ui.web.view;

import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.gobang.http.EventStream;
import org.gobang.http.Json;
import org.gobang.ui.web.session.TableLoop;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What the browsers of one visitor show. A change is sent at once, and what follows it closely is
 * sent together: engines report faster than a page is drawn. Used on the loop of the table alone.
 */
public final class VisitorPage {

  /** The least time between two looks at all parts, about three pictures of a screen. */
  private static final Duration LEAST = Duration.ofMillis(50);

  private static final Logger LOG = LoggerFactory.getLogger(VisitorPage.class);

  private final TableLoop loop;
  private final Runnable checked;
  private final Map<String, Supplier<Object>> parts = new LinkedHashMap<>();
  private final Map<String, Object> shown = new HashMap<>();
  private final Map<String, String> sent = new LinkedHashMap<>();
  private final Browsers browsers = new Browsers();
  private boolean checking;
  private boolean closed;
  private boolean waiting;
  private boolean changed;

  /**
   * Creates a page without parts and browsers.
   *
   * @param checked runs after each check whether browsers still answer
   */
  public VisitorPage(TableLoop loop, Runnable checked) {
    this.loop = loop;
    this.checked = checked;
  }

  /**
   * Adds parts.
   *
   * @param more gives them by their names, in the order in which they are sent
   */
  public void show(Map<String, Supplier<Object>> more) {
    parts.putAll(more);
  }

  /**
   * Begins to send everything to a browser, unless too many show the page already.
   *
   * @param name as in {@link #heard}
   * @return whether it is shown there
   */
  public boolean connect(EventStream stream, String name) {
    if (closed) {
      stream.close();
      return true;
    }
    flush();
    if (!browsers.add(stream, name)) {
      return false;
    }
    sent.values().forEach(part -> stream.send("part", part));
    checkLater();
    return true;
  }

  /** Sends nothing more to a browser. */
  public void disconnect(EventStream stream) {
    browsers.remove(stream);
  }

  /**
   * A browser has answered what it received.
   *
   * @param name which; the same when it connects again, and another one after a reload
   */
  public void heard(String name) {
    browsers.heard(name);
  }

  /**
   * Returns how long all browsers have been silent; empty if one is not, or none shows the page.
   */
  public Optional<Duration> silence() {
    return browsers.silence();
  }

  private void checkLater() {
    if (!checking) {
      checking = true;
      loop.later(Browsers.CHECK, this::check);
    }
  }

  private void check() {
    checking = false;
    browsers.check();
    checked.run();
    if (isShown()) {
      checkLater();
    }
  }

  /** Returns whether a browser shows it. */
  public boolean isShown() {
    return !browsers.isEmpty();
  }

  /** Something may be shown anew. */
  public void changed() {
    if (waiting) {
      changed = true;
    } else if (isShown()) {
      waiting = true;
      // Behind the tasks that are there: what belongs together is sent together.
      loop.execute(this::flush);
      loop.later(LEAST, this::goOn);
    }
  }

  private void goOn() {
    waiting = false;
    if (changed) {
      changed = false;
      changed();
    }
  }

  private void flush() {
    parts.forEach(
        (name, value) -> {
          try {
            sendPart(name, value.get());
          } catch (RuntimeException fault) {
            // The others are shown all the same.
            LOG.error("Could not show part {}", name, fault);
          }
        });
  }

  /** A record may be long: what is the same is not written out again. */
  private void sendPart(String name, Object value) {
    if (!value.equals(shown.put(name, value))) {
      String part = Json.of(new JsonObject().with("name", name).with("value", value));
      sent.put(name, part);
      browsers.send("part", part);
    }
  }

  /** Sends an event that is not kept, such as a sound. */
  public void send(String event, Object data) {
    browsers.send(event, Json.of(data));
  }

  /** Ends all streams. */
  public void close() {
    closed = true;
    browsers.close();
  }
}
