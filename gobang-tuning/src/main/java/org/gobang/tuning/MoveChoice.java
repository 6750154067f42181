package org.gobang.tuning;

import java.util.ArrayList;
import java.util.List;
import org.gobang.ai.search.position.LinePattern;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;
import org.gobang.ai.search.tree.IterativeDeepening;

/**
 * The moves of a position in which nothing is forced, and which of them a search preferred.
 *
 * @param moves for each move, which of the weights of {@link MoveOrderingFit} it adds up
 * @param best the preferred one's place among them
 */
@SuppressWarnings("ArrayRecordComponent") // hundreds of thousands, never compared
record MoveChoice(short[][] moves, int best) {

  /** Where the weights of a move begin: own lines, the opponent's, own shape, the opponent's. */
  static final int ATTACK = 0;

  static final int DEFENCE = ATTACK + LinePattern.COUNT;
  static final int ATTACK_TOGETHER = DEFENCE + LinePattern.COUNT;
  static final int DEFENCE_TOGETHER = ATTACK_TOGETHER + Shape.COUNT;
  static final int WEIGHTS = DEFENCE_TOGETHER + Shape.COUNT;

  private static final int DIRECTIONS = 4;

  /** With fewer moves there is little to choose. */
  private static final int FEWEST = 4;

  /** What games tell: nothing of moves that were played for variety. */
  static List<MoveChoice> of(Rules rules, List<SelfPlayGame> games) {
    List<MoveChoice> choices = new ArrayList<>();
    for (SelfPlayGame game : games) {
      SearchPosition position = new SearchPosition(rules, FixedNodesEngine.SIZE);
      for (SelfPlayGame.Ply ply : game.plies()) {
        if (ply.value() != SelfPlayGame.Ply.UNKNOWN
            && !ply.sidestep()
            && Samples.isQuiet(position)) {
          add(position, ply.point(), choices);
        }
        position.makeMove(ply.point());
      }
    }
    return choices;
  }

  private static void add(SearchPosition position, int best, List<MoveChoice> choices) {
    List<Integer> moves = IterativeDeepening.rootMoves(position);
    if (moves.size() >= FEWEST && moves.contains(best)) {
      short[][] weights = new short[moves.size()][];
      for (int i = 0; i < weights.length; i++) {
        weights[i] = weights(position, moves.get(i));
      }
      choices.add(new MoveChoice(weights, moves.indexOf(best)));
    }
  }

  private static short[] weights(SearchPosition position, int point) {
    int me = position.sideToMove();
    short[] weights = new short[2 * DIRECTIONS + 2];
    for (int d = 0; d < DIRECTIONS; d++) {
      weights[2 * d] = (short) (ATTACK + position.pattern(me, point, d));
      weights[2 * d + 1] = (short) (DEFENCE + position.pattern(me ^ 1, point, d));
    }
    weights[2 * DIRECTIONS] = (short) (ATTACK_TOGETHER + position.shape(me, point));
    weights[2 * DIRECTIONS + 1] = (short) (DEFENCE_TOGETHER + position.shape(me ^ 1, point));
    return weights;
  }

  /** How likely each move is the preferred one. */
  double[] chances(double[] values) {
    double[] chances = new double[moves.length];
    double sum = 0;
    for (int i = 0; i < moves.length; i++) {
      double urge = 0;
      for (short weight : moves[i]) {
        urge += values[weight];
      }
      chances[i] = Math.exp(urge);
      sum += chances[i];
    }
    for (int i = 0; i < moves.length; i++) {
      chances[i] /= sum;
    }
    return chances;
  }
}
