package org.gobang.tuning;

import java.util.ArrayList;
import java.util.List;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;

/**
 * A quiet position of a game with its static evaluation.
 *
 * @param side the side to move
 * @param value the evaluation for the side to move, in units of {@link EvaluationWeights#UNIT}
 * @param result the result for the side to move: 1 for a win, 0 for a loss, a half for a draw
 * @param openFourThreatened whether the opponent threatens to make an open four
 */
record QuietPosition(int side, double value, double result, boolean openFourThreatened) {

  /**
   * Returns the quiet positions before each measured move of a game. Every move is made, as an
   * evaluation may depend on the previous one.
   *
   * @param empty the empty board, with the evaluation
   */
  static List<QuietPosition> of(SearchPosition empty, RecordedGame game) {
    List<QuietPosition> quiet = new ArrayList<>();
    SearchPosition position = empty.copy();
    for (int i = 0; i < game.points().size(); i++) {
      if (i >= Math.max(1, game.unmeasured()) && Samples.isQuiet(position)) {
        int side = position.sideToMove();
        quiet.add(
            new QuietPosition(
                side,
                position.evaluation() / EvaluationWeights.UNIT,
                game.result(side),
                position.count(side ^ 1, Shape.OPEN_FOUR) > 0));
      }
      position.makeMove(game.points().get(i));
    }
    return quiet;
  }
}
