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
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.gobang.engines.gomocup.GomocupNotation;

/**
 * The openings for swap2, and the choice of colour for the opponent's.
 *
 * <p>The chooser has White and the move; the player's score tells the better colour. Placing two
 * more stones instead would be worse, as the opponent could then take the better colour.
 */
final class Swap2 {

  private static final String FILE = "swap2.txt";
  private static final Pattern BLANK = Pattern.compile(" ");
  private static final int STONES = 3;

  /** The player's score for White, if it reports one. */
  static final class Judgement {
    private final AtomicReference<Score> score = new AtomicReference<>(new Score.Estimate(0));

    /** Records a report of the player. */
    void record(Insight insight) {
      if (insight instanceof Insight.Line line && line.rank() == 1) {
        score.set(line.score());
      }
    }

    /** Whether Black is better. */
    boolean swaps() {
      Score white = score.get();
      return white instanceof Score.LossIn
          || (white instanceof Score.Estimate estimate && estimate.value() < 0)
          || (white instanceof Score.WinRate rate && rate.probability() < 0.5);
    }
  }

  private final Random random;

  /**
   * Openings in random order.
   *
   * @param seed the seed of the order
   */
  Swap2(long seed) {
    random = new Random(seed);
  }

  /**
   * Chooses an opening.
   *
   * @param size lines a side
   * @return three stones, Black's, White's and Black's
   * @throws RefusedException if the board is too small for all openings
   */
  List<Point> opening(int size) {
    List<List<Point>> fitting = openings(size);
    if (fitting.isEmpty()) {
      throw new RefusedException("there is no opening for " + size + " lines");
    }
    return fitting.get(random.nextInt(fitting.size()));
  }

  /** All openings that fit on a board. */
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
        BLANK
            .splitAsStream(line)
            .flatMap(stone -> GomocupNotation.point(stone, size).stream())
            .toList();
    if (stones.size() == STONES) {
      fitting.add(stones);
    }
  }
}
