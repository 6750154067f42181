package org.gobang.benchmarks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;

/** How long an engine's answers took. */
final class ResponseTimes {

  private static final double NANOS_A_MILLI = 1e6;

  private final int limit;
  private final List<Double> times = new ArrayList<>();
  private int refused;

  /**
   * None yet.
   *
   * @param limit milliseconds after which an answer is late
   */
  ResponseTimes(int limit) {
    this.limit = limit;
  }

  /** Notes an answer and the nanoseconds that it took. */
  void add(String answer, long nanos) {
    times.add(nanos / NANOS_A_MILLI);
    refused += answer.startsWith("ERROR") ? 1 : 0;
  }

  /** What the columns of {@link #row} are. */
  static String header() {
    return row("answers", "ERROR", "late", "median", "99 %", "worst");
  }

  /** How many answers, errors among them, and late ones; and milliseconds. */
  String row() {
    double[] sorted = times.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    return row(
        sorted.length,
        refused,
        DoubleStream.of(sorted).filter(time -> time > limit).count(),
        millis(sorted, 0.5),
        millis(sorted, 0.99),
        millis(sorted, 1));
  }

  private static String millis(double[] sorted, double part) {
    int index = (int) Math.min(sorted.length - 1.0, sorted.length * part);
    return String.format(Locale.ROOT, "%.1f", sorted[index]);
  }

  private static String row(Object... cells) {
    StringBuilder row = new StringBuilder();
    Arrays.stream(cells).forEach(cell -> row.append(String.format("%8s  ", cell)));
    return row.toString();
  }
}
