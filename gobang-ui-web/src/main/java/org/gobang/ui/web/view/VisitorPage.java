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
 * The page of one visitor in all browsers. A change is sent at once, and further changes within a
 * short time are sent together, because engines report faster than a page is drawn. Use only on the
 * loop of the table.
 */
public final class VisitorPage {

  /** The minimum time between two checks of all parts, about three frames of a screen. */
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
   * @param checked called after each check for silent browsers
   */
  public VisitorPage(TableLoop loop, Runnable checked) {
    this.loop = loop;
    this.checked = checked;
  }

  /**
   * Adds parts to the page.
   *
   * @param more the suppliers of the parts by name, in the order of sending
   */
  public void show(Map<String, Supplier<Object>> more) {
    parts.putAll(more);
  }

  /**
   * Starts sending the page to a browser, unless the limit is reached.
   *
   * @param name as in {@link #heard}
   * @return whether the page is sent to the browser
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

  /** Stops sending to a browser. */
  public void disconnect(EventStream stream) {
    browsers.remove(stream);
  }

  /**
   * Called when a browser has confirmed an event.
   *
   * @param name the name of the browser tab, which stays the same when it reconnects and changes
   *     after a reload
   */
  public void heard(String name) {
    browsers.heard(name);
  }

  /**
   * Returns the time for which all browsers have been silent, or empty if one is not silent or none
   * shows the page.
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

  /** Returns whether a browser shows the page. */
  public boolean isShown() {
    return !browsers.isEmpty();
  }

  /** Schedules an update of changed parts. */
  public void changed() {
    if (waiting) {
      changed = true;
    } else if (isShown()) {
      waiting = true;
      // Queued after pending tasks, so that related changes are sent together.
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
            // The other parts are still updated.
            LOG.error("Could not show part {}", name, fault);
          }
        });
  }

  /**
   * Sends a part if it has changed. Because a record may be long, equal values are not serialized
   * again.
   */
  private void sendPart(String name, Object value) {
    if (!value.equals(shown.put(name, value))) {
      String part = Json.of(new JsonObject().with("name", name).with("value", value));
      sent.put(name, part);
      browsers.send("part", part);
    }
  }

  /** Sends an event that is not stored, such as a sound. */
  public void send(String event, Object data) {
    browsers.send(event, Json.of(data));
  }

  /** Closes all streams. */
  public void close() {
    closed = true;
    browsers.close();
  }
}
