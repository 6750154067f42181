package org.gobang.tuning;

import java.util.List;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;

/**
 * A finished game for measuring evaluations.
 *
 * @param points the points of the stones, Black's first
 * @param unmeasured the number of initial moves that do not explain the result: the opening and the
 *     moves up to the last random one
 * @param winner {@link SearchPosition#BLACK}, {@link SearchPosition#WHITE}, or {@link
 *     SearchPosition#NOWHERE} if drawn
 */
record RecordedGame(List<Integer> points, int unmeasured, int winner) {

  RecordedGame {
    points = List.copyOf(points);
  }

  /** Returns a game of the engine against itself. */
  static RecordedGame of(SelfPlayGame game) {
    List<SelfPlayGame.Ply> plies = game.plies();
    int unmeasured = 0;
    while (unmeasured < plies.size() && plies.get(unmeasured).value() == SelfPlayGame.Ply.UNKNOWN) {
      unmeasured++;
    }
    for (int i = unmeasured; i < plies.size(); i++) {
      unmeasured = plies.get(i).deviation() ? i + 1 : unmeasured;
    }
    return new RecordedGame(
        plies.stream().map(SelfPlayGame.Ply::point).toList(), unmeasured, game.winner());
  }

  /**
   * Checks that the game is legal.
   *
   * @throws IllegalArgumentException if it is not; the message has the reason
   */
  void check(Rules rules, int size) {
    SearchPosition position = new SearchPosition(rules, size);
    for (int i = 0; i < points.size(); i++) {
      int point = points.get(i);
      String move = "move " + (i + 1);
      if (point < 0 || point >= size * size || position.stone(point) != SearchPosition.NOWHERE) {
        throw new IllegalArgumentException(move + ": the point is occupied or off the board");
      }
      int side = position.sideToMove();
      if (position.shape(side, point) == Shape.FIVE && (i < points.size() - 1 || winner != side)) {
        throw new IllegalArgumentException(
            move + " makes five, but does not end the game or is not the winner's");
      }
      position.makeMove(point);
    }
  }

  /** Returns the result for a side: 1 for a win, 0.5 for a draw, 0 for a loss. */
  double result(int side) {
    return winner == SearchPosition.NOWHERE ? 0.5 : winner == side ? 1 : 0;
  }
}
