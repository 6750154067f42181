package org.gobang.tuning;

import org.gobang.ai.search.position.Rules;
import picocli.CommandLine.Option;

/** The option for the rules of a command. */
class RulesOption {

  @Option(
      names = "--rules",
      paramLabel = "ID",
      defaultValue = "freestyle",
      description = "The rules of the games; default: ${DEFAULT-VALUE}")
  private Rules rules = Rules.FREESTYLE;

  final Rules rules() {
    return rules;
  }
}
