package org.gobang.benchmarks;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** An engine in its own process, driven by the Gomocup protocol like a manager. */
final class MeasuredEngine {

  /** Gobang's answer when the game is over. */
  private static final String OVER = "ERROR the game is over";

  private static final int SIZE = 15;

  private final Process process;
  private final Writer in;
  private final BufferedReader out;

  /**
   * Starts the process and a game, in the order in which the manager Piskvork does.
   *
   * @param command the program and its arguments
   * @param millis the time for a move
   */
  MeasuredEngine(List<String> command, int millis) throws IOException {
    process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    in = process.outputWriter(StandardCharsets.US_ASCII);
    out = process.inputReader(StandardCharsets.US_ASCII);
    send("START " + SIZE);
    readAnswer();
    send("INFO max_memory 367001600");
    send("INFO timeout_match 0");
    send("INFO timeout_turn " + millis);
    send("INFO game_type 1");
    send("INFO rule 1");
  }

  /**
   * Requests a move.
   *
   * @param stones the stones on the board, {@code x,y} each, Black's first
   * @param times receives the time from the request to the answer, unless the game is over
   * @return the answer
   */
  String requestMove(List<String> stones, ResponseTimes times) throws IOException {
    List<String> lines = new ArrayList<>(List.of("BOARD"));
    for (int i = 0; i < stones.size(); i++) {
      lines.add(stones.get(i) + ((stones.size() - i) % 2 == 0 ? ",1" : ",2"));
    }
    lines.add("DONE");
    long start = System.nanoTime();
    send(String.join("\r\n", lines));
    String answer = readAnswer();
    if (!answer.equals(OVER)) {
      times.add(answer, System.nanoTime() - start);
    }
    return answer;
  }

  /** Ends the process. */
  void close() throws IOException, InterruptedException {
    send("END");
    if (!process.waitFor(2, TimeUnit.SECONDS)) {
      process.destroyForcibly().waitFor();
    }
  }

  private void send(String lines) throws IOException {
    in.write(lines + "\r\n");
    in.flush();
  }

  private String readAnswer() throws IOException {
    String line = out.readLine();
    while (line != null && line.startsWith("MESSAGE")) {
      line = out.readLine();
    }
    if (line == null) {
      throw new IOException("process " + process.pid() + " has exited");
    }
    return line;
  }
}
