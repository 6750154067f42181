package org.gobang.study.problem;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gobang.api.Point;
import org.gobang.api.board.BoardSymmetry;
import org.gobang.record.file.TextDigest;

/** Identifies positions regardless of rotation and reflection. */
final class PositionId {

  /**
   * The number of bytes in an id. Among half a million positions, a collision has a probability
   * below 0.001.
   */
  private static final int BYTES = 6;

  private PositionId() {}

  /**
   * Returns the id of a position.
   *
   * @param moves the stones in alternating colours; otherwise in any order
   * @return 12 hexadecimal digits
   */
  static String of(String rules, int size, List<Point> moves) {
    String stones =
        Stream.of(BoardSymmetry.values())
            .map(symmetry -> stones(symmetry, size, moves))
            .min(String::compareTo)
            .orElseThrow();
    return TextDigest.of(rules + " " + size + " " + stones, BYTES);
  }

  private static String stones(BoardSymmetry symmetry, int size, List<Point> moves) {
    return IntStream.range(0, moves.size())
        .mapToObj(i -> "XO".charAt(i % 2) + symmetry.of(moves.get(i), size).toString())
        .sorted()
        .collect(Collectors.joining(" "));
  }
}
