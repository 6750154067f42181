package org.gobang.arena.rating;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Random pairs of games of two players with a known lead, with biased openings and draws. The
 * advantage of an opening in one game is a disadvantage in the other, as in real pairs.
 */
final class SyntheticMatch {

  private final SplittableRandom lots;
  private final double draws;
  private final double bias;

  /**
   * Creates a match.
   *
   * @param draws share of draws among games that the better player does not win outright
   * @param bias bias of openings for a colour, from 0 (none) to 1 (full)
   */
  SyntheticMatch(long seed, double draws, double bias) {
    this.lots = new SplittableRandom(seed);
    this.draws = draws;
    this.bias = bias;
  }

  /** Returns the half points of a pair for a player with an expected score. */
  int pair(double score) {
    // The shift keeps the mean of the pair and both scores between 0 and 1.
    double room = Math.min(score, 1 - score);
    double shift = room * bias * (2 * lots.nextDouble() - 1);
    return game(score + shift) + game(score - shift);
  }

  private int game(double score) {
    // Draws replace wins and losses equally.
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
