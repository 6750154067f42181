package org.gobang.record.psq;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.api.LocalizedText;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.Ending;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.RecordNote;
import org.gobang.api.record.Tags;
import org.gobang.record.format.ParsedRecord;
import org.gobang.record.format.RecordMessages;
import org.gobang.record.io.DecodedText;
import org.gobang.record.io.NodeBuilder;
import org.gobang.record.io.QuotedExcerpt;
import org.gobang.record.io.ReaderRemarks;
import org.gobang.record.io.RuleNames;
import org.gobang.record.io.TreeBuilder;
import org.gobang.record.io.UnreadableContentException;

/**
 * A reader of {@code .psq}, the format of Piskvork: a header such as {@code Piskvorky 20x20, 11:11,
 * 0}, and a line {@code column,row,milliseconds} for each move, counted from 1 at the upper left
 * corner. The moves may be followed by two names, a code for a failure, and {@code winner,rules}.
 *
 * <p>The format is documented only by programs: the reader and writer of Piskvork ({@code game.cpp}
 * in its <a href="https://github.com/plastovicka/Piskvork">source</a>), and the files of Gomocup's
 * managers and leagues.
 */
public final class PsqReader {

  private static final Pattern LINE = Pattern.compile("[^\\r\\n]++");
  private static final Pattern HEADER =
      Pattern.compile(
          "(?i)[\\s\\uFEFF]*+Piskvorky\\s++(\\d{1,9})\\s*+x\\s*+(\\d{1,9})\\s*+"
              + "(?:,\\s*+(\\d++\\s*+:\\s*+\\d++)\\s*+(?:,\\s*+(\\d++)\\s*+)?)?");
  private static final Pattern MOVE =
      Pattern.compile("\\s*+(\\d{1,9})\\s*+,\\s*+(\\d{1,9})\\s*+(?:,\\s*+(-?\\d++)\\s*+)?");
  private static final Pattern NUMBERS =
      Pattern.compile("\\s*+-?\\d++\\s*+,\\s*+-?\\d++\\s*+(?:,.*+)?");
  private static final Pattern CODE = Pattern.compile("\\s*+(-?\\d++)\\s*+");
  private static final Pattern WON = Pattern.compile("\\s*+([0-2])\\s*+,\\s*+(\\p{L}[^,]*+)");

  /** The maximum number of digits in milliseconds. Longer numbers are not times of moves. */
  private static final int MAX_DIGITS = 12;

  /** The limit of trailing lines that are reported separately. Usually there are four. */
  private static final int MAX_TRAILING_LINES = 10;

  private final String text;
  private final ReadDefaults defaults;
  private final ReaderRemarks remarks;
  private final Matcher line;
  private final TreeBuilder tree;
  private final Map<String, String> tags = new LinkedHashMap<>();
  private final List<String> names = new ArrayList<>();
  private int at;
  private String rules = "";
  private boolean secondBegan;

  private PsqReader(DecodedText decoded, ReadDefaults defaults) {
    this.text = decoded.text();
    this.defaults = defaults;
    this.remarks = new ReaderRemarks(text);
    this.line = LINE.matcher(text);
    this.tree = new TreeBuilder(text);
    decoded.remark().ifPresent(remarks::add);
  }

  /**
   * Reads the game of a file.
   *
   * @param bytes the content of the file
   * @param defaults the defaults for values that the file does not specify
   * @return the game
   * @throws UnreadableContentException if the file contains no game; the message gives the location
   */
  public static ParsedRecord read(byte[] bytes, ReadDefaults defaults) {
    return new PsqReader(DecodedText.of(bytes, defaults.charset()), defaults).read();
  }

  private ParsedRecord read() {
    int size = header();
    Stone turn = Stone.BLACK;
    NodeBuilder here = tree.root();
    Matcher move = MOVE.matcher("");
    boolean more = nextLine();
    while (more && move.reset(line.group()).matches()) {
      here = tree.add(here, new Move.Place(turn, point(move, size)), at);
      spent(move).ifPresent(here.notes()::add);
      turn = turn.opponent();
      more = nextLine();
    }
    for (int lines = 0; more && lines < MAX_TRAILING_LINES; lines++) {
      trailingLine(turn);
      more = nextLine();
    }
    if (more) {
      remarks.add(RecordMessages.of("psq.rest"), at);
    }
    for (int i = 0; i < names.size(); i++) {
      if (!names.get(i).matches("homo-[12]")) {
        tags.put((i == 1) == secondBegan ? Tags.BLACK : Tags.WHITE, names.get(i));
      }
    }
    if (rules.isEmpty()) {
      rules = defaults.rules();
      if (!rules.equals(ReadDefaults.USUAL_RULES)) {
        remarks.add(RecordMessages.of("rules.none", rules));
      }
    }
    GameRecord record =
        GameRecord.of(rules, Start.empty(size), List.of()).withTags(tags).withLines(tree.build());
    return new ParsedRecord(record, remarks.list());
  }

  private boolean nextLine() {
    boolean found = line.find();
    while (found && line.group().isBlank()) {
      found = line.find();
    }
    at = found ? line.start() : text.length();
    return found;
  }

  /** Reads the header, and returns the size. */
  private int header() {
    Matcher header = HEADER.matcher(nextLine() ? line.group() : "");
    if (!header.matches()) {
      throw unreadable(RecordMessages.of("psq.head"));
    }
    int columns = Integer.parseInt(header.group(1));
    int rows = Integer.parseInt(header.group(2));
    if (columns != rows || columns < 1 || columns > Point.MOST_LINES) {
      throw unreadable(RecordMessages.of("size", Point.MOST_LINES, columns, rows));
    }
    String levels = Optional.ofNullable(header.group(3)).orElse("").replaceAll("\\s", "");
    if (!levels.isEmpty() && !levels.equals(PsqWriter.NO_LEVELS)) {
      tags.put(PsqWriter.LEVELS, levels);
    }
    secondBegan = "1".equals(header.group(4));
    return columns;
  }

  private Point point(Matcher move, int size) {
    int column = Integer.parseInt(move.group(1)) - 1;
    int row = size - Integer.parseInt(move.group(2));
    if (column < 0 || column >= size || row < 0 || row >= size) {
      throw unreadable(RecordMessages.of("psq.no.point", move.group(1), move.group(2), size));
    }
    return new Point(column, row);
  }

  /** Returns the time of a move. 0 means an unknown time. */
  private Optional<RecordNote.Spent> spent(Matcher move) {
    String time = Optional.ofNullable(move.group(3)).orElse("0");
    boolean read = !time.startsWith("-") && time.length() <= MAX_DIGITS;
    Duration spent = Duration.ofMillis(read ? Long.parseLong(time) : 0);
    if (!read || spent.compareTo(RecordNote.Spent.LONGEST) > 0) {
      remarks.add(RecordMessages.of("psq.time", QuotedExcerpt.of(time)), at);
      return Optional.empty();
    }
    return spent.isZero() ? Optional.empty() : Optional.of(new RecordNote.Spent(spent));
  }

  /** Reads a line after the moves. */
  private void trailingLine(Stone turn) {
    String trailing = line.group().strip();
    Matcher code = CODE.matcher(trailing);
    Matcher won = WON.matcher(trailing);
    if (NUMBERS.matcher(trailing).matches()) {
      // A move, not the name of a player.
      remarks.add(RecordMessages.of("psq.line", QuotedExcerpt.of(trailing)), at);
    } else if (code.matches()) {
      failure(code.group(1), turn);
    } else if (won.matches() && names.size() != 1) {
      winner(won.group(1));
      rules = RuleNames.id(won.group(2), defaults.isKnown()).orElse("");
      if (rules.isEmpty()) {
        remarks.add(RecordMessages.of("rules.unknown", QuotedExcerpt.of(won.group(2))), at);
      }
    } else if (names.size() < 2) {
      names.add(trailing);
    } else {
      remarks.add(RecordMessages.of("psq.line", QuotedExcerpt.of(trailing)), at);
    }
  }

  /** Reads the code of a failure of the side to move. */
  private void failure(String code, Stone turn) {
    Optional<Ending> ending = Optional.ofNullable(PsqWriter.FAILURES.get(code));
    if (ending.isPresent()) {
      tags.put(Tags.ENDING, ending.get().word());
      tags.put(Tags.RESULT, turn == Stone.BLACK ? "white" : "black");
    } else if (!code.equals(PsqWriter.FINISHED) && !code.equals("-1")) {
      remarks.add(RecordMessages.of("psq.code", QuotedExcerpt.of(code)), at);
    }
  }

  private void winner(String number) {
    boolean black = number.equals(secondBegan ? "2" : "1");
    tags.put(Tags.RESULT, number.equals("0") ? "draw" : black ? "black" : "white");
  }

  private UnreadableContentException unreadable(LocalizedText reason) {
    return new UnreadableContentException(text, at, reason);
  }
}
