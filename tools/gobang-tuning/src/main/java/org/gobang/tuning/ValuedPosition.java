package org.gobang.tuning;

import java.util.ArrayList;
import java.util.List;
import org.gobang.ai.search.position.EvaluationWeights;

/**
 * A searched position of a game with the result of the game.
 *
 * @param stones the stones on the board
 * @param value the search's value for the side to move
 * @param result the result for that side: 1 for a win, 0 for a loss, a half for a draw
 * @param weight its weight; all games have the same total weight
 */
record ValuedPosition(int stones, int value, double result, double weight) {

  /** The distance between used positions, as neighbours are similar. */
  private static final int EVERY = 3;

  /** Returns the searched, unproven positions of a game. */
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
