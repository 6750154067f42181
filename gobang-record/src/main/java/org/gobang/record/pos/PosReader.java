package org.gobang.record.pos;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.ReadDefaults;
import org.gobang.record.format.LocalizedMessage;
import org.gobang.record.format.ParsedRecord;
import org.gobang.record.io.RuleNames;
import org.gobang.record.io.UnreadableContentException;

/** Reads {@code .pos}. */
public final class PosReader {

  /** The lines a side of every board. */
  static final int SIZE = 15;

  /** The points of the board, and the most moves. */
  static final int POINTS = SIZE * SIZE;

  private PosReader() {}

  /**
   * Reads a file.
   *
   * @param file its content
   * @param defaults the rules, if the user chose them
   * @return the game
   * @throws IOException if the stream throws it
   * @throws UnreadableContentException if it is no such file; the message says where
   */
  public static ParsedRecord read(InputStream file, ReadDefaults defaults) throws IOException {
    byte[] bytes = file.readNBytes(POINTS + 2);
    int count = bytes.length == 0 ? POINTS + 1 : bytes[0] & 0xff;
    if (count > POINTS) {
      throw new UnreadableContentException(0, LocalizedMessage.of("pos.count", POINTS));
    }
    int end = Math.min(count + 1, bytes.length);
    List<Move> moves = new ArrayList<>();
    for (int i = 1; i < end; i++) {
      moves.add(new Move.Place(i % 2 == 1 ? Stone.BLACK : Stone.WHITE, point(bytes[i] & 0xff, i)));
    }
    List<LocalizedMessage> remarks = new ArrayList<>();
    if (moves.size() < count) {
      remarks.add(LocalizedMessage.of("pos.ends", moves.size(), count));
    } else if (end < bytes.length) {
      remarks.add(LocalizedMessage.of("binary.rest", end));
    }
    String rules = RuleNames.renjuUnlessChosen(defaults);
    return new ParsedRecord(GameRecord.of(rules, Start.empty(SIZE), moves), remarks);
  }

  private static Point point(int code, int offset) {
    if (code >= POINTS) {
      throw new UnreadableContentException(offset, LocalizedMessage.of("pos.point", code, SIZE));
    }
    return new Point(code % SIZE, SIZE - 1 - code / SIZE);
  }
}
