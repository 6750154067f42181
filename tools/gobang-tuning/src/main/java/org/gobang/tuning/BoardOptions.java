package org.gobang.tuning;

import picocli.CommandLine.Option;

/** The options of commands that read games. */
final class BoardOptions extends RulesOption {

  @Option(
      names = "--size",
      paramLabel = "N",
      converter = Converters.Size.class,
      defaultValue = "15",
      description = "The lines of their board, from 5 to 25; default: ${DEFAULT-VALUE}")
  private int size;

  int size() {
    return size;
  }
}
