package org.gobang.arena.machine;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.gobang.arena.rating.PairScores;

/**
 * Computes the difference between the results of a machine and those of the others, in standard
 * deviations. This is the residual of Fishtest, {@code get_chi2} in {@code
 * server/fishtest/util.py}.
 *
 * <p>For each pairing of two players the pairs of the machine and those of the others make a table
 * of two rows, in which Pearson's chi-square compares the distributions of the scores. The sum over
 * all pairings has the sum of their degrees of freedom, and the cube root of Wilson and Hilferty
 * (The distribution of chi-square, PNAS 17, 1931) makes it a standard normal value. Scores that are
 * too rare for chi-square are merged with those next to them.
 */
final class PairResidual {

  /**
   * The smallest number of pairs expected in a cell. With less, honest machines exceed a residual
   * more often than the normal distribution predicts.
   */
  private static final double LEAST_EXPECTED = 2;

  private double chiSquare;
  private int freedom;

  /** The number of pairs with a score, of the machine and of all machines. */
  private record Cell(int own, int all) {
    Cell plus(Cell other) {
      return new Cell(own + other.own, all + other.all);
    }
  }

  /**
   * Adds the results of a pairing.
   *
   * @param own the scores of the pairs that the machine played
   * @param all the scores of all pairs, those of the machine among them; at least one
   */
  void add(PairScores own, PairScores all) {
    double share = (double) own.pairs() / all.pairs();
    List<Cell> cells = merged(own, all, LEAST_EXPECTED / Math.min(share, 1 - share));
    if (cells.size() == 1) {
      return;
    }
    freedom += cells.size() - 1;
    for (Cell cell : cells) {
      double expected = share * cell.all();
      double error = cell.own() - expected;
      // The last factor accounts for the cell of the others, which has the same error.
      chiSquare += error * error / expected / (1 - share);
    }
  }

  /** Merges the rarest cell with the rarer of its neighbours until all have enough pairs. */
  private static List<Cell> merged(PairScores own, PairScores all, double least) {
    List<Cell> cells = new ArrayList<>();
    for (int i = 0; i < all.counts().size(); i++) {
      cells.add(new Cell(own.counts().get(i), all.counts().get(i)));
    }
    int rarest = rarest(cells);
    while (cells.size() > 1 && cells.get(rarest).all() < least) {
      Cell cell = cells.remove(rarest);
      int other =
          rarest == 0
                  || (rarest < cells.size()
                      && cells.get(rarest).all() < cells.get(rarest - 1).all())
              ? rarest
              : rarest - 1;
      cells.set(other, cells.get(other).plus(cell));
      rarest = rarest(cells);
    }
    return cells;
  }

  private static int rarest(List<Cell> cells) {
    return IntStream.range(0, cells.size())
        .reduce((a, b) -> cells.get(b).all() < cells.get(a).all() ? b : a)
        .orElseThrow();
  }

  /**
   * Returns the residual; empty if it is undefined.
   *
   * @return 0 or more; empty if no scores could be compared
   */
  OptionalDouble value() {
    if (freedom == 0) {
      return OptionalDouble.empty();
    }
    double variance = 2 / (9.0 * freedom);
    double normal = (Math.cbrt(chiSquare / freedom) - (1 - variance)) / Math.sqrt(variance);
    // A value below the expectation has no meaning for the machine.
    return OptionalDouble.of(Math.max(0, normal));
  }
}
