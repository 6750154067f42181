package org.gobang.study.problem;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.gobang.api.Point;

/** Identifies positions: the same for all that are alike but for rotation and reflection. */
final class PositionId {

  private static final int SYMMETRIES = 8;

  /** Half a million positions have two alike ones with a probability below 0.001. */
  private static final int BYTES = 6;

  private PositionId() {}

  /**
   * The id of a position.
   *
   * @param moves the stones in their order, colours alternating; the order itself does not count
   * @return 12 hexadecimal digits
   */
  static String of(String rules, int size, List<Point> moves) {
    String stones =
        IntStream.range(0, SYMMETRIES)
            .mapToObj(symmetry -> stones(symmetry, size, moves))
            .min(String::compareTo)
            .orElseThrow();
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256")
              .digest((rules + " " + size + " " + stones).getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest, 0, BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  private static String stones(int symmetry, int size, List<Point> moves) {
    return IntStream.range(0, moves.size())
        .mapToObj(i -> "XO".charAt(i % 2) + turned(symmetry, size, moves.get(i)).toString())
        .sorted()
        .collect(Collectors.joining(" "));
  }

  private static Point turned(int symmetry, int size, Point point) {
    boolean swapped = (symmetry & 1) != 0;
    int column = swapped ? point.row() : point.column();
    int row = swapped ? point.column() : point.row();
    return new Point(
        (symmetry & 2) != 0 ? size - 1 - column : column,
        (symmetry & 4) != 0 ? size - 1 - row : row);
  }
}
