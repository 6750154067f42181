package org.gobang.tuning;

import org.gobang.ai.search.position.Rules;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of commands that play games. */
final class GameOptions {

  @Mixin private RulesOption rules = new RulesOption();

  @Option(
      names = "--threads",
      paramLabel = "N",
      description =
          "How many games to play in parallel, without effect on the result; default: one a core")
  private int threads = Runtime.getRuntime().availableProcessors();

  Rules rules() {
    return rules.rules();
  }

  int threads() {
    return threads;
  }
}
