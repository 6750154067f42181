package org.gobang.record;

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

/**
 * Position text: the moves of one line, as {@link MoveText} has them, and nothing else. The pairs
 * of numbers that Gomocup's protocol has for points, such as {@code 7,7 7,6}, are read too.
 */
final class PositionText {

  private static final int MOST_CHARACTERS = 200_000;
  private static final Pattern WORD = Pattern.compile("[^\\s,、\\uFEFF\\u200B]++");
  private static final Pattern PAIR = Pattern.compile("(\\d{1,2})\\s*+,\\s*+(\\d{1,2})");
  private static final Pattern PAIRS =
      Pattern.compile("\\s*+(?:\\d{1,2}\\s*+,\\s*+\\d{1,2}(?:[\\s;]++|$))++");

  private final String text;
  private final Unsaid unsaid;
  private final List<Move> moves = new ArrayList<>();

  private PositionText(String text, Unsaid unsaid) {
    this.text = text;
    this.unsaid = unsaid;
  }

  /**
   * Reads the moves of a text.
   *
   * @throws UnreadableRecordException if something in it is not a move on the board
   */
  static Reading read(byte[] bytes, Unsaid unsaid) {
    Decoded decoded = Decoded.of(bytes);
    PositionText reader = new PositionText(decoded.text(), unsaid);
    List<Sentence> remarks = new ArrayList<>();
    decoded.doubt().ifPresent(remarks::add);
    if (!unsaid.rules().equals(Unsaid.USUAL_RULES) || unsaid.size() != Unsaid.USUAL_SIZE) {
      remarks.add(Sentence.of("text.unsaid", unsaid.rules(), unsaid.size()));
    }
    if (decoded.text().length() > MOST_CHARACTERS) {
      throw reader.unreadable(MOST_CHARACTERS, Sentence.of("text.long"));
    }
    if (PAIRS.matcher(decoded.text()).matches()) {
      reader.pairs();
      remarks.add(Sentence.of("text.pairs"));
    } else {
      reader.words();
    }
    GameRecord record = GameRecord.of(unsaid.rules(), Start.empty(unsaid.size()), reader.moves);
    return new Reading(record, remarks);
  }

  private void words() {
    Matcher word = WORD.matcher(text);
    while (word.find()) {
      for (Move move : moves(word)) {
        if (move instanceof Move.Place place && !new SgfPoints(unsaid.size()).has(place.point())) {
          throw outside(word.start(), place.toString());
        }
        moves.add(move);
      }
    }
  }

  /** The moves of a word; several of them may run together. */
  private List<Move> moves(Matcher word) {
    try {
      return MoveText.parse(word.group(), turn());
    } catch (RefusedException notAMove) {
      throw unreadable(word.start(), Sentence.of("text.no.move", Quote.of(word.group())));
    }
  }

  /** Reads column,row from 0 at the upper left corner. */
  private void pairs() {
    Matcher pair = PAIR.matcher(text);
    while (pair.find()) {
      int column = Integer.parseInt(pair.group(1));
      int row = unsaid.size() - 1 - Integer.parseInt(pair.group(2));
      if (column >= unsaid.size() || row < 0) {
        throw outside(pair.start(), pair.group());
      }
      moves.add(new Move.Place(turn(), new Point(column, row)));
    }
  }

  private Stone turn() {
    return moves.size() % 2 == 0 ? Stone.BLACK : Stone.WHITE;
  }

  private UnreadableRecordException outside(int index, String move) {
    return unreadable(index, Sentence.of("outside", move, unsaid.size()));
  }

  private UnreadableRecordException unreadable(int index, Sentence reason) {
    return new UnreadableRecordException(text, index, reason);
  }

  /**
   * Writes one line.
   *
   * @param path where it ends
   * @throws RecordException if the text cannot hold it
   * @throws IllegalArgumentException if there is no such path
   */
  static Written write(GameRecord record, List<Integer> path) {
    OneLine line = new OneLine(RecordFormat.TEXT, record, path);
    return Written.of(MoveText.write(line.moves()) + "\n", line.lost(Map.of()));
  }
}
