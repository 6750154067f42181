package org.gobang.study.review;

import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;

/**
 * Evaluates positions with a player that reports scores and variations. Used by one thread at a
 * time.
 */
@FunctionalInterface
public interface PositionJudge {

  /**
   * Evaluates a position.
   *
   * @param board a position that is not over and offers no choice
   * @param budget the limits of the evaluation
   * @return the evaluation
   * @throws RefusedException if the player fails, or reports no score
   * @throws InterruptedException if the thread was interrupted, for example because the review was
   *     cancelled
   */
  Judgement judge(Board board, Budget budget) throws InterruptedException;

  /**
   * Returns a judge that also passes each evaluation to a consumer.
   *
   * @param judge evaluates the positions
   * @param made receives each evaluation
   */
  static PositionJudge recording(PositionJudge judge, Consumer<Judgement> made) {
    return (board, budget) -> {
      Judgement judgement = judge.judge(board, budget);
      made.accept(judgement);
      return judgement;
    };
  }

  /**
   * Returns a judge that replays the evaluations of an earlier review in order. A review of the
   * same game requests them in that order.
   *
   * @param judgements the evaluations passed on by {@link #recording}
   */
  static PositionJudge replaying(List<Judgement> judgements) {
    Iterator<Judgement> left = List.copyOf(judgements).iterator();
    return (board, budget) -> {
      if (!left.hasNext()) {
        throw new RefusedException("there are fewer judgements than the review needs");
      }
      return left.next();
    };
  }

  /**
   * Returns a judge that evaluates each position of a game only once per budget.
   *
   * @param judge evaluates the positions
   */
  static PositionJudge caching(PositionJudge judge) {
    Map<List<Object>, Judgement> known = new HashMap<>();
    return (board, budget) -> {
      List<Object> question = List.of(List.copyOf(board.moves()), budget);
      Judgement answer = known.get(question);
      if (answer == null) {
        answer = judge.judge(board, budget);
        known.put(question, answer);
      }
      return answer;
    };
  }
}
