package org.gobang.arena.rating;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Pairs of games drawn by lot: two players of a known lead, openings that favour one colour more or
 * less, and draws. What an opening gives one game it takes from the other, as in real pairs.
 */
final class SyntheticMatch {

  private final SplittableRandom lots;
  private final double draws;
  private final double bias;

  /**
   * Creates a match.
   *
   * @param draws how many of the games in which the better does not win outright are drawn
   * @param bias how far openings favour a colour: 0 not at all, 1 entirely
   */
  SyntheticMatch(long seed, double draws, double bias) {
    this.lots = new SplittableRandom(seed);
    this.draws = draws;
    this.bias = bias;
  }

  /** Returns the half points of a pair for the one who scores that much of the points. */
  int pair(double score) {
    // The shift keeps the mean of the pair, and both games between none and all.
    double room = Math.min(score, 1 - score);
    double shift = room * bias * (2 * lots.nextDouble() - 1);
    return game(score + shift) + game(score - shift);
  }

  private int game(double score) {
    // A drawn game takes as much from wins as from losses.
    double drawn = draws * 2 * Math.min(score, 1 - score);
    double win = score - drawn / 2;
    double lot = lots.nextDouble();
    return lot < win ? 2 : lot < win + drawn ? 1 : 0;
  }

  PairScores pairs(int count, double score) {
    int[] counts = new int[5];
    for (int i = 0; i < count; i++) {
      counts[pair(score)]++;
    }
    return new PairScores(Arrays.stream(counts).boxed().toList());
  }
}
