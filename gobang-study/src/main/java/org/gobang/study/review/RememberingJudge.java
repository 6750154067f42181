package org.gobang.study.review;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gobang.api.Move;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;

/** Has each position of a game judged once by each budget. Used on one thread at a time. */
public final class RememberingJudge implements Judge {

  private final Judge judge;
  private final Map<Question, Judgement> known = new HashMap<>();

  private record Question(List<Move> moves, Budget budget) {}

  /**
   * A judge that knows nothing yet.
   *
   * @param judge judges the positions
   */
  public RememberingJudge(Judge judge) {
    this.judge = judge;
  }

  @Override
  public Judgement judge(Board board, Budget budget) throws InterruptedException {
    Question question = new Question(List.copyOf(board.moves()), budget);
    Judgement answer = known.get(question);
    if (answer == null) {
      answer = judge.judge(board, budget);
      known.put(question, answer);
    }
    return answer;
  }
}
