package org.gobang.record.pos;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.gobang.api.LocalizedText;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.ReadDefaults;
import org.gobang.record.format.ParsedRecord;
import org.gobang.record.format.RecordMessages;
import org.gobang.record.io.RuleNames;
import org.gobang.record.io.UnreadableContentException;

/** A reader of {@code .pos} files. */
public final class PosReader {

  /** The board size. */
  static final int SIZE = 15;

  /** The number of points on the board, which is also the maximum number of moves. */
  static final int POINTS = SIZE * SIZE;

  /** The code of a pass in RenLib's files. */
  static final int PASS = 0xf0;

  /** The maximum number of bytes after the moves: a line end, or a few zeros. */
  private static final int MAX_REST = 8;

  private PosReader() {}

  /**
   * Reads the game of a file.
   *
   * @param file the content of the file
   * @param defaults the rules, if selected by the user
   * @return the game
   * @throws IOException if the stream fails
   * @throws UnreadableContentException if the format is invalid; the message gives the location
   */
  public static ParsedRecord read(InputStream file, ReadDefaults defaults) throws IOException {
    byte[] bytes = file.readNBytes(POINTS + MAX_REST + 2);
    int count = bytes.length == 0 ? POINTS + 1 : bytes[0] & 0xff;
    if (count > POINTS) {
      throw new UnreadableContentException(0, RecordMessages.of("pos.count", POINTS));
    }
    int end = count + 1;
    checkLength(bytes, end);
    List<Move> moves = new ArrayList<>();
    Set<Point> seen = new HashSet<>();
    for (int i = 1; i < end; i++) {
      Move move = move(bytes[i] & 0xff, i);
      if (move instanceof Move.Place place && !seen.add(place.point())) {
        throw new UnreadableContentException(i, RecordMessages.of("pos.twice", place));
      }
      moves.add(move);
    }
    List<LocalizedText> remarks =
        end < bytes.length ? List.of(RecordMessages.of("binary.rest", end)) : List.of();
    String rules = RuleNames.renjuUnlessChosen(defaults);
    return new ParsedRecord(GameRecord.of(rules, Start.empty(SIZE), moves), remarks);
  }

  /** Checks the length. Without a header, only the length and the points identify such a file. */
  private static void checkLength(byte[] bytes, int end) {
    if (bytes.length < end) {
      throw new UnreadableContentException(
          bytes.length, RecordMessages.of("pos.ends", bytes.length - 1, end - 1));
    }
    boolean blank = true;
    for (int i = end; i < bytes.length; i++) {
      blank &= bytes[i] == 0 || Character.isWhitespace(bytes[i]);
    }
    if (!blank || bytes.length - end > MAX_REST) {
      throw new UnreadableContentException(end, RecordMessages.of("pos.rest", end - 1));
    }
  }

  private static Move move(int code, int index) {
    Stone stone = index % 2 == 1 ? Stone.BLACK : Stone.WHITE;
    return code == PASS ? new Move.Pass(stone) : new Move.Place(stone, point(code, index));
  }

  private static Point point(int code, int offset) {
    if (code >= POINTS) {
      throw new UnreadableContentException(offset, RecordMessages.of("pos.point", code, SIZE));
    }
    return new Point(code % SIZE, SIZE - 1 - code / SIZE);
  }
}
