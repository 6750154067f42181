package org.gobang.study.problem;

/**
 * The memory of a problem by the Free Spaced Repetition Scheduler, FSRS-6, with the published
 * default weights (Ye, Su and Cao, <i>A Stochastic Shortest Path Algorithm for Optimizing Spaced
 * Repetition Scheduling</i>, KDD 2022; <a
 * href="https://github.com/open-spaced-repetition/py-fsrs">py-fsrs</a>, {@code
 * DEFAULT_PARAMETERS}). Two of its four ratings are used: a problem is failed (again) or solved
 * (good). Learning steps and random changes of intervals are not used.
 *
 * @param stability the days after which the problem is remembered with a probability of 0.9
 * @param difficulty from 1 to 10
 */
record Fsrs(double stability, double difficulty) {

  private static final int AGAIN = 1;
  private static final int GOOD = 3;
  private static final int EASY = 4;

  /** The weights w0 to w20. */
  private static final double[] W = {
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
    0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542
  };

  private static final double DECAY = -W[20];

  /** The factor that makes the retrievability 0.9 when the days equal the stability. */
  private static final double FACTOR = Math.pow(0.9, 1 / DECAY) - 1;

  private static final double LEAST_STABILITY = 0.001;
  private static final int LONGEST_DAYS = 36_500;

  /** Returns the memory after the first answer. */
  static Fsrs first(boolean solved) {
    int rating = rating(solved);
    return new Fsrs(W[rating - 1], clampDifficulty(initialDifficulty(rating)));
  }

  /**
   * Returns the memory after another answer.
   *
   * @param days the number of whole days since the previous answer
   */
  Fsrs next(boolean solved, long days) {
    double later =
        days < 1
            ? stability * sameDayIncrease(solved)
            : solved ? stabilityAfterRecall(days) : stabilityAfterLapse(days);
    return new Fsrs(Math.max(LEAST_STABILITY, later), nextDifficulty(rating(solved)));
  }

  /** Returns the number of days until the problem is due, when the retrievability is 0.9. */
  int interval() {
    return (int) Math.min(LONGEST_DAYS, Math.max(1, Math.rint(stability)));
  }

  private static int rating(boolean solved) {
    return solved ? GOOD : AGAIN;
  }

  private static double initialDifficulty(int rating) {
    return W[4] - Math.exp(W[5] * (rating - 1)) + 1;
  }

  private static double clampDifficulty(double difficulty) {
    return Math.min(10, Math.max(1, difficulty));
  }

  private double nextDifficulty(int rating) {
    double damped = difficulty - W[6] * (rating - GOOD) * (10 - difficulty) / 9;
    return clampDifficulty(W[7] * initialDifficulty(EASY) + (1 - W[7]) * damped);
  }

  private double retrievability(long days) {
    return Math.pow(1 + FACTOR * days / stability, DECAY);
  }

  private double sameDayIncrease(boolean solved) {
    double increase =
        Math.exp(W[17] * (rating(solved) - GOOD + W[18])) * Math.pow(stability, -W[19]);
    return solved ? Math.max(1, increase) : increase;
  }

  private double stabilityAfterRecall(long days) {
    return stability
        * (1
            + Math.exp(W[8])
                * (11 - difficulty)
                * Math.pow(stability, -W[9])
                * (Math.exp((1 - retrievability(days)) * W[10]) - 1));
  }

  private double stabilityAfterLapse(long days) {
    double longTerm =
        W[11]
            * Math.pow(difficulty, -W[12])
            * (Math.pow(stability + 1, W[13]) - 1)
            * Math.exp((1 - retrievability(days)) * W[14]);
    return Math.min(longTerm, stability / Math.exp(W[17] * W[18]));
  }
}
