package org.gobang.launcher;

import java.util.function.Supplier;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;
import org.gobang.launcher.workbench.Catalogue;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** What the command line names and the plugins do not have makes the command line wrong. */
final class Given {

  private Given() {}

  /**
   * Looks something up that was given on the command line.
   *
   * @throws ParameterException if it is refused
   */
  static <T> T lookUp(CommandSpec command, Supplier<T> found) {
    try {
      return found.get();
    } catch (RefusedException refused) {
      throw new ParameterException(command.commandLine(), refused.getMessage(), refused);
    }
  }

  /**
   * The empty board of some rules.
   *
   * @param size lines a side, or null for what is usual
   * @throws ParameterException if there are no such rules, or they do not have such a size
   */
  static Board emptyBoard(
      CommandSpec command, Catalogue catalogue, String rules, @Nullable Integer size) {
    BoardProvider provider = lookUp(command, () -> catalogue.rules(rules));
    int lines = size == null ? provider.defaultSize() : size;
    return lookUp(command, () -> provider.create(Start.empty(lines)));
  }
}
