package org.gobang.record.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.api.LocalizedText;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.RecordNote;
import org.gobang.record.format.FormattedRecord;
import org.gobang.record.format.ParsedRecord;
import org.gobang.record.format.RecordMessages;
import org.gobang.record.io.DecodedText;
import org.gobang.record.io.LinearGame;
import org.gobang.record.io.QuotedExcerpt;
import org.gobang.record.io.ReaderRemarks;
import org.gobang.record.io.UnreadableContentException;
import org.gobang.record.lines.MoveLine;
import org.gobang.record.lines.OffsetText;

/**
 * A reader and writer of position text: the moves of a game on each line in the notation of {@link
 * MoveText}. The coordinate pairs of Gomocup's protocol, such as {@code 7,7 7,6}, and the offsets
 * of its openings, such as {@code 0,0, 1,-1}, are also read.
 */
public final class PositionText {

  private static final int MAX_CHARACTERS = 200_000;
  private static final Pattern WORD = Pattern.compile("[^\\s,、\\uFEFF\\u200B]++");
  private static final Pattern PAIR = Pattern.compile("(\\d{1,2})\\s*+,\\s*+(\\d{1,2})");
  private static final Pattern PAIRS =
      Pattern.compile("\\s*+(?:\\d{1,2}\\s*+,\\s*+\\d{1,2}(?:[\\s;_]++|$))++");
  private static final Pattern SIGN = Pattern.compile("[-+]\\d");

  private final String text;
  private final ReadDefaults defaults;
  private final List<MoveLine> lines;
  private final boolean signed;
  private boolean offsets;
  private boolean pairs;

  private PositionText(String text, ReadDefaults defaults) {
    this.text = text;
    this.defaults = defaults;
    this.lines = MoveLine.of(text).stream().filter(line -> !line.moves().isEmpty()).toList();
    this.signed =
        lines.stream()
            .map(MoveLine::moves)
            .anyMatch(line -> OffsetText.is(line) && SIGN.matcher(line).find());
  }

  /**
   * Reads the games of a file.
   *
   * @param bytes the content of the file
   * @param defaults the rules and the size, which the format does not contain
   * @param games receives each game, and returns whether to continue with the next one
   * @throws UnreadableContentException if part of the file is not a move on the board
   */
  public static void read(byte[] bytes, ReadDefaults defaults, Predicate<ParsedRecord> games) {
    DecodedText decoded = DecodedText.of(bytes, defaults.charset());
    PositionText reader = new PositionText(decoded.text(), defaults);
    ReaderRemarks remarks = new ReaderRemarks(decoded.text());
    decoded.remark().ifPresent(remarks::add);
    if (!defaults.rules().equals(ReadDefaults.USUAL_RULES)
        || defaults.size() != ReadDefaults.USUAL_SIZE) {
      remarks.add(RecordMessages.of("text.unsaid", defaults.rules(), defaults.size()));
    }
    for (MoveLine line : MoveLine.of(decoded.text())) {
      if (line.moves().isEmpty()) {
        remarks.add(RecordMessages.of("text.comment"), line.index());
      }
    }
    reader.read(remarks, games);
  }

  private void read(ReaderRemarks remarks, Predicate<ParsedRecord> games) {
    List<List<Move>> read = lines.stream().map(this::moves).toList();
    boolean one = read.size() < 2 || GameOnLines.is(lines, read);
    if (pairs) {
      remarks.add(RecordMessages.of("text.pairs"));
    }
    if (offsets) {
      remarks.add(RecordMessages.of("text.offsets"));
    }
    if (read.size() > 1) {
      remarks.add(
          one ? RecordMessages.of("text.one.game") : RecordMessages.of("text.list", read.size()));
    }
    if (one) {
      boolean unused = games.test(game(lines, read, remarks));
      return;
    }
    boolean more = true;
    for (int i = 0; more && i < read.size(); i++) {
      more =
          games.test(
              game(
                  lines.subList(i, i + 1),
                  read.subList(i, i + 1),
                  i == 0 ? remarks : new ReaderRemarks(text)));
    }
  }

  private ParsedRecord game(List<MoveLine> from, List<List<Move>> read, ReaderRemarks remarks) {
    List<Move> moves = new ArrayList<>();
    for (List<Move> line : read) {
      for (Move move : line) {
        Stone stone = moves.size() % 2 == 0 ? Stone.BLACK : Stone.WHITE;
        moves.add(move.by(stone));
      }
    }
    List<RecordNote> comments =
        from.stream()
            .map(MoveLine::comment)
            .filter(comment -> !comment.isEmpty())
            .reduce((one, other) -> one + "\n" + other)
            .<List<RecordNote>>map(comment -> List.of(new RecordNote.Comment(comment)))
            .orElse(List.of());
    GameRecord record = GameRecord.of(defaults.rules(), Start.empty(defaults.size()), moves);
    return new ParsedRecord(record.withNotes(comments), remarks.list());
  }

  private List<Move> moves(MoveLine line) {
    if (line.moves().length() > MAX_CHARACTERS) {
      throw unreadable(line.index() + MAX_CHARACTERS, RecordMessages.of("text.long"));
    }
    boolean paired = PAIRS.matcher(line.moves()).matches();
    if (OffsetText.is(line.moves()) && (signed || !paired)) {
      offsets = true;
      return OffsetText.parse(line.moves(), defaults.size(), why -> unreadable(line.index(), why));
    }
    if (paired) {
      pairs = true;
      return pairs(line);
    }
    return words(line);
  }

  private List<Move> words(MoveLine line) {
    List<Move> moves = new ArrayList<>();
    Matcher word = WORD.matcher(line.moves());
    while (word.find()) {
      int index = line.index() + word.start();
      for (Move move : moves(word.group(), index)) {
        if (move instanceof Move.Choose) {
          throw noMove(word.group(), index);
        }
        if (move instanceof Move.Place place && !isOnBoard(place.point())) {
          throw outside(index, place.toString());
        }
        moves.add(move);
      }
    }
    return moves;
  }

  private boolean isOnBoard(Point point) {
    return point.column() < defaults.size() && point.row() < defaults.size();
  }

  /** Returns the moves of a word, which may contain several without spaces between them. */
  private List<Move> moves(String word, int index) {
    try {
      return MoveText.parse(word, Stone.BLACK);
    } catch (RefusedException notAMove) {
      throw noMove(word, index);
    }
  }

  private UnreadableContentException noMove(String word, int index) {
    return unreadable(index, RecordMessages.of("text.no.move", QuotedExcerpt.of(word)));
  }

  /** Reads pairs of column and row, counted from 0 at the upper left corner. */
  private List<Move> pairs(MoveLine line) {
    List<Move> moves = new ArrayList<>();
    Matcher pair = PAIR.matcher(line.moves());
    while (pair.find()) {
      int column = Integer.parseInt(pair.group(1));
      int row = defaults.size() - 1 - Integer.parseInt(pair.group(2));
      if (column >= defaults.size() || row < 0) {
        throw outside(line.index() + pair.start(), pair.group());
      }
      moves.add(new Move.Place(Stone.BLACK, new Point(column, row)));
    }
    return moves;
  }

  private UnreadableContentException outside(int index, String move) {
    return unreadable(index, RecordMessages.of("outside", move, defaults.size()));
  }

  private UnreadableContentException unreadable(int index, LocalizedText reason) {
    return new UnreadableContentException(text, index, reason);
  }

  /**
   * Returns one variation as text.
   *
   * @param record the game
   * @param path the path to the end of the line
   * @return the text and the lost content
   * @throws RefusedException if the format does not support the game
   * @throws IllegalArgumentException if the path does not exist in the record
   */
  public static FormattedRecord write(GameRecord record, List<Integer> path) {
    LinearGame line = new LinearGame(".txt", record, path);
    return FormattedRecord.of(
        MoveText.write(line.moves()) + "\n",
        line.losses(Map.of(), false, ReadDefaults.USUAL_RULES));
  }
}
