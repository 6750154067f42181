package org.gobang.record.bdt;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.api.LocalizedText;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.RecordNote;
import org.gobang.api.record.Tags;
import org.gobang.record.format.ParsedRecord;
import org.gobang.record.format.RecordMessages;
import org.gobang.record.io.DecodedText;
import org.gobang.record.io.QuotedExcerpt;
import org.gobang.record.io.ReaderRemarks;
import org.gobang.record.io.RuleNames;
import org.gobang.record.io.TreeBuilder;
import org.gobang.record.io.UnreadableContentException;

/** A reader of BDT files. Lines that are not games are counted. */
public final class BdtReader {

  /** The board size. */
  static final int SIZE = 15;

  /** The tag for the fifth-move offer that was not chosen. */
  static final String FIFTH = "5A";

  /** The tag for swapped colours. */
  static final String REVERSE = "reverse";

  /** The results by their signs in the file. */
  static final Map<String, String> RESULTS = Map.of("+", "black", "-", "white", "=", "draw");

  private static final Pattern GAME =
      Pattern.compile(
          "(?<event>[^=\\[\\r\\n]*+)=\\[(?<black>[^,\\r\\n]*+),(?<white>[^,\\r\\n]*+),"
              + "(?<result>[^,\\r\\n]*+),(?<moves>[^,\\]\\r\\n]*+)"
              + "(?:,(?<fifth>[^,\\]\\r\\n]*+))?+(?:,(?<reverse>[^,\\]\\r\\n]*+))?+"
              + "(?:,(?<comment>[^\\r\\n]*))?\\]\\s*+");

  private static final Pattern LINE = Pattern.compile("[^\\r\\n]++");
  static final int HEXADECIMAL = 16;

  private final String text;
  private final ReadDefaults defaults;
  private final Matcher game;

  private BdtReader(String text, ReadDefaults defaults) {
    this.text = text;
    this.defaults = defaults;
    this.game = GAME.matcher(text);
  }

  /**
   * Returns whether a text is in this format.
   *
   * @param beginning the beginning of the text
   * @return true if the first line is a game
   */
  public static boolean isDatabase(String beginning) {
    Matcher line = LINE.matcher(beginning);
    return line.find() && GAME.matcher(line.group()).matches();
  }

  /**
   * Reads the games of a file.
   *
   * @param bytes the content of the file
   * @param defaults the rules and the character set, if selected by the user
   * @param games receives each game, and returns whether to continue with the next one
   * @throws UnreadableContentException if the file has no game or the next one cannot be read; the
   *     message gives the location
   */
  public static void read(byte[] bytes, ReadDefaults defaults, Predicate<ParsedRecord> games) {
    DecodedText decoded = DecodedText.of(bytes, defaults.charset());
    new BdtReader(decoded.text(), defaults).read(decoded.remark(), games);
  }

  private void read(Optional<LocalizedText> general, Predicate<ParsedRecord> games) {
    Matcher line = LINE.matcher(text);
    ReaderRemarks ofGame = new ReaderRemarks(text);
    general.ifPresent(ofGame::add);
    Optional<GameRecord> last = Optional.empty();
    boolean more = true;
    while (more && line.find()) {
      if (game.region(line.start(), line.end()).matches()) {
        // The lines after a game are reported with it, because there may be no further game.
        more = last.isEmpty() || games.test(new ParsedRecord(last.get(), ofGame.list()));
        ofGame = last.isEmpty() ? ofGame : new ReaderRemarks(text);
        last = more ? Optional.of(game(ofGame)) : Optional.empty();
      } else if (!line.group().isBlank()) {
        ofGame.add(RecordMessages.of("bdt.line"), line.start());
      }
    }
    if (last.isPresent()) {
      boolean unused = games.test(new ParsedRecord(last.get(), ofGame.list()));
    } else if (more) {
      throw new UnreadableContentException(text, 0, RecordMessages.of("bdt.none"));
    }
  }

  private GameRecord game(ReaderRemarks remarks) {
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put(Tags.EVENT, event(field("event")));
    tags.put(Tags.BLACK, field("black"));
    tags.put(Tags.WHITE, field("white"));
    tags.put(Tags.RESULT, RESULTS.getOrDefault(field("result"), ""));
    if (!field("result").isEmpty() && !RESULTS.containsKey(field("result"))) {
      remarks.add(
          RecordMessages.of("bdt.result", QuotedExcerpt.of(field("result"))), game.start("result"));
    }
    tags.put(FIFTH, field("fifth"));
    tags.put(REVERSE, field("reverse"));
    tags.values().removeIf(String::isEmpty);
    String comment = field("comment");
    return GameRecord.of(RuleNames.renjuUnlessChosen(defaults), Start.empty(SIZE), moves())
        .withTags(tags)
        .withNotes(comment.isEmpty() ? List.of() : List.of(new RecordNote.Comment(comment)));
  }

  /** Returns the tournament and the place, joined by a comma if both are present. */
  static String event(String text) {
    return text.replaceAll("^[,\\s]+|[,\\s]+$", "");
  }

  private String field(String name) {
    String value = game.group(name);
    return value == null ? "" : value.strip();
  }

  private List<Move> moves() {
    String digits = field("moves");
    int start = game.start("moves") + game.group("moves").indexOf(digits);
    if (digits.length() % 2 != 0) {
      throw noMove(start + digits.length() - 1, digits.substring(digits.length() - 1));
    }
    if (digits.length() / 2 > TreeBuilder.MAX_MOVES) {
      throw new UnreadableContentException(
          text, start, RecordMessages.of("many.moves", TreeBuilder.MAX_MOVES));
    }
    List<Move> moves = new ArrayList<>();
    for (int i = 0; i < digits.length(); i += 2) {
      Stone stone = moves.size() % 2 == 0 ? Stone.BLACK : Stone.WHITE;
      int column = Character.digit(digits.charAt(i), HEXADECIMAL);
      int row = Character.digit(digits.charAt(i + 1), HEXADECIMAL);
      if (column > 0 && row > 0) {
        moves.add(new Move.Place(stone, new Point(column - 1, row - 1)));
      } else if (column == 0 && row == 0) {
        moves.add(new Move.Pass(stone));
      } else {
        throw noMove(start + i, digits.substring(i, i + 2));
      }
    }
    return moves;
  }

  private UnreadableContentException noMove(int index, String move) {
    return new UnreadableContentException(
        text, index, RecordMessages.of("bdt.no.move", QuotedExcerpt.of(move)));
  }
}
