package org.gobang.record.pos;

import java.io.IOException;
import java.io.OutputStream;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gobang.api.LocalizedText;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.record.GameRecord;
import org.gobang.record.format.RecordMessages;
import org.gobang.record.io.LinearGame;
import org.gobang.record.io.RuleNames;

/** A writer of {@code .pos} files. */
public final class PosWriter {

  private static final String EXTENSION = ".pos";

  private PosWriter() {}

  /**
   * Writes one variation.
   *
   * @param record the game
   * @param path the path to the end of the line
   * @param file receives the content
   * @return the content that the file lacks
   * @throws IOException if the stream fails
   * @throws RefusedException if the format does not support the game: the size must be 15, and no
   *     point may occur twice
   * @throws IllegalArgumentException if the path does not exist in the record
   */
  public static List<LocalizedText> write(GameRecord record, List<Integer> path, OutputStream file)
      throws IOException {
    LinearGame line = new LinearGame(EXTENSION, record, path);
    line.requireSize(PosReader.SIZE);
    List<Move> moves = line.moves();
    if (moves.size() > PosReader.POINTS) {
      throw line.refused(PosReader.POINTS, RecordMessages.of("cannot.more", PosReader.POINTS));
    }
    byte[] bytes = new byte[moves.size() + 1];
    Set<Point> seen = new HashSet<>();
    bytes[0] = (byte) moves.size();
    for (int i = 0; i < moves.size(); i++) {
      bytes[i + 1] = (byte) code(line, i, seen);
    }
    file.write(bytes);
    return line.losses(Map.of(), true, RuleNames.RENJU);
  }

  private static int code(LinearGame line, int index, Set<Point> seen) {
    if (!(line.moves().get(index) instanceof Move.Place place)) {
      return PosReader.PASS;
    }
    Point point = place.point();
    if (!seen.add(point)) {
      throw line.refused(index, RecordMessages.of("cannot.twice"));
    }
    return (PosReader.SIZE - 1 - point.row()) * PosReader.SIZE + point.column();
  }
}
