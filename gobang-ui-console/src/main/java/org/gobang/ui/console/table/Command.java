package org.gobang.ui.console.table;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import org.gobang.api.Point;
import org.gobang.api.ProviderSpec;
import org.gobang.api.RefusedException;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.workbench.Game;
import org.gobang.presentation.edit.MarkTool;
import org.gobang.presentation.session.EngineFailure;

/**
 * What a person can type: a point, or a word. Case does not matter, and neither do the wide letters
 * and digits of a Chinese keyboard.
 */
public sealed interface Command {

  /** The number of a move, as far as anybody counts. */
  Pattern NUMBER = Pattern.compile("[0-9]{1,6}");

  /** A stone to be put. */
  record Play(Point point) implements Command {}

  /**
   * The game to be saved.
   *
   * @param file blank where none was named
   * @param replaces whether any file that is there is replaced unasked
   */
  record Save(String file, boolean replaces) implements Command {}

  /** A game to be looked at; the file is blank where none was named. */
  record Open(String file) implements Command {}

  /** Openings to be explored; the file or folder to import before is blank where none was named. */
  record Explore(String file) implements Command {}

  /** A front end to be opened, as its id with options; blank to list those there are. */
  record OpenFrontEnd(String spec) implements Command {}

  /** A position to be set up, as text. */
  record Position(String text) implements Command {}

  /** What is to be noted about the position shown; blank to remove what was noted. */
  record Comment(String text) implements Command {}

  /** A change of the record where it is looked at. */
  record Change(Edit edit) implements Command {}

  /** A mark to be drawn on a point, or taken off; at the cursor where no point is named. */
  record DrawMark(MarkTool tool, Optional<Point> point) implements Command {}

  /** A move of the record to go to, by its number; 0 is the start. */
  record Go(int move) implements Command {}

  /** A choice that the board offers, in an opening. */
  record Choose(String key) implements Command {}

  /** An unfinished game to go on with, by its number from 1, which is the newest. */
  record Resume(int number) implements Command {}

  /** A computer that failed to be restarted; the player to replace it by is blank for none. */
  record Restart(String player) implements Command {

    /** Has it try again, or the other player play on. */
    public void carryOut(Game game) {
      if (player.isEmpty()) {
        EngineFailure.restart(game);
      } else {
        ProviderSpec spec = ProviderSpec.parse(player);
        EngineFailure.replace(game, new PlayerSpec(spec.id(), spec.options(), 0, false));
      }
    }
  }

  /** A game of the file that was opened last, by its number from 1. */
  record NumberedGame(int number) implements Command {}

  /** Something about the analysis; blank to switch it on or off. */
  record Analyse(String what) implements Command {}

  /** Teaching games: on, off, or from which loss on; blank for the other state. */
  record Teach(String choice) implements Command {}

  /** What would follow from a stone at a point; at the cursor where none is named. */
  record WhyNot(Optional<Point> point) implements Command {}

  /** A command of one word. */
  enum Word implements Command {
    PASS(""),
    UNDO("u"),
    RESIGN("r"),
    HINT("h"),
    WEIGHTS("w"),
    BOARD(""),
    MOVES(""),
    NEW("n"),
    HELP("?"),
    QUIT("q"),
    PAUSE("p"),
    PLAY(""),
    NOW("!"),
    FORBIDDEN("f"),
    SKIN("k"),
    HISTORY(""),
    COPY("c"),
    UPDATES(""),
    REVIEW("v"),
    PROBLEM("d"),
    PROBLEMS("dd"),
    SOLUTION("x");

    private final String letter;

    Word(String letter) {
      this.letter = letter;
    }

    private static Optional<Word> spelled(String word) {
      for (Word each : values()) {
        if (word.equals(each.letter) || word.equals(each.spelling())) {
          return Optional.of(each);
        }
      }
      return Optional.empty();
    }

    /** The command as it is typed in full. */
    public String spelling() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Reads a line; empty if it is none of these. */
  static Optional<Command> parse(String line) {
    String text = line.strip();
    int blank = text.startsWith("#") ? 1 : Plain.indexOfBlank(text);
    String word = Plain.of(text.substring(0, blank));
    String rest = text.substring(blank).strip();
    if (word.isEmpty()) {
      return Optional.empty();
    }
    return switch (word) {
      case "save", "s" -> Optional.of(new Save(rest, false));
      case "save!", "s!" -> Optional.of(new Save(rest, true));
      case "comment", "#" -> Optional.of(new Comment(rest));
      case "edit" -> Edit.spelled(Plain.of(rest)).map(Change::new);
      case "mark", "m" -> mark(Plain.of(rest));
      case "open", "o" -> Optional.of(new Open(rest));
      case "explore", "e" -> Optional.of(new Explore(rest));
      case "ui" -> Optional.of(new OpenFrontEnd(rest));
      case "analyse", "analyze", "a" -> Optional.of(new Analyse(rest));
      case "position" -> Optional.of(new Position(rest));
      case "teach", "t" -> Optional.of(new Teach(Plain.of(rest)));
      case "why", "y" -> about(Plain.of(rest), WhyNot::new);
      case "choose" -> Optional.of(new Choose(Plain.of(rest)));
      case "restart" -> Optional.of(new Restart(rest));
      case "resume", "g" -> rest.isEmpty() ? Optional.of(new Resume(1)) : number(rest, Resume::new);
      case "game" -> number(rest, NumberedGame::new);
      default -> rest.isEmpty() ? oneWord(word) : Optional.empty();
    };
  }

  /** A tool by its name, and a point where one is named. */
  private static Optional<Command> mark(String what) {
    int blank = Plain.indexOfBlank(what);
    String tool = what.substring(0, blank);
    return Arrays.stream(MarkTool.values())
        .filter(each -> tool.equals(each.word()))
        .findFirst()
        .flatMap(each -> about(what.substring(blank).strip(), point -> new DrawMark(each, point)));
  }

  /** A command about the point that is named, if one is; empty if the text is none. */
  private static Optional<Command> about(String text, Function<Optional<Point>, Command> command) {
    return text.isEmpty()
        ? Optional.of(command.apply(Optional.empty()))
        : point(text).map(point -> command.apply(Optional.of(point)));
  }

  private static Optional<Command> number(String text, IntFunction<Command> command) {
    return NUMBER.matcher(text).matches() && Integer.parseInt(text) > 0
        ? Optional.of(command.apply(Integer.parseInt(text)))
        : Optional.empty();
  }

  private static Optional<Command> oneWord(String word) {
    if (NUMBER.matcher(word).matches()) {
      return Optional.of(new Go(Integer.parseInt(word)));
    }
    Optional<Word> known = Word.spelled(word);
    return known.isPresent() ? known.map(Command.class::cast) : point(word).map(Play::new);
  }

  private static Optional<Point> point(String word) {
    try {
      return Optional.of(Point.parse(word));
    } catch (RefusedException notAPoint) {
      return Optional.empty();
    }
  }

  /** Text as one keyboard writes it. */
  final class Plain {

    private Plain() {}

    /** Wide letters made narrow, capitals small. */
    public static String of(String text) {
      return Normalizer.normalize(text, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
    }

    private static int indexOfBlank(String text) {
      int at = 0;
      while (at < text.length() && !Character.isWhitespace(text.charAt(at))) {
        at++;
      }
      return at;
    }
  }
}
