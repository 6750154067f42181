package org.gobang.tuning;

import org.gobang.ai.search.position.Rules;
import picocli.CommandLine.Option;

/** What every command asks about the games that it plays. */
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
      description = "How many to play at once, whatever comes of it; default: one a core")
  private int threads = Runtime.getRuntime().availableProcessors();

  Rules rules() {
    return rules;
  }

  int threads() {
    return threads;
  }
}
