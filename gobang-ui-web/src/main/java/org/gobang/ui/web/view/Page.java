package org.gobang.ui.web.view;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.gobang.http.EventStream;
import org.gobang.http.Json;
import org.gobang.ui.web.session.Loop;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What the browsers of one visitor show. A change is sent at once, and what follows it closely is
 * sent together: engines report faster than a page is drawn. Used on the loop of the table alone.
 */
public final class Page {

  /** The least time between two looks at all parts, about three pictures of a screen. */
  private static final Duration LEAST = Duration.ofMillis(50);

  /** Tabs of one visitor at a time; a reloaded one counts until its end is noticed. */
  private static final int MOST_STREAMS = 8;

  private static final Logger LOG = LoggerFactory.getLogger(Page.class);

  private final Loop loop;
  private final Map<String, Supplier<Object>> parts = new LinkedHashMap<>();
  private final Map<String, Object> shown = new HashMap<>();
  private final Map<String, String> sent = new LinkedHashMap<>();
  private final List<EventStream> streams = new ArrayList<>();
  private boolean closed;
  private boolean waiting;
  private boolean changed;

  /** A page without parts and browsers. */
  public Page(Loop loop) {
    this.loop = loop;
  }

  /**
   * Adds parts.
   *
   * @param more gives them by their names, in the order in which they are sent
   */
  public void show(Map<String, Supplier<Object>> more) {
    parts.putAll(more);
  }

  /** Begins to send everything to a browser, unless too many show the page already. */
  public void connect(EventStream stream) {
    if (closed || streams.size() >= MOST_STREAMS) {
      stream.close();
      return;
    }
    flush();
    streams.add(stream);
    sent.values().forEach(part -> stream.send("part", part));
  }

  /** Sends nothing more to a browser. */
  public void disconnect(EventStream stream) {
    streams.remove(stream);
  }

  /** Whether a browser shows it. */
  public boolean isShown() {
    return !streams.isEmpty();
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
      String part = Json.of(new Fields().put("name", name).put("value", value).object());
      sent.put(name, part);
      streams.forEach(stream -> stream.send("part", part));
    }
  }

  /** Sends an event that is not kept, such as a sound. */
  public void send(String event, Object data) {
    String text = Json.of(data);
    streams.forEach(stream -> stream.send(event, text));
  }

  /** Ends all streams. */
  public void close() {
    closed = true;
    List.copyOf(streams).forEach(EventStream::close);
    streams.clear();
  }
}
