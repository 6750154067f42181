package org.gobang.benchmarks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;

/** The response times of an engine. */
final class ResponseTimes {

  private static final double NANOS_PER_MILLI = 1e6;

  private final int limit;
  private final List<Double> times = new ArrayList<>();
  private int errors;

  /**
   * Creates an empty set of times.
   *
   * @param limit the milliseconds after which an answer is late
   */
  ResponseTimes(int limit) {
    this.limit = limit;
  }

  /** Adds an answer and the nanoseconds it took. */
  void add(String answer, long nanos) {
    times.add(nanos / NANOS_PER_MILLI);
    errors += answer.startsWith("ERROR") ? 1 : 0;
  }

  /** Returns the column titles of {@link #row}. */
  static String header() {
    return row("answers", "ERROR", "late", "median", "99 %", "worst");
  }

  /** Returns the numbers of answers, errors and late answers; then milliseconds. */
  String row() {
    double[] sorted = times.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    return row(
        sorted.length,
        errors,
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
