package org.gobang.tuning;

import java.util.ArrayList;
import java.util.List;
import org.gobang.ai.search.position.PointCodes;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;
import org.gobang.ai.search.tree.IterativeDeepening;

/**
 * The possible moves of a quiet position and the preferred move of a search.
 *
 * @param weights the indices of the {@link #PER_MOVE} weights of each move, in order
 * @param best the index of the preferred move
 */
@SuppressWarnings("ArrayRecordComponent") // many instances, never compared
record MoveChoice(short[] weights, int best) {

  /**
   * The offset of the weights for attack. The next constants are the offsets for defence and both
   * shapes.
   */
  static final int ATTACK = 0;

  static final int DEFENCE = ATTACK + PointCodes.COUNT;
  static final int PAIRS = DEFENCE + PointCodes.COUNT;

  /** The number of weights. */
  static final int WEIGHTS = PAIRS + Shape.COUNT * Shape.COUNT;

  /** The number of weights per move. */
  static final int PER_MOVE = 3;

  /** The minimum number of moves for a choice. */
  private static final int MIN_MOVES = 2;

  /** Returns the move choices in games, without deviations. */
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
    if (moves.size() < MIN_MOVES || !moves.contains(best)) {
      return;
    }
    int side = position.sideToMove();
    short[] weights = new short[moves.size() * PER_MOVE];
    int next = 0;
    for (int point : moves) {
      int own = position.shape(side, point);
      int theirs = position.shape(side ^ 1, point);
      weights[next++] = (short) (ATTACK + PointCodes.of(position, side, point));
      weights[next++] = (short) (DEFENCE + PointCodes.of(position, side ^ 1, point));
      weights[next++] = (short) (PAIRS + own * Shape.COUNT + theirs);
    }
    choices.add(new MoveChoice(weights, moves.indexOf(best)));
  }

  /** Returns the probability of each move to be the preferred move. */
  double[] probabilities(double[] values) {
    double[] probabilities = new double[weights.length / PER_MOVE];
    double sum = 0;
    for (int i = 0; i < probabilities.length; i++) {
      double score = 0;
      for (int j = i * PER_MOVE; j < (i + 1) * PER_MOVE; j++) {
        score += values[weights[j]];
      }
      probabilities[i] = Math.exp(score);
      sum += probabilities[i];
    }
    for (int i = 0; i < probabilities.length; i++) {
      probabilities[i] /= sum;
    }
    return probabilities;
  }
}
