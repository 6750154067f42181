package org.gobang.engines.brain;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;

/** The lines between a command such as {@code BOARD} and {@code DONE}. */
final class CommandBlock {

  /** The line limit, more than the points of any board. Further lines are ignored. */
  private static final int MAX_LINES = 1000;

  /** The commands whose lines have a field for the side. */
  private static final List<String> WITH_SIDES = List.of("BOARD", "YXBOARD");

  private static final Pattern WITH_POINTS = Pattern.compile("SWAP2BOARD|YXSOOSORVSTEP[2-6]");

  private static final String OWN = "1";
  private static final String OPPONENTS = "2";

  private final ManagerCommand command;
  private final List<String> lines = new ArrayList<>();

  /**
   * Creates an empty block.
   *
   * @param command the command that starts the block
   */
  CommandBlock(ManagerCommand command) {
    this.command = command;
  }

  /** Returns whether a command has a block of lines. */
  static boolean follows(ManagerCommand command) {
    return WITH_SIDES.contains(command.name()) || WITH_POINTS.matcher(command.name()).matches();
  }

  /** Returns whether the lines must be read with {@link #stones} instead of {@link #points}. */
  boolean hasSides() {
    return WITH_SIDES.contains(command.name());
  }

  ManagerCommand command() {
    return command;
  }

  void add(String line) {
    if (lines.size() < MAX_LINES) {
      lines.add(line);
    }
  }

  /**
   * Returns the points of {@code x,y} lines, in order.
   *
   * @throws RefusedException if a line is not a point of this board
   */
  List<Point> points(ProtocolPosition position) {
    return lines.stream().map(position::point).toList();
  }

  /**
   * Returns the stones of {@code x,y,field} lines, with a field for the engine or the opponent. The
   * engine is to move; it is White if the opponent has more stones.
   *
   * @throws RefusedException if a line is malformed, or a point is occupied
   */
  ProtocolPosition stones(int size) {
    ProtocolPosition position = ProtocolPosition.empty(size);
    List<Point> points = new ArrayList<>();
    List<Boolean> own = new ArrayList<>();
    for (String line : lines) {
      int comma = line.lastIndexOf(',');
      if (line.indexOf(',') == comma) {
        throw new RefusedException("\"" + line + "\" is not a stone x,y,field");
      }
      points.add(position.point(line.substring(0, comma)));
      own.add(isOwn(line.substring(comma + 1).strip(), line));
    }
    long mine = own.stream().filter(each -> each).count();
    Stone me = mine < own.size() - mine ? Stone.WHITE : Stone.BLACK;
    for (int i = 0; i < points.size(); i++) {
      position = position.with(new Move.Place(own.get(i) ? me : me.opponent(), points.get(i)));
    }
    return new ProtocolPosition(size, position.stones(), me);
  }

  private static boolean isOwn(String field, String line) {
    if (!field.equals(OWN) && !field.equals(OPPONENTS)) {
      throw new RefusedException(
          "\"" + line + "\": the field of a stone is 1, the engine's own, or 2, the opponent's");
    }
    return field.equals(OWN);
  }
}
