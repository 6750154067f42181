package org.gobang.arena.rating;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The scores of one of two players in pairs of games: the pentanomial distribution.
 *
 * @param counts the numbers of pairs with 0, ½, 1, 1½ and 2 points, in this order
 */
public record PairScores(List<Integer> counts) {

  /** The scores without pairs. */
  public static final PairScores NONE = new PairScores(List.of(0, 0, 0, 0, 0));

  /** The largest number of half points in a pair. */
  private static final int MOST = 4;

  /**
   * Creates scores with a copy of the counts.
   *
   * @throws IllegalArgumentException if they are not five, or one is negative
   */
  public PairScores {
    counts = List.copyOf(counts);
    if (counts.size() != MOST + 1 || counts.stream().anyMatch(count -> count < 0)) {
      throw new IllegalArgumentException("five counts, none negative, not " + counts);
    }
  }

  /**
   * Returns the scores with one more pair.
   *
   * @param halfPoints the half points of the player, from 0 to 4
   * @return the scores with it
   */
  public PairScores plus(int halfPoints) {
    List<Integer> more = new ArrayList<>(counts);
    more.set(halfPoints, more.get(halfPoints) + 1);
    return new PairScores(more);
  }

  /**
   * Returns the sum of two scores.
   *
   * @param other more pairs of the same player
   * @return their sum
   */
  public PairScores plus(PairScores other) {
    return new PairScores(
        IntStream.rangeClosed(0, MOST)
            .mapToObj(each -> counts.get(each) + other.counts.get(each))
            .toList());
  }

  /**
   * Returns the scores of the opponent.
   *
   * @return the counts in reverse
   */
  public PairScores mirrored() {
    List<Integer> reversed = new ArrayList<>(counts);
    Collections.reverse(reversed);
    return new PairScores(reversed);
  }

  /**
   * Returns the number of pairs.
   *
   * @return the sum of the counts
   */
  public int pairs() {
    return counts.stream().mapToInt(Integer::intValue).sum();
  }

  /**
   * Returns the proportion of points, from 0 to 1.
   *
   * @return the share, from 0 to 1; a half without pairs
   */
  public double score() {
    return pairs() == 0 ? 0.5 : points() / (2 * pairs());
  }

  /** Returns the points of the player. */
  double points() {
    return IntStream.rangeClosed(0, MOST).mapToDouble(each -> worth(each) * counts.get(each)).sum();
  }

  /**
   * Returns the sum of the squared differences between the actual and the expected points of each
   * pair.
   *
   * @param expected the expected score of a game
   */
  double squaredErrors(double expected) {
    return IntStream.rangeClosed(0, MOST)
        .mapToDouble(each -> counts.get(each) * Math.pow(worth(each) - 2 * expected, 2))
        .sum();
  }

  /** Returns the score for the half points of a pair. */
  static double worth(int halfPoints) {
    return halfPoints / 2.0;
  }
}
