package org.gobang.tuning;

import org.gobang.ai.search.position.Rules;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of commands that read games. */
final class BoardOptions {

  @Mixin private RulesOption rules = new RulesOption();

  @Option(
      names = "--size",
      paramLabel = "N",
      converter = Converters.Size.class,
      defaultValue = "15",
      description = "The lines of their board, from 5 to 25; default: ${DEFAULT-VALUE}")
  private int size;

  Rules rules() {
    return rules.rules();
  }

  int size() {
    return size;
  }
}
