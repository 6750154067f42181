package org.gobang.ai.search.tree;

import java.util.Arrays;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;

/**
 * How well moves have done elsewhere in the tree: by side and point, attacking moves apart from
 * quiet ones, and by the move that they answered.
 */
public final class MoveHistory {

  /** The most that a number can reach; they are drawn back the more the further they are out. */
  private static final int MOST = 1024;

  private final int points;
  private final short[] moves;
  private final short[] replies;
  private final short[] counter;

  /** Nothing known yet about a board of so many points. */
  public MoveHistory(int points) {
    this.points = points;
    moves = new short[4 * points];
    replies = new short[2 * points * points];
    counter = new short[2 * points];
    Arrays.fill(counter, (short) SearchPosition.NOWHERE);
  }

  /** How well a move of the side to move has done, from -3072 to 3072. */
  int of(SearchPosition position, int point) {
    return moves[own(position, point)] * 2 + replies[reply(position, point)];
  }

  /** What answered the last move best. */
  int counter(SearchPosition position) {
    int last = position.lastMove();
    return last == SearchPosition.NOWHERE ? last : counter[position.side() * points + last];
  }

  /** A move was better than the opponent would allow. */
  void good(SearchPosition position, int point, int depth) {
    add(position, point, bonus(depth));
    int last = position.lastMove();
    if (last != SearchPosition.NOWHERE) {
      counter[position.side() * points + last] = (short) point;
    }
  }

  /** A move was tried before that one, for nothing. */
  void bad(SearchPosition position, int point, int depth) {
    add(position, point, -bonus(depth));
  }

  private static int bonus(int depth) {
    return Math.min(16 * depth * depth, 400);
  }

  private void add(SearchPosition position, int point, int bonus) {
    draw(moves, own(position, point), bonus);
    draw(replies, reply(position, point), bonus);
  }

  private static void draw(short[] numbers, int index, int bonus) {
    int drawn = numbers[index] * Math.abs(bonus) / MOST;
    numbers[index] = (short) (numbers[index] + bonus - drawn);
  }

  private int own(SearchPosition position, int point) {
    int side = position.side();
    int attack = position.shape(side, point) >= Shape.THREE ? 2 : 0;
    return (attack + side) * points + point;
  }

  private int reply(SearchPosition position, int point) {
    int last = Math.max(position.lastMove(), 0);
    return (position.side() * points + last) * points + point;
  }

  /** Another search begins: old merits count half. */
  public void age() {
    for (int i = 0; i < moves.length; i++) {
      moves[i] = (short) (moves[i] / 2);
    }
  }
}
