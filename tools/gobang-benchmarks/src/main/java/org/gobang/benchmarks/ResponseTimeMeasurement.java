package org.gobang.benchmarks;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Measures how long engines take to answer at a fixed time a move, where a manager measures:
 *
 * <pre>{@code
 * java -cp gobang-benchmarks.jar org.gobang.benchmarks.ResponseTimeMeasurement 500 100 1 ./pbrain-gobang
 * }</pre>
 *
 * <p>Here each engine gives 500 answers of 100 ms while one process keeps a processor busy. All get
 * the same positions in turn, each in a process of its own that is restarted for each game. The
 * last row is a busy loop as long as an engine's search: its delays are the machine's share.
 */
public final class ResponseTimeMeasurement {

  /** The most answers between two starts: the first ones take longest. */
  private static final int MAX_ANSWERS_PER_GAME = 20;

  /** How much of a move's time the busy loop uses: as much as Gobang in a short one. */
  private static final int BUSY_PERCENT = 70;

  /** Openings that are not decided soon. */
  private static final List<String> OPENINGS =
      List.of(
          "7,7 8,6 6,8 9,6",
          "5,9 4,8 5,11 2,11 4,10 5,10 1,12",
          "8,8 5,7 9,8 10,7 2,9",
          "11,8 6,6 8,8 9,8 10,11");

  private final int millis;

  /** The engines by their commands. */
  private final Map<List<String>, ResponseTimes> engines = new LinkedHashMap<>();

  private ResponseTimeMeasurement(List<String> commands, int millis) {
    this.millis = millis;
    commands.forEach(
        command -> engines.put(List.of(command.split(" ")), new ResponseTimes(millis)));
    engines.put(busyLoop(String.valueOf(millis * BUSY_PERCENT / 100)), new ResponseTimes(millis));
  }

  /**
   * Runs the measurement.
   *
   * @param args the number of answers, the milliseconds for each, the number of busy processes, and
   *     the engines' commands, the first of which plays the games
   * @throws IOException if a process cannot be started, or exits
   * @throws InterruptedException if the thread was interrupted
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    if (args.length < 4) {
      System.err.println("ResponseTimeMeasurement ANSWERS MILLISECONDS BUSY COMMAND...");
      System.exit(2);
    }
    List<Process> busy = new ArrayList<>();
    try {
      for (int i = 0; i < Integer.parseInt(args[2]); i++) {
        busy.add(new ProcessBuilder(busyLoop()).start());
      }
      new ResponseTimeMeasurement(
              Arrays.asList(args).subList(3, args.length), Integer.parseInt(args[1]))
          .measure(Integer.parseInt(args[0]));
    } finally {
      busy.forEach(Process::destroyForcibly);
    }
  }

  private static List<String> busyLoop(String... args) {
    List<String> command = new ArrayList<>();
    command.add(ProcessHandle.current().info().command().orElse("java"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), BusyLoop.class.getName()));
    command.addAll(List.of(args));
    return command;
  }

  private void measure(int answers) throws IOException, InterruptedException {
    int answered = 0;
    for (int game = 0; answered < answers; game++) {
      String opening = OPENINGS.get(game % OPENINGS.size());
      answered += play(opening, Math.min(answers - answered, MAX_ANSWERS_PER_GAME));
    }
    System.out.println(ResponseTimes.header());
    engines.forEach(
        (command, times) -> System.out.println(times.row() + String.join(" ", command)));
  }

  /** Returns the first engine plays both sides; the others get the same positions. */
  private int play(String opening, int most) throws IOException, InterruptedException {
    Map<MeasuredEngine, ResponseTimes> started = new LinkedHashMap<>();
    for (Map.Entry<List<String>, ResponseTimes> engine : engines.entrySet()) {
      started.put(new MeasuredEngine(engine.getKey(), millis), engine.getValue());
    }
    List<String> stones = new ArrayList<>(List.of(opening.split(" ")));
    int answered = 0;
    boolean over = false;
    while (answered < most && !over) {
      String move = "";
      for (Map.Entry<MeasuredEngine, ResponseTimes> engine : started.entrySet()) {
        String answer = engine.getKey().requestMove(stones, engine.getValue());
        move = move.isEmpty() ? answer : move;
      }
      over = move.startsWith("ERROR");
      stones.add(move);
      answered++;
    }
    for (MeasuredEngine engine : started.keySet()) {
      engine.close();
    }
    return answered;
  }
}
