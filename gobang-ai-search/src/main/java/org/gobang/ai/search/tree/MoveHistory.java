package org.gobang.ai.search.tree;

import java.util.Arrays;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;

/**
 * The history heuristic (+56 Elo, {@code docs/experiments/ablation.md}): the success of moves
 * elsewhere in the tree, by side and point (separately for attacking and quiet moves), and by the
 * opponent's last move (continuation history and counter-move).
 *
 * <p>The history depends only on the point and the last move, and is misleading for moves that are
 * good for distant reasons. It therefore has less weight than the fitted ordering of {@link
 * MovePicker}.
 */
public final class MoveHistory {

  /** The maximum score; the closer a score is to it, the smaller a further bonus. */
  private static final int MAX = 1024;

  private final int points;
  private final short[] main;
  private final short[] continuation;
  private final short[] counterMoves;

  /** Creates an empty history for boards with a number of points. */
  public MoveHistory(int points) {
    this.points = points;
    main = new short[4 * points];
    continuation = new short[2 * points * points];
    counterMoves = new short[2 * points];
    Arrays.fill(counterMoves, (short) SearchPosition.NOWHERE);
  }

  /** Returns the score of a move of the side to move, from -3072 to 3072. */
  int score(SearchPosition position, int point) {
    return main[mainIndex(position, point)] * 2 + continuation[continuationIndex(position, point)];
  }

  /** Returns the best known answer to the last move, or {@link SearchPosition#NOWHERE}. */
  int counterMove(SearchPosition position) {
    int last = position.lastMove();
    return last == SearchPosition.NOWHERE
        ? last
        : counterMoves[position.sideToMove() * points + last];
  }

  /** Rewards a move that reached beta. */
  void reward(SearchPosition position, int point, float depth) {
    add(position, point, bonus(depth));
    int last = position.lastMove();
    if (last != SearchPosition.NOWHERE) {
      counterMoves[position.sideToMove() * points + last] = (short) point;
    }
  }

  /** Penalizes a move searched before the one that reached beta. */
  void penalise(SearchPosition position, int point, float depth) {
    add(position, point, -bonus(depth));
  }

  private static int bonus(float depth) {
    return (int) Math.min(16 * depth * depth, 400);
  }

  private void add(SearchPosition position, int point, int bonus) {
    update(main, mainIndex(position, point), bonus);
    update(continuation, continuationIndex(position, point), bonus);
  }

  /** Adds a bonus, reduced by the current score (history gravity). */
  private static void update(short[] scores, int index, int bonus) {
    int decay = scores[index] * Math.abs(bonus) / MAX;
    scores[index] = (short) (scores[index] + bonus - decay);
  }

  private int mainIndex(SearchPosition position, int point) {
    int side = position.sideToMove();
    int attack = position.shape(side, point) >= Shape.THREE ? 2 : 0;
    return (attack + side) * points + point;
  }

  private int continuationIndex(SearchPosition position, int point) {
    int last = Math.max(position.lastMove(), 0);
    return (position.sideToMove() * points + last) * points + point;
  }

  /** Halves all scores for a new search. */
  public void age() {
    halve(main);
    halve(continuation);
  }

  private static void halve(short[] scores) {
    for (int i = 0; i < scores.length; i++) {
      scores[i] = (short) (scores[i] / 2);
    }
  }
}
