package org.gobang.record.sgf;

import java.util.List;
import java.util.Set;
import org.gobang.api.Point;
import org.gobang.record.io.UnreadableContentException;

/** The smallest board for all stones of a game without a board size in the file. */
final class SgfExtent {

  private static final Set<String> STONES = Set.of("B", "W", "AB", "AW");

  private SgfExtent() {}

  /**
   * Returns the board size; 0 without stones.
   *
   * @param scanner a scanner after the root, not used elsewhere
   * @param root the properties of the root
   */
  static int of(SgfScanner scanner, List<SgfProperty> root) {
    int lines = lines(root);
    int open = 1;
    try {
      while (open > 0) {
        switch (scanner.next()) {
          case OPEN -> open++;
          case CLOSE -> open--;
          case NODE -> lines = Math.max(lines, lines(scanner.properties()));
          case END -> open = 0;
        }
      }
    } catch (UnreadableContentException unreadable) {
      // Reported when the game is read.
      return lines;
    }
    return lines;
  }

  private static int lines(List<SgfProperty> properties) {
    int lines = 0;
    for (SgfProperty property : properties) {
      if (STONES.contains(property.id())) {
        for (SgfProperty.Value value : property.values()) {
          lines = Math.max(lines, lines(value.raw().strip()));
        }
      }
    }
    return lines;
  }

  /** Returns the board size for one point of two letters. {@code tt} is a pass on most boards. */
  private static int lines(String point) {
    if (point.length() != 2 || point.equals("tt")) {
      return 0;
    }
    int lines = Math.max(SgfPoints.index(point.charAt(0)), SgfPoints.index(point.charAt(1))) + 1;
    boolean letters =
        SgfPoints.index(point.charAt(0)) >= 0 && SgfPoints.index(point.charAt(1)) >= 0;
    return letters && lines <= Point.MOST_LINES ? lines : 0;
  }
}
