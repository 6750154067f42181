package org.gobang.tuning;

import java.util.ArrayList;
import java.util.List;
import org.gobang.ai.search.position.EvaluationWeights;

/**
 * A position of a game that was searched, and how the game ended.
 *
 * @param stones the stones on the board
 * @param value the search's value for the side to move
 * @param result how the game ended for that side: 1 won, 0 lost, a half drawn
 * @param weight what it counts for: the positions of a game count as much as those of any other
 */
record ValuedPosition(int stones, int value, double result, double weight) {

  /** Neighbouring positions tell much the same. */
  private static final int EVERY = 3;

  /** The searched positions of a game that are not proven. */
  static List<ValuedPosition> of(EvaluationWeights weights, RecordedGame game, int nodes) {
    FixedNodesEngine engine = new FixedNodesEngine(weights, nodes);
    List<ValuedPosition> found = new ArrayList<>();
    List<Integer> points = game.points();
    for (int i = 0; i < points.size(); i++) {
      if (i >= game.unmeasured() && (i - game.unmeasured()) % EVERY == 0) {
        FixedNodesEngine.Result result = engine.search();
        if (result.outcome() == 0 && result.value() != SelfPlayGame.Ply.UNKNOWN) {
          double ended = game.result(engine.position().sideToMove());
          found.add(new ValuedPosition(i, result.value(), ended, 1));
        }
      }
      engine.makeMove(points.get(i));
    }
    double share = 1.0 / Math.max(1, found.size());
    return found.stream()
        .map(each -> new ValuedPosition(each.stones, each.value, each.result, share))
        .toList();
  }
}
