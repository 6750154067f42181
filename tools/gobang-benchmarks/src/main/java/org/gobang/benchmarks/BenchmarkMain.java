package org.gobang.benchmarks;

import java.io.IOException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;

/**
 * The entry point that runs the benchmarks and compares each strategy with its published
 * implementation.
 */
public final class BenchmarkMain {

  private BenchmarkMain() {}

  /**
   * Runs the benchmarks and prints the ratios.
   *
   * @param args JMH's options
   * @throws CommandLineOptionException if JMH has no such option
   * @throws RunnerException if a benchmark failed
   * @throws IOException if the help cannot be printed
   */
  public static void main(String[] args)
      throws CommandLineOptionException, RunnerException, IOException {
    CommandLineOptions options = new CommandLineOptions(args);
    if (options.shouldHelp()) {
      options.showHelp();
      return;
    }
    Collection<RunResult> results = new Runner(options).run();
    Map<String, Double> published = micros(results, PublishedStrategyBenchmark.class);
    Map<String, Double> ours = micros(results, StrategyBenchmark.class);
    ours.forEach(
        (strategy, time) -> {
          Double before = published.get(strategy);
          System.out.println(before == null ? line(strategy, time) : line(strategy, before, time));
        });
  }

  private static String line(String strategy, double ours) {
    return String.format(Locale.ROOT, "%s: %.2f µs", strategy, ours);
  }

  private static String line(String strategy, double published, double ours) {
    return String.format(
        Locale.ROOT,
        "%s: published %.2f µs, ours %.2f µs, %.1f times as fast",
        strategy,
        published,
        ours,
        published / ours);
  }

  /** Returns the time of one answer by strategy. */
  private static Map<String, Double> micros(Collection<RunResult> results, Class<?> benchmark) {
    Map<String, Double> micros = new LinkedHashMap<>();
    for (RunResult result : results) {
      if (result.getParams().getBenchmark().startsWith(benchmark.getName() + ".")) {
        micros.put(result.getParams().getParam("strategy"), result.getPrimaryResult().getScore());
      }
    }
    return micros;
  }
}
