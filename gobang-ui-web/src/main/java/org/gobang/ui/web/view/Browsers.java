package org.gobang.ui.web.view;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.gobang.http.EventStream;
import org.gobang.http.WebServer;

/**
 * The browsers that show a page. Each answers what it receives, so that one whose connection died
 * silently is noticed: its answers stay away. Silence is counted in checks, not measured: a host
 * that was stopped has not checked either.
 */
final class Browsers {

  /** Between two checks. */
  static final Duration CHECK = WebServer.BEAT.dividedBy(2);

  /** Checks without an answer after which a browser counts as silent. */
  static final int SILENT = 4;

  /** Checks without an answer after which a browser counts as gone. */
  static final int GONE = 8;

  /** Tabs at a time. */
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
   * Adds a browser, unless there are too many; one of the same name is the same that has connected
   * again, and its former stream is dropped.
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

  /** A browser has answered. */
  void heard(String name) {
    all.stream().filter(each -> each.name.equals(name)).forEach(each -> each.checks = 0);
  }

  /** Counts on, and drops browsers that have been silent for long. */
  void check() {
    all.forEach(each -> each.checks++);
    dropIf(each -> each.checks >= GONE);
  }

  /** Returns how long all of them have been silent; empty if one is not, or there is none. */
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
