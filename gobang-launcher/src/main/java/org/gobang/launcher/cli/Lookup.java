package org.gobang.launcher.cli;

import java.util.function.Supplier;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.OpeningOption;
import org.gobang.api.board.Start;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.record.ReadDefaults;
import org.gobang.engines.isolated.Bubblewrap;
import org.gobang.workbench.plugins.PluginCatalogue;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Finds the values for names on the command line. Unknown names make the command line invalid. */
public final class Lookup {

  private Lookup() {}

  /**
   * Returns a value for the command line.
   *
   * @throws ParameterException if it is refused
   * @throws RefusedException if the system does not offer the isolation that was given: the command
   *     line is right, and would do elsewhere
   */
  public static <T> T lookUp(CommandSpec command, Supplier<T> found) {
    try {
      return found.get();
    } catch (RefusedException refused) {
      if (refused.kind().equals(Bubblewrap.UNAVAILABLE)) {
        throw refused;
      }
      throw new ParameterException(command.commandLine(), RefusalSentence.of(refused), refused);
    }
  }

  /**
   * Checks that a player exists and supports the rules.
   *
   * @param rules such as {@code renju} or {@code custom:line=6}
   * @throws ParameterException if it is not there, has no such options or does not play by them
   */
  public static void checkPlays(
      CommandSpec command, PluginCatalogue catalogue, PlayerSpec who, String rules, Start start) {
    lookUp(command, () -> catalogue.player(who));
    lookUp(
        command,
        () -> {
          catalogue.checkPlays(who, rules, start);
          return true;
        });
  }

  /**
   * Returns an empty board with a set of rules.
   *
   * @param given such as {@code renju} or {@code custom:line=6}, or null for the usual rules
   * @param size the board size, or null for the default
   * @throws ParameterException if the rules are unknown or do not support the size
   */
  public static Board emptyBoard(
      CommandSpec command,
      PluginCatalogue catalogue,
      @Nullable String given,
      @Nullable Integer size) {
    String rules = given == null ? ReadDefaults.USUAL_RULES : given;
    int usual = lookUp(command, () -> catalogue.rules(rules)).defaultSize();
    int lines = size == null ? usual : size;
    return lookUp(
        command, () -> BoardSizes.empty(start -> catalogue.board(rules, start), rules, lines));
  }

  /**
   * Returns the rules combined with the opening rule of a separate option.
   *
   * @param rules such as {@code renju}
   * @param opening for example {@code swap2}, or null for that of the rules
   * @return such as {@code renju:opening=swap2}
   * @throws ParameterException if the rules are not written as they have to be
   */
  public static String withOpening(CommandSpec command, String rules, @Nullable String opening) {
    return opening == null ? rules : lookUp(command, () -> OpeningOption.with(rules, opening));
  }

  /**
   * Returns the defaults for values missing in a game file.
   *
   * @param rules the id of the rules, or null for the usual ones
   * @param size the board size, or null for the default of the rules
   * @throws ParameterException if the rules are unknown or do not support the size
   */
  public static ReadDefaults readDefaults(
      CommandSpec command,
      PluginCatalogue catalogue,
      @Nullable String rules,
      @Nullable Integer size) {
    Board empty = emptyBoard(command, catalogue, rules, size);
    return new ReadDefaults(empty.rules(), empty.size(), catalogue::hasRules, rules != null);
  }
}
