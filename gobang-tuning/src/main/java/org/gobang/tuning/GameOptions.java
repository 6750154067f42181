package org.gobang.tuning;

import org.gobang.ai.search.position.Rules;
import picocli.CommandLine.Option;

/** The options of all commands. */
final class GameOptions {

  @Option(
      names = "--rules",
      paramLabel = "ID",
      converter = RulesConverter.class,
      defaultValue = "freestyle",
      description = "The rules; default: ${DEFAULT-VALUE}")
  private Rules rules = Rules.FREESTYLE;

  @Option(
      names = "--threads",
      paramLabel = "N",
      converter = PositiveNumberConverter.class,
      description =
          "How many games to play in parallel, without effect on the result; default: one a core")
  private int threads = Runtime.getRuntime().availableProcessors();

  Rules rules() {
    return rules;
  }

  int threads() {
    return threads;
  }
}
