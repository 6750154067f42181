package org.gobang.ui.web.table;

import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.http.Form;
import org.gobang.http.Visit;
import org.gobang.ui.web.view.FakeStream;

/** Tables on a fake workbench. All tasks run on the thread of the test. */
public final class TestTables {

  private static final Duration SECOND = Duration.ofSeconds(1);

  /** The host. */
  public final FakeWorkbench bench;

  /** The time. */
  public final FakeTimer timer = new FakeTimer();

  /** The addresses of the server. */
  public final List<URI> addresses = new ArrayList<>(List.of(URI.create("http://x")));

  /** The number of times the owner quit. */
  public final List<String> quits = new ArrayList<>();

  private final List<Guest> guests = new ArrayList<>();

  /** The tables themselves. */
  public final Tables tables;

  /** Opens the tables of a host. */
  public TestTables(FakeWorkbench bench) {
    this.bench = bench;
    this.tables =
        new Tables(
            new SharedHost(
                bench, Runnable::run, Runnable::run, timer, () -> addresses, () -> quits.add("")));
    tables.begin();
  }

  /** A freestyle game of two humans, and the players search and deep. */
  public static TestTables people() {
    return new TestTables(
        new FakeWorkbench("search", "deep").request(FakeWorkbench.PERSON, FakeWorkbench.PERSON));
  }

  /** A freestyle game of a human with Black against a computer controlled by the test. */
  public static TestTables computer() {
    return new TestTables(
        new FakeWorkbench("search", "deep")
            .request(FakeWorkbench.PERSON, FakeWorkbench.computer("search")));
  }

  /** The saved secrets of a table. */
  Secrets secrets(int table) {
    return Secrets.parse(bench.preferences().get("web.table." + table).orElseThrow()).orElseThrow();
  }

  /** The holder of a secret of the first table, in a browser. */
  public Guest visit(Role role) {
    return visit(secrets(1).of(role), "");
  }

  /** The owner of the first table. */
  public Guest owner() {
    return visit(Role.OWNER);
  }

  /** The holder of a secret, in a tab of a browser. */
  public Guest visit(String secret, String tab) {
    return visit(secret, new Visit(tab, "page " + guests.size(), Locale.ENGLISH, true));
  }

  /** The owner of the first table, in a browser on another machine. */
  public Guest ownerElsewhere() {
    return visit(
        secrets(1).of(Role.OWNER), new Visit("", "page " + guests.size(), Locale.ENGLISH, false));
  }

  private Guest visit(String secret, Visit visit) {
    Guest guest = new Guest((VisitorConnection) tables.client(secret, visit).orElseThrow());
    guests.add(guest);
    settle();
    return guest;
  }

  /** Updates pages; those of connected visitors reply. */
  public void settle() {
    guests.forEach(Guest::answer);
    bench.runAll();
    timer.pass(Duration.ofMillis(120));
  }

  /** Advances the time; pages of connected visitors reply. */
  public void pass(Duration time) {
    for (Duration left = time; left.compareTo(Duration.ZERO) > 0; left = left.minusSeconds(1)) {
      guests.forEach(Guest::answer);
      timer.pass(left.compareTo(SECOND) < 0 ? left : SECOND);
    }
  }

  /** A visitor with a page in a browser. */
  public final class Guest {

    /** The client on the server. */
    final VisitorConnection client;

    /** The page. */
    public final FakeStream page = new FakeStream();

    private boolean lost;

    private Guest(VisitorConnection client) {
      this.client = client;
      client.connect(page);
    }

    /** Silently closes the connection of the page. */
    public Guest lose() {
      lost = true;
      return this;
    }

    /** Restores the network and reconnects the page. */
    public FakeStream find() {
      lost = false;
      FakeStream again = new FakeStream();
      client.connect(again);
      return again;
    }

    private void answer() {
      if (!lost) {
        client.heard();
      }
    }

    /** Performs an action with values by key. */
    public Guest act(String action, String... values) {
      Map<String, String> fields = new HashMap<>();
      fields.put("action", action);
      for (int i = 0; i < values.length; i += 2) {
        fields.put(values[i], values[i + 1]);
      }
      client.act(new Form(fields));
      settle();
      return this;
    }

    /** Opens a file. */
    public void open(String name, byte[] content) {
      client.open(name, content);
    }

    /** Places stones in sequence. */
    public Guest play(String... points) {
      for (String point : points) {
        act("play", "at", point);
      }
      return this;
    }

    /** Changes a field of the open form. */
    public Guest set(String key, String value) {
      return act("form-set", "id", formId(), "key", key, "value", value);
    }

    /** Presses a button of the open form. */
    public Guest press(String button, String... values) {
      String[] all = new String[values.length + 4];
      all[0] = "id";
      all[1] = formId();
      all[2] = "button";
      all[3] = button;
      System.arraycopy(values, 0, all, 4, values.length);
      return act("form-do", all);
    }

    /** Answers the current question. */
    public Guest answer(String button) {
      return act("answer", "id", number("ask", "id"), "button", button);
    }

    /** The number of the open form. */
    public String formId() {
      return number("form", "id");
    }

    /** Answers the other player's request. */
    public Guest reply(String button) {
      return act("reply", "id", number("request", "id"), "button", button);
    }

    private String number(Object... path) {
      return page.find(path).map(String::valueOf).orElseThrow();
    }

    /** A value of a field of the open form. */
    public String field(String key, String what) {
      return page.in("form", "fields", "key", key, what);
    }

    /** The notice on the page. */
    public String notice() {
      return page.text("game", "notice", "text");
    }

    /** The points with stones, and their colours. */
    public String stones() {
      return String.join(
          " ",
          page.list("board", "spots").stream()
              .map(each -> (Map<?, ?>) each)
              .filter(each -> each.containsKey("stone"))
              .map(each -> each.get("at") + "=" + each.get("stone"))
              .toList());
    }
  }
}
