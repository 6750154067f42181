package org.gobang.engines.gomocup;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.gobang.engines.TestJvm;

/**
 * The engine process of the tests: plays the first free cell, row by row from the top left, and the
 * first argument selects its behaviour. Sends all lines received since its last move as a {@code
 * MESSAGE}.
 */
public final class ToyEngine {

  private static final PrintStream OUT = new PrintStream(System.out, true, StandardCharsets.UTF_8);

  private final String manner;
  private final Map<String, String> stones = new LinkedHashMap<>();
  private final List<String> told = new ArrayList<>();
  private int size;
  private boolean listens = true;

  private ToyEngine(String manner) {
    this.manner = manner;
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    new ToyEngine(args[0]).serve();
  }

  /** Returns the command of an engine with a behaviour. */
  public static String command(String manner) {
    return Quoting.join(TestJvm.command(ToyEngine.class, manner));
  }

  private boolean is(String other) {
    return manner.equals(other);
  }

  private void serve() throws IOException, InterruptedException {
    if (is("crashes-at-start")) {
      throw new IllegalStateException("no net, no game");
    }
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null && listens; line = in.readLine()) {
      if (!line.isEmpty()) {
        told.add(line);
        obey(line.split(" ", 2), in);
      }
    }
    if (is("ignores-end") || is("begets")) {
      new CountDownLatch(1).await();
    }
  }

  private void obey(String[] words, BufferedReader in) throws IOException, InterruptedException {
    String rest = words.length > 1 ? words[1] : "";
    switch (words[0].toUpperCase(Locale.ROOT)) {
      case "START" -> start(Integer.parseInt(rest));
      case "BEGIN" -> move();
      case "TURN" -> {
        stones.put(rest, "2");
        move();
      }
      case "BOARD" -> board(in);
      case "SWAP2BOARD" -> openWithSwap2(in);
      case "RESTART" -> restart();
      case "TAKEBACK" -> takeBack(rest);
      case "YXSHOWINFO" -> showInfo();
      case "YXSTOP" -> OUT.println(free());
      case "PLAY" -> OUT.println(rest);
      case "INFO" -> info(rest);
      case "ABOUT" -> OUT.println("name=\"Toy\", version=\"1.0\"");
      case "END" -> listens = is("ignores-end") || is("begets");
      default -> OUT.println("UNKNOWN");
    }
  }

  private void start(int lines) throws InterruptedException {
    size = lines;
    stones.clear();
    switch (manner) {
      case "silent-at-start" -> new CountDownLatch(1).await();
      case "refuses-size" -> OUT.println("ERROR unsupported size, try 20");
      case "no-engine" -> OUT.println("unknown command");
      case "lower-case" -> OUT.println("ok - everything is fine");
      case "lone-cr" -> OUT.print("OK\r");
      default -> OUT.println("OK");
    }
  }

  private void info(String rest) {
    if (is("refuses-rule") && rest.startsWith("rule")) {
      OUT.println("ERROR there are no such rules");
    }
  }

  private void showInfo() {
    if (is("stops")) {
      OUT.println("MESSAGE INFO MAX_THREAD_NUM 4");
    } else if (is("errs")) {
      OUT.println("ERROR unknown command");
    } else if (!is("ignores")) {
      OUT.println("UNKNOWN command");
    }
  }

  private void restart() {
    if (is("knows-little")) {
      OUT.println("UNKNOWN");
    } else {
      stones.clear();
      OUT.println("OK");
    }
  }

  private void takeBack(String cell) {
    if (is("knows-little") || is("restarts")) {
      OUT.println("UNKNOWN");
    } else {
      stones.remove(cell);
      OUT.println("OK");
    }
  }

  private void board(BufferedReader in) throws IOException, InterruptedException {
    stones.clear();
    for (String line = in.readLine(); !line.equals("DONE"); line = in.readLine()) {
      told.add(line);
      String[] cell = line.split(",", 3);
      stones.put(cell[0] + "," + cell[1], cell[2]);
    }
    move();
  }

  private void openWithSwap2(BufferedReader in) throws IOException, InterruptedException {
    if (is("good")) {
      OUT.println("UNKNOWN");
      return;
    }
    stones.clear();
    for (String line = in.readLine(); !line.equals("DONE"); line = in.readLine()) {
      told.add(line);
      stones.put(line, "");
    }
    told.add("DONE");
    switch (manner) {
      case "adds" -> lay(stones.isEmpty() ? 3 : stones.size() == 3 ? 2 : 0);
      case "adds-again" -> lay(2);
      case "stays" -> lay(1);
      case "swaps" -> lay(0);
      default -> move();
    }
  }

  private void lay(int count) {
    List<String> cells = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      cells.add(free());
      stones.put(cells.get(i), "");
    }
    told.forEach(line -> OUT.println("MESSAGE " + line));
    told.clear();
    OUT.println(cells.isEmpty() ? "SWAP" : String.join(" ", cells));
  }

  private String free() {
    for (int y = 0; y < size; y++) {
      for (int x = 0; x < size; x++) {
        if (!stones.containsKey(x + "," + y)) {
          return x + "," + y;
        }
      }
    }
    return "";
  }

  private void move() throws IOException, InterruptedException {
    String cell = free();
    switch (manner) {
      case "crashes" -> throw new IllegalStateException("evaluation failed");
      case "exits" -> {
        OUT.println("Bye");
        System.exit(0);
      }
      case "silent", "stops" -> {
        return;
      }
      case "declines" -> OUT.println("ERROR no move");
      case "mute" -> OUT.println("UNKNOWN");
      case "occupies" -> OUT.println(stones.keySet().iterator().next());
      case "outside" -> OUT.println("15,3");
      case "below" -> OUT.println("-1,3");
      case "chats" -> chat(cell);
      case "floods" -> flood(cell);
      case "noisy" -> noise(cell);
      case "lone-cr" -> OUT.print("MESSAGE mine\r" + cell + "\r");
      case "lower-case" -> OUT.print("message mine\n  " + cell.replace(",", " , ") + "  (sure)\n");
      case "suggests" -> OUT.println("SUGGEST " + cell);
      case "twice" -> OUT.println(cell + "\n" + cell + "\nMESSAGE done");
      case "begets" -> beget(cell);
      case "details" -> detail(cell);
      case "environment" -> {
        OUT.println("MESSAGE " + System.getenv("TOY") + " " + System.getProperty("user.dir"));
        OUT.println(cell);
      }
      default -> {
        told.forEach(line -> OUT.println("MESSAGE " + line));
        OUT.println(cell);
      }
    }
    told.clear();
    stones.put(cell, "1");
  }

  private static void chat(String cell) {
    OUT.println("DEBUG nodes 12");
    OUT.println("thinking about 3,3 …");
    OUT.println("OK");
    OUT.println("DETAIL x");
    OUT.println("FORBID 0912.");
    OUT.println("MESSAGE REALTIME POS 3,3");
    OUT.println();
    OUT.println("MESSAGE Hello 你好");
    OUT.println(cell);
  }

  private static void flood(String cell) {
    for (int i = 0; i < 20_000; i++) {
      OUT.println("all work and no play makes a dull engine " + i);
      System.err.println("and so it does here " + i);
    }
    OUT.println(cell);
  }

  private static void noise(String cell) {
    byte[] noise = new byte[3_000_000];
    for (int i = 0; i < noise.length; i++) {
      noise[i] = (byte) (128 + i % 128);
    }
    OUT.write(noise, 0, noise.length);
    OUT.write(new byte[] {0, 7, 27, '\n', '\r', '\r', 0, '\n'}, 0, 8);
    OUT.println(cell);
  }

  private static void beget(String cell) throws IOException {
    Process child = new ProcessBuilder("sleep", "1000").start();
    String orphans =
        "exec 3>&1 >/dev/null 2>&1 </dev/null;"
            + "sleep 1000 3>&- & echo $! >&3; env -i sleep 1000 3>&- & echo $! >&3";
    Process shell = new ProcessBuilder("sh", "-c", orphans).start();
    String pids = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    OUT.println("MESSAGE " + child.pid() + " " + pids.strip().replace("\n", " "));
    OUT.println(cell);
  }

  private static void detail(String cell) {
    for (String line :
        List.of(
            "MESSAGE Depth 3-5 | Eval 12 | Time 1ms | H8 I9",
            "INFO PV 0",
            "INFO DEPTH 4",
            "INFO TOTALNODES 1234",
            "INFO EVAL -M6",
            "INFO BESTLINE 0,0 14,14 15,0 1,1",
            "INFO PV DONE",
            "MESSAGE Depth 4-5 | Eval -M6 | Time 1ms | A1 O15",
            "INFO PV 1",
            "INFO EVAL 5",
            "INFO BESTLINE 3,3",
            "INFO PV DONE")) {
      OUT.println(line);
    }
    OUT.println(cell);
  }
}
