package org.gobang.engines.brain;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;

/** The lines that follow {@code BOARD} and its like, up to {@code DONE}. */
final class Block {

  /** More than any board has points: among so many, one is said twice and the rest is idle. */
  private static final int MOST_LINES = 1000;

  private static final String OWN = "1";
  private static final String OPPONENTS = "2";

  private final String name;
  private final List<String> lines = new ArrayList<>();

  /**
   * Nothing followed yet.
   *
   * @param name the command that opened it
   */
  Block(String name) {
    this.name = name;
  }

  String name() {
    return name;
  }

  void add(String line) {
    if (lines.size() < MOST_LINES) {
      lines.add(line);
    }
  }

  /**
   * The points of {@code x,y} lines, in order.
   *
   * @throws RefusedException if a line is no point of this board
   */
  List<Point> points(Table table) {
    return lines.stream().map(table::point).toList();
  }

  /**
   * The stones of {@code x,y,field} lines, whose fields tell the engine's own from the other's. The
   * engine is to move; who has more stones than the other has Black.
   *
   * @throws RefusedException if a line is none of these, or a stone lies on another
   */
  Table stones(int size) {
    Table table = Table.empty(size);
    List<Point> points = new ArrayList<>();
    List<Boolean> own = new ArrayList<>();
    for (String line : lines) {
      int comma = line.lastIndexOf(',');
      if (line.indexOf(',') == comma) {
        throw new RefusedException("\"" + line + "\" is no stone x,y,field");
      }
      points.add(table.point(line.substring(0, comma)));
      own.add(isOwn(line.substring(comma + 1).strip(), line));
    }
    long mine = own.stream().filter(each -> each).count();
    Stone me = mine < own.size() - mine ? Stone.WHITE : Stone.BLACK;
    for (int i = 0; i < points.size(); i++) {
      table = table.with(new Move.Place(own.get(i) ? me : me.opponent(), points.get(i)));
    }
    return new Table(size, table.stones(), me);
  }

  private static boolean isOwn(String field, String line) {
    if (!field.equals(OWN) && !field.equals(OPPONENTS)) {
      throw new RefusedException(
          "\"" + line + "\": the field of a stone is 1, the engine's own, or 2, the opponent's");
    }
    return field.equals(OWN);
  }
}
