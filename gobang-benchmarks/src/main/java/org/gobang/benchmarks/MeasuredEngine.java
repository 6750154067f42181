package org.gobang.benchmarks;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** An engine in a process of its own, spoken to in the Gomocup protocol as managers do. */
final class MeasuredEngine {

  /** What Gobang answers when there is nothing to play. */
  private static final String OVER = "ERROR the game is over";

  private static final int SIZE = 15;

  private final Process process;
  private final Writer in;
  private final BufferedReader out;

  /**
   * Starts the process and a game, in the order in which the manager Piskvork does.
   *
   * @param command the program and its arguments
   * @param millis what the engine is given for a move
   */
  MeasuredEngine(List<String> command, int millis) throws IOException {
    process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    in = process.outputWriter(StandardCharsets.US_ASCII);
    out = process.inputReader(StandardCharsets.US_ASCII);
    say("START " + SIZE);
    answer();
    say("INFO max_memory 367001600");
    say("INFO timeout_match 0");
    say("INFO timeout_turn " + millis);
    say("INFO game_type 1");
    say("INFO rule 1");
  }

  /**
   * Asks for a move.
   *
   * @param stones what lies on the board, {@code x,y} each, Black's first
   * @param times where the time from writing the question to reading the answer is noted, unless
   *     there is nothing to play
   * @return the answer
   */
  String ask(List<String> stones, ResponseTimes times) throws IOException {
    List<String> lines = new ArrayList<>(List.of("BOARD"));
    for (int i = 0; i < stones.size(); i++) {
      lines.add(stones.get(i) + ((stones.size() - i) % 2 == 0 ? ",1" : ",2"));
    }
    lines.add("DONE");
    long begun = System.nanoTime();
    say(String.join("\r\n", lines));
    String answer = answer();
    if (!answer.equals(OVER)) {
      times.add(answer, System.nanoTime() - begun);
    }
    return answer;
  }

  /** Ends the process. */
  void end() throws IOException, InterruptedException {
    say("END");
    if (!process.waitFor(2, TimeUnit.SECONDS)) {
      process.destroyForcibly().waitFor();
    }
  }

  private void say(String lines) throws IOException {
    in.write(lines + "\r\n");
    in.flush();
  }

  private String answer() throws IOException {
    String line = out.readLine();
    while (line != null && line.startsWith("MESSAGE")) {
      line = out.readLine();
    }
    if (line == null) {
      throw new IOException("process " + process.pid() + " has ended");
    }
    return line;
  }
}
