package org.gobang.tuning;

import picocli.CommandLine.Option;

/** The options of commands that search games or openings with the engine. */
final class SearchOptions {

  @Option(
      names = "--nodes",
      paramLabel = "N",
      description = "The limit of nodes for a move; default: ${DEFAULT-VALUE}")
  private int nodes;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Decides all random choices; default: ${DEFAULT-VALUE}")
  private long seed;

  /** Creates options with default values. */
  SearchOptions(int nodes, long seed) {
    this.nodes = nodes;
    this.seed = seed;
  }

  int nodes() {
    return nodes;
  }

  long seed() {
    return seed;
  }
}
