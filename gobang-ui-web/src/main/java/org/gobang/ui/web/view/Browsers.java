package org.gobang.ui.web.view;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.gobang.http.EventStream;
import org.gobang.http.WebServer;

/**
 * The browsers that show a page. Each confirms received events, and missing confirmations indicate
 * a lost connection. Silence is counted in checks instead of time, so that a suspended host does
 * not disconnect browsers.
 */
final class Browsers {

  /** The time between two checks. */
  static final Duration CHECK = WebServer.BEAT.dividedBy(2);

  /** The number of checks without an answer after which a browser counts as silent. */
  static final int SILENT = 4;

  /** The number of checks without an answer after which a browser counts as disconnected. */
  static final int GONE = 8;

  /** The maximum number of tabs. */
  private static final int MOST = 8;

  private static final class Browser {
    final EventStream stream;
    final String name;
    int checks;

    Browser(EventStream stream, String name) {
      this.stream = stream;
      this.name = name;
    }
  }

  private final List<Browser> all = new ArrayList<>();

  /**
   * Adds a browser, unless the limit is reached. If a browser with the same name exists, it has
   * reconnected, and its former stream is closed.
   *
   * @param name chosen by the browser; may be empty for one without a name
   */
  boolean add(EventStream stream, String name) {
    if (!name.isEmpty()) {
      dropIf(each -> each.name.equals(name));
    }
    return all.size() < MOST && all.add(new Browser(stream, name));
  }

  void remove(EventStream stream) {
    all.removeIf(each -> each.stream == stream);
  }

  boolean isEmpty() {
    return all.isEmpty();
  }

  /** Handles an answer of a browser. */
  void heard(String name) {
    all.stream().filter(each -> each.name.equals(name)).forEach(each -> each.checks = 0);
  }

  /** Checks all browsers once and removes disconnected ones. */
  void check() {
    all.forEach(each -> each.checks++);
    dropIf(each -> each.checks >= GONE);
  }

  /**
   * Returns the time for which all browsers have been silent, or empty if one is not silent or none
   * is connected.
   */
  Optional<Duration> silence() {
    return all.stream()
        .map(each -> each.checks)
        .min(Integer::compare)
        .filter(checks -> checks >= SILENT)
        .map(CHECK::multipliedBy);
  }

  void send(String event, String data) {
    List.copyOf(all).forEach(each -> each.stream.send(event, data));
  }

  void close() {
    List<Browser> former = List.copyOf(all);
    all.clear();
    former.forEach(each -> each.stream.close());
  }

  private void dropIf(Predicate<Browser> gone) {
    List<Browser> former = all.stream().filter(gone).toList();
    all.removeAll(former);
    former.forEach(each -> each.stream.drop());
  }
}
