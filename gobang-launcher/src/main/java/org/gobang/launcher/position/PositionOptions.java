package org.gobang.launcher.position;

import org.gobang.api.board.Board;
import org.gobang.api.record.ReadDefaults;
import org.gobang.launcher.cli.Lookup;
import org.gobang.workbench.plugins.PluginCatalogue;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options of a command about positions: the positions and the output format. */
final class PositionOptions {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(names = "--board", paramLabel = "ID", defaultValue = ReadDefaults.USUAL_RULES)
  private String board;

  @Option(names = "--size", paramLabel = "N")
  private @Nullable Integer size;

  @ArgGroup(multiplicity = "1")
  private Source source;

  @Option(names = "--json")
  private boolean json;

  /** The source of positions: one from the command line, or any number from standard input. */
  private static final class Source {
    @Option(names = "--moves", paramLabel = "MOVES", required = true)
    private String moves = "";

    @Option(names = "--stdin", required = true)
    private boolean stdin;
  }

  boolean json() {
    return json;
  }

  /** Returns whether positions are read from standard input. */
  boolean stdin() {
    return source.stdin;
  }

  /** Returns the moves of the position on the command line. */
  String moves() {
    return source.moves;
  }

  /**
   * Returns the empty board with the specified rules and size.
   *
   * @return the board before the first move
   * @throws picocli.CommandLine.ParameterException if the rules are unknown or do not support the
   *     size
   */
  Board empty(PluginCatalogue catalogue) {
    return Lookup.emptyBoard(command, catalogue, board, size);
  }
}
