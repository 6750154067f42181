package org.gobang.benchmarks;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/**
 * A loop that uses one processor. Without an argument it runs forever, as load. With a number it
 * uses the Gomocup protocol and answers each request after that many milliseconds, to measure the
 * delay caused by the machine.
 */
public final class BusyLoop {

  private BusyLoop() {}

  /**
   * Runs the loop.
   *
   * @param args nothing, or the number of milliseconds
   * @throws IOException if the input cannot be read
   */
  public static void main(String[] args) throws IOException {
    if (args.length == 0) {
      loop(Long.MAX_VALUE);
    }
    long time = TimeUnit.MILLISECONDS.toNanos(Long.parseLong(args[0]));
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
    for (String line = in.readLine(); line != null && !line.equals("END"); line = in.readLine()) {
      if (line.startsWith("START")) {
        System.out.println("OK");
      } else if (line.equals("DONE")) {
        loop(time);
        System.out.println("0,0");
      }
    }
  }

  private static void loop(long time) {
    long start = System.nanoTime();
    while (System.nanoTime() - start < time) {
      Thread.onSpinWait();
    }
  }
}
