package org.gobang.study.review;

import java.util.Iterator;
import java.util.List;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;

/**
 * Gives the judgements of an earlier review in their order: a review of the same game asks for them
 * in that order again. Used on one thread at a time.
 */
public final class RepeatingJudge implements Judge {

  private final Iterator<Judgement> left;

  /**
   * A judge for one review.
   *
   * @param judgements those of a {@link NotingJudge}
   */
  public RepeatingJudge(List<Judgement> judgements) {
    this.left = List.copyOf(judgements).iterator();
  }

  @Override
  public Judgement judge(Board board, Budget budget) {
    if (!left.hasNext()) {
      throw new RefusedException("there are fewer judgements than the review needs");
    }
    return left.next();
  }
}
