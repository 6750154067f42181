package org.gobang.ai.lookahead;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.Random;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.MutableBoard;
import org.gobang.api.evaluator.Evaluator;
import org.gobang.api.player.Budget;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares the search with minimax without pruning in random positions. */
class LookaheadSearchTest {

  private static final int DEPTH = 3;

  private final Evaluator evaluator = new Boards.HashedValues();
  private final MoveOrder order = new MoveOrder(evaluator, 8);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "freestyle",
        "renju",
        "custom:line=3",
        "custom:stones=2,line=4",
        "custom:captures=2,torus=true"
      })
  void findsTheValueOfMinimax(String rules) throws LookaheadLimits.ReachedException {
    Random random = new Random(7);
    Board empty = Boards.empty(rules, 7);
    for (int i = 0; i < 40; i++) {
      MutableBoard board = Boards.random(empty, random.nextInt(16), random).mutableCopy();
      LookaheadLimits limits = new LookaheadLimits(Budget.UNLIMITED, TestTurn.NO_STOP);
      LookaheadSearch search = new LookaheadSearch(board, evaluator, order, limits, DEPTH);
      int value = search.search(DEPTH, order.moves(board));
      assertThat(value).isEqualTo(minimax(board, DEPTH, 0));
      assertThat(atTheEndOf(search.line(), board)).isEqualTo(value);
    }
  }

  @Test
  void evaluatesAPositionWithoutAllowedMoves() throws LookaheadLimits.ReachedException {
    MutableBoard board = Boards.empty("freestyle", 7).mutableCopy();
    MutableBoard noneAllowed =
        (MutableBoard)
            Proxy.newProxyInstance(
                MutableBoard.class.getClassLoader(),
                new Class<?>[] {MutableBoard.class},
                (proxy, method, arguments) ->
                    method.getName().equals("allowed") ? 0 : method.invoke(board, arguments));
    LookaheadLimits limits = new LookaheadLimits(Budget.UNLIMITED, TestTurn.NO_STOP);
    LookaheadSearch search = new LookaheadSearch(noneAllowed, evaluator, order, limits, DEPTH);
    int value = search.search(DEPTH, new int[] {24});
    board.play(24);
    assertThat(value).isEqualTo(-evaluator.value(board));
    assertThat(search.line()).containsExactly(24);
  }

  private int minimax(MutableBoard board, int depth, int ply) {
    if (board.over()) {
      return board
          .winner()
          .map(won -> (won == board.toMove() ? 1 : -1) * (LookaheadSearch.WIN - ply))
          .orElse(0);
    }
    if (depth == 0) {
      return evaluator.value(board);
    }
    int best = Integer.MIN_VALUE;
    for (int move : order.moves(board)) {
      Stone mover = board.toMove();
      board.play(move);
      int value = minimax(board, depth - 1, ply + 1);
      best = Math.max(best, board.toMove() == mover ? value : -value);
      board.undo();
    }
    return best;
  }

  /** Returns the value at the end of the expected line for the side to move. */
  private int atTheEndOf(int[] line, MutableBoard now) {
    MutableBoard board = now.copy();
    for (int move : line) {
      board.play(move);
    }
    int value = minimax(board, 0, line.length);
    return board.toMove() == now.toMove() ? value : -value;
  }
}
