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
 * @param moves for each move, the numbers of the {@link MoveOrderingFit}'s weights it adds up
 * @param best the index of the preferred one
 */
@SuppressWarnings("ArrayRecordComponent") // hundreds of thousands, never compared
record MoveChoice(short[][] moves, int best) {

  /** Where the weights of a move begin: own lines, the opponent's, own shape, the opponent's. */
  static final int ATTACK = 0;

  static final int DEFENCE = ATTACK + LinePattern.COUNT;
  static final int ATTACK_SHAPE = DEFENCE + LinePattern.COUNT;
  static final int DEFENCE_SHAPE = ATTACK_SHAPE + Shape.COUNT;
  static final int WEIGHTS = DEFENCE_SHAPE + Shape.COUNT;

  private static final int DIRECTIONS = 4;

  /** With fewer moves there is little to choose. */
  private static final int MIN_MOVES = 4;

  /** The choices of games, without deviations. */
  static List<MoveChoice> of(Rules rules, List<SelfPlayGame> games) {
    List<MoveChoice> choices = new ArrayList<>();
    for (SelfPlayGame game : games) {
      SearchPosition position = new SearchPosition(rules, FixedNodesEngine.SIZE);
      for (SelfPlayGame.Ply ply : game.plies()) {
        if (ply.value() != SelfPlayGame.Ply.UNKNOWN
            && !ply.deviation()
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
    if (moves.size() >= MIN_MOVES && moves.contains(best)) {
      short[][] weights = new short[moves.size()][];
      for (int i = 0; i < weights.length; i++) {
        weights[i] = weights(position, moves.get(i));
      }
      choices.add(new MoveChoice(weights, moves.indexOf(best)));
    }
  }

  private static short[] weights(SearchPosition position, int point) {
    int side = position.sideToMove();
    short[] weights = new short[2 * DIRECTIONS + 2];
    for (int d = 0; d < DIRECTIONS; d++) {
      weights[2 * d] = (short) (ATTACK + position.pattern(side, point, d));
      weights[2 * d + 1] = (short) (DEFENCE + position.pattern(side ^ 1, point, d));
    }
    weights[2 * DIRECTIONS] = (short) (ATTACK_SHAPE + position.shape(side, point));
    weights[2 * DIRECTIONS + 1] = (short) (DEFENCE_SHAPE + position.shape(side ^ 1, point));
    return weights;
  }

  /** The probability of each move to be the preferred one. */
  double[] probabilities(double[] values) {
    double[] probabilities = new double[moves.length];
    double sum = 0;
    for (int i = 0; i < moves.length; i++) {
      double score = 0;
      for (short weight : moves[i]) {
        score += values[weight];
      }
      probabilities[i] = Math.exp(score);
      sum += probabilities[i];
    }
    for (int i = 0; i < moves.length; i++) {
      probabilities[i] /= sum;
    }
    return probabilities;
  }
}
