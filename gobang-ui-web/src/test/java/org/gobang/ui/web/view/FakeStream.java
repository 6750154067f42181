package org.gobang.ui.web.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.http.EventStream;

/** The page in a browser, which stores the received parts. */
public final class FakeStream implements EventStream {

  /** The names of the received parts, in order. */
  public final List<String> came = new ArrayList<>();

  /** The announcements. */
  public final List<String> said = new ArrayList<>();

  /** The sounds. */
  public final List<String> cues = new ArrayList<>();

  /** The reason for the end of the host. */
  public final List<String> byes = new ArrayList<>();

  /** The reason for a refused connection. */
  public final List<String> full = new ArrayList<>();

  /** All received data. */
  public final List<String> raw = new ArrayList<>();

  private final Map<String, Object> parts = new LinkedHashMap<>();
  private Runnable whenClosed = () -> {};
  private boolean closed;

  /** An empty page. */
  public FakeStream() {}

  @Override
  public void send(String event, String data) {
    Map<?, ?> value = (Map<?, ?>) JsonReader.read(data);
    raw.add(data);
    switch (event) {
      case "part" -> {
        String name = String.valueOf(value.get("name"));
        came.add(name);
        parts.put(name, step(value, "value").orElse(Map.of()));
      }
      case "say" -> said.add(String.valueOf(value.get("text")));
      case "cue" -> cues.add(String.valueOf(value.get("cue")));
      case "full" -> full.add(String.valueOf(value.get("text")));
      case "bye" -> byes.add(String.valueOf(value.get("text")));
      default -> throw new IllegalArgumentException(event);
    }
  }

  @Override
  public void onClose(Runnable runs) {
    whenClosed = runs;
  }

  @Override
  public void drop() {
    close();
  }

  @Override
  public void close() {
    if (!closed) {
      closed = true;
      whenClosed.run();
    }
  }

  /** Whether the stream has been closed. */
  public boolean isClosed() {
    return closed;
  }

  private static Optional<Object> step(Object from, Object key) {
    if (from instanceof Map<?, ?> map) {
      return Optional.<Object>ofNullable(map.get(key)).filter(any -> !any.equals(Optional.empty()));
    }
    List<?> list = (List<?>) from;
    int place = (int) key;
    return place < list.size() ? Optional.of(list.get(place)) : Optional.empty();
  }

  /** A value by keys and indexes, beginning with the name of the part. Empty if absent. */
  public Optional<Object> find(Object... path) {
    Optional<Object> found = Optional.of(parts);
    for (Object key : path) {
      found = found.flatMap(from -> step(from, key));
    }
    return found;
  }

  /** A text. Empty if absent. */
  public String text(Object... path) {
    return find(path).map(String::valueOf).orElse("");
  }

  /** Whether a value is present and true. */
  public boolean is(Object... path) {
    return find(path).equals(Optional.of(true));
  }

  /** The elements of a list. Empty if absent. */
  public List<Object> list(Object... path) {
    return find(path).map(each -> List.<Object>copyOf((List<?>) each)).orElse(List.of());
  }

  /** A text in each element of a list. */
  public List<String> texts(String key, Object... path) {
    return list(path).stream()
        .map(each -> step(each, key).map(String::valueOf).orElse(""))
        .toList();
  }

  /** The element of a list with a value. Empty if none has it. */
  public Optional<Object> with(String key, String value, Object... path) {
    return list(path).stream()
        .filter(each -> step(each, key).map(String::valueOf).equals(Optional.of(value)))
        .findFirst();
  }

  /** A text in the element of a list with a value. */
  public String in(String part, String list, String key, String value, String wanted) {
    return with(key, value, part, list)
        .flatMap(each -> step(each, wanted))
        .map(String::valueOf)
        .orElse("");
  }

  /** The items of all menus, by name. */
  public Map<String, Map<String, Object>> menu() {
    Map<String, Map<String, Object>> items = new LinkedHashMap<>();
    for (Object menu : list("menu")) {
      for (Object item : (List<?>) step(menu, "items").orElseThrow()) {
        if (item instanceof Map<?, ?> map) {
          Map<String, Object> fields = new LinkedHashMap<>();
          map.forEach((key, value) -> fields.put(String.valueOf(key), value));
          items.put(String.valueOf(map.get("name")), fields);
        }
      }
    }
    return items;
  }
}
