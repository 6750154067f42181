package org.gobang.tuning;

import org.gobang.ai.search.position.Rules;
import picocli.CommandLine.Option;

/** The options of commands that read games. */
final class BoardOptions {

  @Option(
      names = "--rules",
      paramLabel = "ID",
      converter = RulesConverter.class,
      defaultValue = "freestyle",
      description = "The rules of the games; default: ${DEFAULT-VALUE}")
  private Rules rules = Rules.FREESTYLE;

  @Option(
      names = "--size",
      paramLabel = "N",
      converter = SizeConverter.class,
      defaultValue = "15",
      description = "The lines of their board, from 5 to 25; default: ${DEFAULT-VALUE}")
  private int size;

  Rules rules() {
    return rules;
  }

  int size() {
    return size;
  }
}
