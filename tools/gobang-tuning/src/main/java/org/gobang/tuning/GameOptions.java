package org.gobang.tuning;

import picocli.CommandLine.Option;

/** The options of commands that play games. */
final class GameOptions extends RulesOption {

  @Option(
      names = "--threads",
      paramLabel = "N",
      description =
          "How many games to play in parallel, without effect on the result; default: one a core")
  private int threads = Runtime.getRuntime().availableProcessors();

  int threads() {
    return threads;
  }
}
