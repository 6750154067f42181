package org.gobang.study.review;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;

/**
 * Notes the judgements of a judge: with them a {@link RepeatingJudge} makes the same review
 * elsewhere. Used on one thread at a time.
 */
public final class NotingJudge implements Judge {

  private final Judge judge;
  private final List<Judgement> made = new ArrayList<>();

  /**
   * A judge that has noted nothing.
   *
   * @param judge judges the positions
   */
  public NotingJudge(Judge judge) {
    this.judge = judge;
  }

  @Override
  public Judgement judge(Board board, Budget budget) throws InterruptedException {
    Judgement judgement = judge.judge(board, budget);
    made.add(judgement);
    return judgement;
  }

  /**
   * The judgements so far.
   *
   * @return in the order in which they were made
   */
  public List<Judgement> made() {
    return List.copyOf(made);
  }
}
