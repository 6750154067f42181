package org.gobang.record.pos;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.record.GameRecord;
import org.gobang.record.format.LocalizedMessage;
import org.gobang.record.io.LinearGame;
import org.gobang.record.io.RecordException;
import org.gobang.record.io.RuleNames;

/** Writes {@code .pos}. */
public final class PosWriter {

  private static final String EXTENSION = ".pos";

  private PosWriter() {}

  /**
   * Writes one line of moves.
   *
   * @param record the game
   * @param path the path to the end of the line
   * @param file receives the content
   * @return what the file lacks
   * @throws IOException if the stream throws it
   * @throws RecordException if the format cannot hold it: 15 lines, and no passes
   * @throws IllegalArgumentException if the record has no such path
   */
  public static List<LocalizedMessage> write(
      GameRecord record, List<Integer> path, OutputStream file) throws IOException {
    LinearGame line = new LinearGame(EXTENSION, record, path);
    line.requireSize(PosReader.SIZE);
    List<Move> moves = line.moves();
    if (moves.size() > PosReader.POINTS) {
      throw line.refused(PosReader.POINTS, LocalizedMessage.of("cannot.more", PosReader.POINTS));
    }
    byte[] bytes = new byte[moves.size() + 1];
    bytes[0] = (byte) moves.size();
    for (int i = 0; i < moves.size(); i++) {
      if (!(moves.get(i) instanceof Move.Place place)) {
        throw line.refused(i, LocalizedMessage.of("cannot.pass"));
      }
      Point point = place.point();
      int row = PosReader.SIZE - 1 - point.row();
      bytes[i + 1] = (byte) (row * PosReader.SIZE + point.column());
    }
    file.write(bytes);
    return line.losses(Map.of(), true, RuleNames.RENJU);
  }
}
