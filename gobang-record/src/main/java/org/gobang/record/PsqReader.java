package org.gobang.record;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.Ending;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.RecordNote;
import org.gobang.api.record.Tags;

/**
 * Reads {@code .psq}, the format of Piskvork: a head such as {@code Piskvorky 20x20, 11:11, 0}, and
 * a line {@code column,row,milliseconds} for each move, counted from 1 at the upper left corner.
 * Behind the moves there may be two names, a code that says what went wrong, and {@code
 * winner,rules}.
 *
 * <p>The format has no description but the programs: Piskvork's own reader and writer ({@code
 * game.cpp} in <a href="https://github.com/plastovicka/Piskvork">its source</a>), and what
 * Gomocup's managers and leagues write.
 */
final class PsqReader {

  private static final Pattern LINE = Pattern.compile("[^\\r\\n]++");
  private static final Pattern HEAD =
      Pattern.compile(
          "(?i)[\\s\\uFEFF]*+Piskvorky\\s++(\\d{1,9})\\s*+x\\s*+(\\d{1,9})\\s*+"
              + "(?:,\\s*+(\\d++\\s*+:\\s*+\\d++)\\s*+(?:,\\s*+(\\d++)\\s*+)?)?");
  private static final Pattern MOVE =
      Pattern.compile("\\s*+(\\d{1,9})\\s*+,\\s*+(\\d{1,9})\\s*+(?:,\\s*+(-?\\d++)\\s*+)?");
  private static final Pattern CODE = Pattern.compile("\\s*+(-?\\d++)\\s*+");
  private static final Pattern WON = Pattern.compile("\\s*+([0-2])\\s*+,\\s*+(\\p{L}[^,]*+)");

  /** Milliseconds with more digits than these are longer than any time of a move. */
  private static final int MOST_DIGITS = 12;

  /** Behind the moves there are four lines at most; a few more are worth a word each. */
  private static final int MOST_LINES_BEHIND = 10;

  private final String text;
  private final Unsaid unsaid;
  private final Skipped skipped;
  private final Matcher line;
  private final Drafts drafts;
  private final Map<String, String> tags = new LinkedHashMap<>();
  private final List<String> names = new ArrayList<>();
  private int at;
  private String rules = "";
  private boolean secondBegan;

  private PsqReader(Decoded decoded, Unsaid unsaid) {
    this.text = decoded.text();
    this.unsaid = unsaid;
    this.skipped = new Skipped(text);
    this.line = LINE.matcher(text);
    this.drafts = new Drafts(text);
    decoded.doubt().ifPresent(skipped::say);
  }

  /**
   * Reads a game.
   *
   * @throws UnreadableRecordException if there is none that can be read
   */
  static Reading read(byte[] bytes, Unsaid unsaid) {
    return new PsqReader(Decoded.of(bytes), unsaid).read();
  }

  private Reading read() {
    int size = head();
    Stone turn = Stone.BLACK;
    Draft here = drafts.start();
    Matcher move = MOVE.matcher("");
    boolean more = nextLine();
    while (more && move.reset(line.group()).matches()) {
      here = drafts.add(here, new Move.Place(turn, point(move, size)), at);
      spent(move).ifPresent(here.notes()::spent);
      turn = turn.opponent();
      more = nextLine();
    }
    for (int lines = 0; more && lines < MOST_LINES_BEHIND; lines++) {
      tail(turn);
      more = nextLine();
    }
    if (more) {
      skipped.add(Sentence.of("psq.rest"), at);
    }
    for (int i = 0; i < names.size(); i++) {
      if (!names.get(i).matches("homo-[12]")) {
        tags.put((i == 1) == secondBegan ? Tags.BLACK : Tags.WHITE, names.get(i));
      }
    }
    if (rules.isEmpty()) {
      rules = unsaid.rules();
      if (!rules.equals(Unsaid.USUAL_RULES)) {
        skipped.say(Sentence.of("rules.none", rules));
      }
    }
    GameRecord record = new GameRecord(rules, Start.empty(size), tags, List.of(), drafts.lines());
    return new Reading(record, skipped.sentences());
  }

  private boolean nextLine() {
    boolean found = line.find();
    while (found && line.group().isBlank()) {
      found = line.find();
    }
    at = found ? line.start() : text.length();
    return found;
  }

  /** Reads the first line; the size. */
  private int head() {
    Matcher head = HEAD.matcher(nextLine() ? line.group() : "");
    if (!head.matches()) {
      throw unreadable(Sentence.of("psq.head"));
    }
    int columns = Integer.parseInt(head.group(1));
    int rows = Integer.parseInt(head.group(2));
    if (columns != rows || columns < 1 || columns > Point.MOST_LINES) {
      throw unreadable(Sentence.of("size", Point.MOST_LINES, columns, rows));
    }
    String levels = Optional.ofNullable(head.group(3)).orElse("");
    if (!levels.isEmpty()) {
      tags.put(PsqWriter.LEVELS, levels.replaceAll("\\s", ""));
    }
    secondBegan = "1".equals(head.group(4));
    return columns;
  }

  private Point point(Matcher move, int size) {
    int column = Integer.parseInt(move.group(1)) - 1;
    int row = size - Integer.parseInt(move.group(2));
    if (column < 0 || column >= size || row < 0 || row >= size) {
      throw unreadable(Sentence.of("psq.no.point", move.group(1), move.group(2), size));
    }
    return new Point(column, row);
  }

  /** The time of a move; none where the file has nothing, or 0, which stands for it. */
  private Optional<RecordNote.Spent> spent(Matcher move) {
    String time = Optional.ofNullable(move.group(3)).orElse("0");
    boolean read = !time.startsWith("-") && time.length() <= MOST_DIGITS;
    Duration spent = Duration.ofMillis(read ? Long.parseLong(time) : 0);
    if (!read || spent.compareTo(RecordNote.Spent.LONGEST) > 0) {
      skipped.add(Sentence.of("psq.time", Quote.of(time)), at);
      return Optional.empty();
    }
    return spent.isZero() ? Optional.empty() : Optional.of(new RecordNote.Spent(spent));
  }

  /** Reads a line behind the moves. */
  private void tail(Stone turn) {
    String said = line.group().strip();
    Matcher code = CODE.matcher(said);
    Matcher won = WON.matcher(said);
    if (code.matches()) {
      failure(code.group(1), turn);
    } else if (won.matches() && names.size() != 1) {
      winner(won.group(1));
      rules = SgfRules.read(won.group(2), unsaid.known()).orElse("");
      if (rules.isEmpty()) {
        skipped.add(Sentence.of("rules.unknown", Quote.of(won.group(2))), at);
      }
    } else if (names.size() < 2) {
      names.add(said);
    } else {
      skipped.add(Sentence.of("psq.line", Quote.of(said)), at);
    }
  }

  /** The code of a failure, of the side that was to move. */
  private void failure(String code, Stone turn) {
    Optional<Ending> ending = Optional.ofNullable(PsqWriter.FAILURES.get(code));
    if (ending.isPresent()) {
      tags.put(Tags.ENDING, ending.get().word());
      tags.put(Tags.RESULT, turn == Stone.BLACK ? "white" : "black");
    } else if (!code.equals(PsqWriter.FINISHED) && !code.equals("-1")) {
      skipped.add(Sentence.of("psq.code", Quote.of(code)), at);
    }
  }

  private void winner(String number) {
    boolean black = number.equals(secondBegan ? "2" : "1");
    tags.put(Tags.RESULT, number.equals("0") ? "draw" : black ? "black" : "white");
  }

  private UnreadableRecordException unreadable(Sentence reason) {
    return new UnreadableRecordException(text, at, reason);
  }
}
