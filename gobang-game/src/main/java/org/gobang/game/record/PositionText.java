package org.gobang.game.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.render.Read;

/** Position text: the moves of one line, as {@link MoveText} has them, and nothing else. */
final class PositionText {

  private static final String FORMAT = "Position text";
  private static final int MOST_CHARACTERS = 200_000;
  private static final Pattern WORD = Pattern.compile("[^\\s,、\\uFEFF\\u200B]++");

  private PositionText() {}

  /**
   * Reads the moves of a text.
   *
   * @throws UnreadableRecordException if something in it is not a move on the board
   */
  static Read read(byte[] bytes, Unsaid unsaid) {
    Decoded decoded = Decoded.of(bytes, Optional.empty());
    String text = decoded.text();
    Skipped skipped = new Skipped(text);
    decoded.doubt().ifPresent(skipped::say);
    skipped.say(
        "Position text names neither rules nor size: "
            + unsaid.rules()
            + " on "
            + unsaid.size()
            + " lines is taken.");
    if (text.length() > MOST_CHARACTERS) {
      throw new UnreadableRecordException(
          text, MOST_CHARACTERS, "the text is too long to be the moves of a game");
    }
    List<Move> moves = new ArrayList<>();
    Matcher word = WORD.matcher(text);
    while (word.find()) {
      for (Move move : moves(text, word, moves.size())) {
        if (move instanceof Move.Place place && !new SgfPoints(unsaid.size()).has(place.point())) {
          throw unreadable(
              text, word, place + " is outside a board of " + unsaid.size() + " lines");
        }
        moves.add(move);
      }
    }
    GameRecord record = GameRecord.of(unsaid.rules(), Start.empty(unsaid.size()), moves);
    return new Read(record, skipped.sentences());
  }

  /** The moves of a word; several of them may run together. */
  private static List<Move> moves(String text, Matcher word, int before) {
    Stone turn = before % 2 == 0 ? Stone.BLACK : Stone.WHITE;
    try {
      return MoveText.parse(word.group(), turn);
    } catch (RefusedException notAMove) {
      throw unreadable(text, word, Quote.of(word.group()) + " is not a point such as h8, nor pass");
    }
  }

  private static UnreadableRecordException unreadable(String text, Matcher word, String reason) {
    return new UnreadableRecordException(text, word.start(), reason);
  }

  /**
   * Writes one line.
   *
   * @param path where it ends
   * @throws RefusedException if the text cannot hold it
   * @throws IllegalArgumentException if there is no such path
   */
  static Written write(GameRecord record, List<Integer> path) {
    OneLine line = new OneLine(FORMAT, record, path);
    List<String> leftOut = new ArrayList<>();
    leftOut.add("Position text holds the moves alone, neither the rules nor the size.");
    leftOut.addAll(line.leftOut(note -> false, Map.of()));
    return Written.of(MoveText.write(line.moves()) + "\n", leftOut);
  }
}
