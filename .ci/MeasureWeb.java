import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.HttpURLConnection;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Plays many parallel games on the server of the browser interface: {@code java MeasureWeb.java ADDRESS TABLES SECONDS}.
 * Each table has two event streams and one move per second. Prints the time from the request of a move
 * to its stone on a stream.
 * The server's games are between two humans.
 */
final class MeasureWeb {

  private static final Pattern FORM = Pattern.compile("\"name\":\"form\",\"value\":\\{\"id\":(\\d+)");
  private static final Pattern ANOTHER = Pattern.compile("\"key\":\"another\"[^}]*\"value\":\"(http[^\"]+)\"");
  private static final Pattern LAST = Pattern.compile("\"name\":\"board\".*\"last\":\"([a-z]\\d+)\"");

  /** The newest parts of the first table, and when each stone was requested. */
  private static volatile String form = "";
  private static final Map<String, Long> REQUESTED = new ConcurrentHashMap<>();
  private static final List<Long> MICROS = Collections.synchronizedList(new ArrayList<>());

  public static void main(String[] arguments) throws Exception {
    List<String> tables = new ArrayList<>();
    tables.add(arguments[0]);
    listen(arguments[0]);
    act(arguments[0], "action=invite");
    while (tables.size() < Integer.parseInt(arguments[1])) {
      String id = await(FORM);
      form = "";
      act(arguments[0], "action=form-do&button=another&id=" + id);
      tables.add(await(ANOTHER));
    }
    for (String table : tables) {
      if (!table.equals(arguments[0])) {
        listen(table);
      }
      listen(table);
    }
    long begin = System.nanoTime();
    int seconds = Integer.parseInt(arguments[2]);
    for (int move = 0; move < seconds * tables.size(); move++) {
      String table = tables.get(move % tables.size());
      int place = move / tables.size();
      // Never five in a row: every other line, shifted.
      String point = (char) ('a' + 2 * (place % 7) + place / 7 % 2) + String.valueOf(1 + place / 7);
      long due = begin + move * 1_000_000_000L / tables.size();
      while (System.nanoTime() < due) {
        Thread.onSpinWait();
        Thread.sleep(1);
      }
      REQUESTED.put(table + point, System.nanoTime());
      Thread acting = new Thread(() -> attempt(table, "action=play&at=" + point));
      acting.start();
    }
    Thread.sleep(1000);
    List<Long> sorted = MICROS.stream().sorted().toList();
    System.out.printf(
        "tables %d, streams %d, stones seen %d of %d, median %.1f ms, 99 %% %.1f ms, worst %.1f ms%n",
        tables.size(), 2 * tables.size(), sorted.size(), 2 * seconds * tables.size(), at(sorted, 0.5), at(sorted, 0.99), at(sorted, 1));
    System.exit(0);
  }

  private static double at(List<Long> sorted, double part) {
    return sorted.get((int) Math.min(sorted.size() - 1, part * sorted.size())) / 1000.0;
  }

  private static String await(Pattern wanted) throws InterruptedException {
    while (true) {
      Matcher found = wanted.matcher(form);
      if (found.find()) {
        return found.group(1);
      }
      Thread.sleep(5);
    }
  }

  private static void attempt(String table, String fields) {
    try {
      act(table, fields);
    } catch (IOException failed) {
      System.err.println(failed);
    }
  }

  private static void act(String table, String fields) throws IOException {
    HttpURLConnection post = (HttpURLConnection) URI.create(table + "do").toURL().openConnection();
    post.setDoOutput(true);
    post.getOutputStream().write(fields.getBytes(StandardCharsets.UTF_8));
    if (post.getResponseCode() != 204) {
      throw new IOException(post.getResponseCode() + " for " + URLEncoder.encode(fields, StandardCharsets.UTF_8));
    }
  }

  private static void listen(String table) {
    Thread listening = new Thread(() -> read(table));
    listening.setDaemon(true);
    listening.start();
  }

  private static void read(String table) {
    try (BufferedReader events =
        new BufferedReader(
            new InputStreamReader(URI.create(table + "events").toURL().openStream(), StandardCharsets.UTF_8))) {
      for (String line = events.readLine(); line != null; line = events.readLine()) {
        long now = System.nanoTime();
        if (line.contains("\"name\":\"form\"")) {
          form = line;
        }
        Matcher stone = LAST.matcher(line);
        if (stone.find()) {
          Long requested = REQUESTED.get(table + stone.group(1));
          if (requested != null) {
            MICROS.add((now - requested) / 1000);
          }
        }
      }
    } catch (IOException ended) {
      System.err.println(ended);
    }
  }
}
