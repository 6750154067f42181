package org.gobang.ui.console.table;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.gobang.api.Keyword;
import org.gobang.api.Point;
import org.gobang.api.ProviderSpec;
import org.gobang.api.RefusedException;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.workbench.Game;
import org.gobang.presentation.edit.MarkTool;
import org.gobang.presentation.session.CommandRow;
import org.gobang.presentation.session.GameActions;
import org.gobang.presentation.session.SessionCommands;

/**
 * A typed command: a point, a move number or a word. It is not case-sensitive and may have the
 * full-width characters of Chinese keyboards.
 *
 * @param word the command
 * @param rest the text after the word, or only the point or number
 */
public record Command(CommandWord word, String rest) {

  /** A move number of at most six digits. */
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,6}");

  /** Returns the command in a line, or empty if the line is invalid. */
  public static Optional<Command> parse(String line) {
    String text = line.strip();
    int end = (int) text.chars().takeWhile(next -> !Character.isWhitespace(next)).count();
    int blank = text.startsWith("#") ? 1 : end;
    String first = plain(text.substring(0, blank));
    String rest = text.substring(blank).strip();
    if (rest.isEmpty() && NUMBER.matcher(first).matches()) {
      return Optional.of(new Command(CommandWord.GO, first));
    }
    if (rest.isEmpty() && point(first).isPresent()) {
      return Optional.of(new Command(CommandWord.PUT, first));
    }
    return CommandWord.of(first)
        .map(word -> new Command(word, word.rest() == CommandWord.Rest.TEXT ? rest : plain(rest)))
        .filter(Command::isComplete);
  }

  /** Returns a text in lower case, with full-width characters replaced by ASCII. */
  public static String plain(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
  }

  private static Optional<Point> point(String text) {
    try {
      return Optional.of(Point.parse(text));
    } catch (RefusedException notAPoint) {
      return Optional.empty();
    }
  }

  /** Returns whether the text after the word is valid. */
  private boolean isComplete() {
    return switch (word.rest()) {
      case NOTHING -> rest.isEmpty();
      case TEXT, WORDS -> true;
      case POINT -> rest.isEmpty() || point(rest).isPresent();
      case NUMBER -> isPositive();
      case NUMBER_OR_NOTHING -> rest.isEmpty() || isPositive();
      case EDIT -> row("edit").isPresent();
      case MARK -> tool().isPresent() && (rest.indexOf(' ') < 0 || point().isPresent());
    };
  }

  private boolean isPositive() {
    return NUMBER.matcher(rest).matches() && number() > 0;
  }

  /** Returns the typed point, which may follow other text. */
  public Optional<Point> point() {
    return point(rest.substring(rest.lastIndexOf(' ') + 1));
  }

  /** Returns the typed number. Default: 1. */
  public int number() {
    return rest.isEmpty() ? 1 : Integer.parseInt(rest);
  }

  /** Returns the tool of {@link CommandWord#MARK}. */
  public Optional<MarkTool> tool() {
    return Keyword.find(MarkTool.values(), rest.split(" ", 2)[0]);
  }

  /** Returns the row of the command table named by the text after a key. */
  public Optional<CommandRow> row(String key) {
    return SessionCommands.TABLE.stream()
        .filter(row -> row.keys().terminal().equalsIgnoreCase(key + " " + rest))
        .findFirst();
  }

  /**
   * Restarts a failed engine for {@link CommandWord#RESTART}, or replaces it with the named player.
   */
  public void restart(Game game) {
    if (rest.isEmpty()) {
      game.retry();
    } else {
      ProviderSpec spec = ProviderSpec.parse(rest);
      GameActions.replaceEngine(game, new PlayerSpec(spec.id(), spec.options(), 0, false));
    }
  }
}
