package org.gobang.record.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.ReadDefaults;
import org.gobang.record.format.FormattedRecord;
import org.gobang.record.format.LocalizedMessage;
import org.gobang.record.format.ParsedRecord;
import org.gobang.record.io.DecodedText;
import org.gobang.record.io.Excerpt;
import org.gobang.record.io.LinearGame;
import org.gobang.record.io.RecordException;
import org.gobang.record.io.UnreadableTextException;

/**
 * Reads and writes position text: the moves of one line in the notation of {@link MoveText}. The
 * coordinate pairs of Gomocup's protocol, such as {@code 7,7 7,6}, are read too.
 */
public final class PositionText {

  private static final int MAX_CHARACTERS = 200_000;
  private static final Pattern WORD = Pattern.compile("[^\\s,、\\uFEFF\\u200B]++");
  private static final Pattern PAIR = Pattern.compile("(\\d{1,2})\\s*+,\\s*+(\\d{1,2})");
  private static final Pattern PAIRS =
      Pattern.compile("\\s*+(?:\\d{1,2}\\s*+,\\s*+\\d{1,2}(?:[\\s;]++|$))++");

  private final String text;
  private final ReadDefaults defaults;
  private final List<Move> moves = new ArrayList<>();

  private PositionText(String text, ReadDefaults defaults) {
    this.text = text;
    this.defaults = defaults;
  }

  /**
   * Reads a line of moves.
   *
   * @param bytes the content of the file
   * @param defaults the rules and the size, which the format cannot name
   * @return the game
   * @throws UnreadableTextException if something in it is not a move on the board
   */
  public static ParsedRecord read(byte[] bytes, ReadDefaults defaults) {
    DecodedText decoded = DecodedText.of(bytes, defaults.charset());
    PositionText reader = new PositionText(decoded.text(), defaults);
    List<LocalizedMessage> remarks = new ArrayList<>();
    decoded.remark().ifPresent(remarks::add);
    if (!defaults.rules().equals(ReadDefaults.USUAL_RULES)
        || defaults.size() != ReadDefaults.USUAL_SIZE) {
      remarks.add(LocalizedMessage.of("text.unsaid", defaults.rules(), defaults.size()));
    }
    if (decoded.text().length() > MAX_CHARACTERS) {
      throw reader.unreadable(MAX_CHARACTERS, LocalizedMessage.of("text.long"));
    }
    if (PAIRS.matcher(decoded.text()).matches()) {
      reader.pairs();
      remarks.add(LocalizedMessage.of("text.pairs"));
    } else {
      reader.words();
    }
    GameRecord record = GameRecord.of(defaults.rules(), Start.empty(defaults.size()), reader.moves);
    return new ParsedRecord(record, remarks);
  }

  private void words() {
    Matcher word = WORD.matcher(text);
    while (word.find()) {
      for (Move move : moves(word)) {
        if (move instanceof Move.Choose) {
          throw noMove(word);
        }
        if (move instanceof Move.Place place && !isOnBoard(place.point())) {
          throw outside(word.start(), place.toString());
        }
        moves.add(move);
      }
    }
  }

  private boolean isOnBoard(Point point) {
    return point.column() < defaults.size() && point.row() < defaults.size();
  }

  /** The moves of a word; several may be written without blanks between them. */
  private List<Move> moves(Matcher word) {
    try {
      return MoveText.parse(word.group(), turn());
    } catch (RefusedException notAMove) {
      throw noMove(word);
    }
  }

  private UnreadableTextException noMove(Matcher word) {
    return unreadable(word.start(), LocalizedMessage.of("text.no.move", Excerpt.of(word.group())));
  }

  /** Reads pairs column,row from 0 at the upper left corner. */
  private void pairs() {
    Matcher pair = PAIR.matcher(text);
    while (pair.find()) {
      int column = Integer.parseInt(pair.group(1));
      int row = defaults.size() - 1 - Integer.parseInt(pair.group(2));
      if (column >= defaults.size() || row < 0) {
        throw outside(pair.start(), pair.group());
      }
      moves.add(new Move.Place(turn(), new Point(column, row)));
    }
  }

  private Stone turn() {
    return moves.size() % 2 == 0 ? Stone.BLACK : Stone.WHITE;
  }

  private UnreadableTextException outside(int index, String move) {
    return unreadable(index, LocalizedMessage.of("outside", move, defaults.size()));
  }

  private UnreadableTextException unreadable(int index, LocalizedMessage reason) {
    return new UnreadableTextException(text, index, reason);
  }

  /**
   * Writes one line of moves.
   *
   * @param record the game
   * @param path the path to the end of the line
   * @return the text, and what it lacks
   * @throws RecordException if the text cannot hold it
   * @throws IllegalArgumentException if the record has no such path
   */
  public static FormattedRecord write(GameRecord record, List<Integer> path) {
    LinearGame line = new LinearGame(".txt", record, path);
    return FormattedRecord.of(
        MoveText.write(line.moves()) + "\n",
        line.losses(Map.of(), false, ReadDefaults.USUAL_RULES));
  }
}
