package org.gobang.study.review;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.Score;

/** Judges positions by a script and counts the requests; other positions are even. */
final class ScriptedJudge implements PositionJudge {

  static final ReviewBudget BUDGET = ReviewBudget.of(Budget.of(new Limit.Nodes(1000)));

  private final Map<Integer, Judgement> quick = new HashMap<>();
  private final Map<Integer, Judgement> full = new HashMap<>();
  private final Map<Integer, Judgement> confirming = new HashMap<>();

  /** The number of moves at each position judged with the full budget. */
  final List<Integer> deepened = new ArrayList<>();

  /** The number of moves at each position judged to confirm a mistake. */
  final List<Integer> confirmed = new ArrayList<>();

  /** Sets the evaluation after a number of moves for any budget. */
  ScriptedJudge at(int ply, double winRate, String line) {
    return at(ply, new Score.WinRate(winRate), line);
  }

  ScriptedJudge at(int ply, Score score, String line) {
    quick.put(ply, judgement(score, line));
    return this;
  }

  /** Sets the evaluation for the full budget only. */
  ScriptedJudge fullyAt(int ply, Score score, String line) {
    full.put(ply, judgement(score, line));
    return this;
  }

  /** Sets the evaluation for the budget that confirms mistakes. */
  ScriptedJudge finallyAt(int ply, double winRate, String line) {
    confirming.put(ply, judgement(new Score.WinRate(winRate), line));
    return this;
  }

  private static Judgement judgement(Score score, String line) {
    return new Judgement(
        score,
        MoveText.parse(line, Stone.BLACK).stream()
            .map(move -> ((Move.Place) move).point())
            .toList());
  }

  @Override
  public Judgement judge(Board board, Budget budget) {
    int ply = board.moves().size();
    Judgement even = new Judgement(new Score.WinRate(0.5), List.of(board.allowed().get(0)));
    if (!budget.equals(BUDGET.quick())) {
      (budget.equals(BUDGET.full()) ? deepened : confirmed).add(ply);
      Judgement fully = full.getOrDefault(ply, quick.getOrDefault(ply, even));
      return budget.equals(BUDGET.full()) ? fully : confirming.getOrDefault(ply, fully);
    }
    return quick.getOrDefault(ply, even);
  }
}
