package org.gobang.study.review;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.gobang.api.Stone;
import org.gobang.api.player.Budget;
import org.gobang.api.review.MoveClass;

/** Evaluates the positions of a game in passes, each with more time for fewer positions. */
final class ReviewRounds {

  /**
   * The loss of win probability above which a position is evaluated again. Noise is usually
   * smaller.
   */
  private static final double DOUBTFUL = 0.03;

  private static final int QUICK = 1;

  /** The pass with the full budget. */
  static final int FULL = 2;

  private static final int CONFIRMED = 3;

  private final Judgements judgements;
  private final MoveValues values;
  private final List<Stone> sides;
  private final ReviewBudget budget;
  private final GameReviewer.Progress progress;
  private int done;

  /** The estimated number of evaluations in later passes. */
  private int later;

  ReviewRounds(
      Judgements judgements,
      MoveValues values,
      List<Stone> sides,
      ReviewBudget budget,
      GameReviewer.Progress progress) {
    this.judgements = judgements;
    this.values = values;
    this.sides = sides;
    this.budget = budget;
    this.progress = progress;
  }

  /**
   * Evaluates positions until a further evaluation within the budget could not change any relevant
   * move.
   *
   * @param first the number of moves before the first evaluated position
   */
  void run(int first) throws InterruptedException {
    List<Integer> all = new ArrayList<>();
    for (int ply = first; ply <= values.count(); ply++) {
      if (judgements.isJudged(ply)) {
        all.add(ply);
      }
    }
    later = all.size() / 2;
    judge(all, QUICK, budget.quick());
    boolean settled;
    do {
      // An evaluation may make the previous and next moves questionable.
      judgeAround(this::isDoubtful, FULL, budget.full());
      settled = !judgeAround(this::isGrave, CONFIRMED, budget.confirming());
    } while (!settled);
    progress.judged(done, done);
  }

  private void judge(List<Integer> plies, int round, Budget limits) throws InterruptedException {
    int planned = done + plies.size() + later;
    for (int ply : plies) {
      judgements.judge(ply, round, limits);
      progress.judged(++done, planned);
    }
    judgements.settle();
  }

  /** Evaluates the positions around some moves, and returns whether any evaluation was required. */
  private boolean judgeAround(IntPredicate moves, int round, Budget limits)
      throws InterruptedException {
    boolean any = false;
    if (limits.equals(budget.quick())) {
      // A depth limit is the same in all passes.
      return any;
    }
    for (List<Integer> next = around(moves, round); !next.isEmpty(); next = around(moves, round)) {
      any = true;
      judge(next, round, limits);
    }
    return any;
  }

  private List<Integer> around(IntPredicate moves, int round) {
    List<Integer> around = new ArrayList<>();
    for (int ply = 0; ply <= values.count(); ply++) {
      boolean before = ply < values.count() && isReviewed(ply) && moves.test(ply);
      boolean after = ply > 0 && isReviewed(ply - 1) && moves.test(ply - 1);
      if ((before || after) && judgements.isOpenIn(round, ply)) {
        around.add(ply);
      }
    }
    return around;
  }

  private boolean isReviewed(int ply) {
    return values.isValued(ply) && sides.contains(values.side(ply));
  }

  private boolean isDoubtful(int ply) {
    return values.before(ply) - values.after(ply) >= DOUBTFUL;
  }

  private boolean isGrave(int ply) {
    return values.type(ply).compareTo(MoveClass.MISTAKE) >= 0;
  }
}
