package org.gobang.launcher;

import java.util.stream.Collectors;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;
import org.gobang.api.render.Found;
import org.gobang.api.render.Plugins;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that say which positions a command is about, and how it is to answer. */
final class PositionOptions {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(names = "--board", paramLabel = "ID", defaultValue = "freestyle")
  private String board;

  @Option(names = "--size", paramLabel = "N")
  private @Nullable Integer size;

  @ArgGroup(multiplicity = "1")
  private Source source;

  @Option(names = "--json")
  private boolean json;

  /** One position from the command line, or any number from standard input. */
  private static final class Source {
    @Option(names = "--moves", paramLabel = "MOVES", required = true)
    private String moves = "";

    @Option(names = "--stdin", required = true)
    private boolean stdin;
  }

  boolean json() {
    return json;
  }

  /** Whether positions come from standard input rather than the command line. */
  boolean stdin() {
    return source.stdin;
  }

  /** The text of the one position of the command line. */
  String moves() {
    return source.moves;
  }

  /** The rules and the size asked for. */
  Positions positions(Plugins plugins) {
    BoardProvider rules =
        plugins
            .board(board)
            .map(Found::provider)
            .orElseThrow(
                () ->
                    wrong(
                        "there is no board %s: there are %s"
                            .formatted(
                                board,
                                plugins.boards().stream()
                                    .map(Found::id)
                                    .collect(Collectors.joining(", ")))));
    int lines = size == null ? rules.defaultSize() : size;
    if (lines < 1 || lines > Point.MOST_LINES) {
      throw wrong(
          "--size " + lines + ": a board has at most " + Point.MOST_LINES + " lines a side");
    }
    try {
      return new Positions(rules.create(Start.empty(lines)));
    } catch (RefusedException refused) {
      throw wrong("--size " + lines + ": " + refused.getMessage());
    }
  }

  private ParameterException wrong(String sentence) {
    return new ParameterException(command.commandLine(), sentence);
  }
}
