package org.gobang.engines.brain;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.regex.Pattern;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.engines.gomocup.Wire;

/** The openings that are laid under swap2. */
final class Swap2 {

  private static final String FILE = "swap2.txt";
  private static final Pattern BLANK = Pattern.compile(" ");
  private static final int STONES = 3;

  private final Random random;

  /**
   * Openings in an order of their own.
   *
   * @param seed what the order comes from
   */
  Swap2(long seed) {
    random = new Random(seed);
  }

  /**
   * An opening to lay.
   *
   * @param size lines a side
   * @return three stones, Black's, White's and Black's
   * @throws RefusedException if the board is too small for all
   */
  List<Point> opening(int size) {
    List<List<Point>> fitting = openings(size);
    if (fitting.isEmpty()) {
      throw new RefusedException("there is no opening for " + size + " lines");
    }
    return fitting.get(random.nextInt(fitting.size()));
  }

  /** All openings that lie on a board. */
  static List<List<Point>> openings(int size) {
    List<List<Point>> fitting = new ArrayList<>();
    InputStream file = Objects.requireNonNull(Swap2.class.getResourceAsStream(FILE), FILE);
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (!line.startsWith("#")) {
          addIfFitting(fitting, line, size);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return fitting;
  }

  private static void addIfFitting(List<List<Point>> fitting, String line, int size) {
    List<Point> stones =
        BLANK.splitAsStream(line).flatMap(stone -> Wire.point(stone, size).stream()).toList();
    if (stones.size() == STONES) {
      fitting.add(stones);
    }
  }
}
