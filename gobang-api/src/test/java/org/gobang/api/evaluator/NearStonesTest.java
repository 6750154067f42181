package org.gobang.api.evaluator;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.Random;
import org.gobang.api.board.Cell;
import org.gobang.api.board.MutableBoard;
import org.junit.jupiter.api.Test;

class NearStonesTest {

  private static final int SIZE = 9;

  /** Returns a board with the given cells. */
  private static MutableBoard board(Cell[] cells) {
    return (MutableBoard)
        Proxy.newProxyInstance(
            MutableBoard.class.getClassLoader(),
            new Class<?>[] {MutableBoard.class},
            (proxy, method, arguments) ->
                switch (method.getName()) {
                  case "size" -> SIZE;
                  case "at" -> cells[(Integer) arguments[0]];
                  default -> throw new UnsupportedOperationException(method.getName());
                });
  }

  /** Returns the weight by its definition. */
  private static int weight(Cell[] cells, int point) {
    int weight = 0;
    for (int other = 0; other < cells.length; other++) {
      int columns = Math.abs(point % SIZE - other % SIZE);
      int rows = Math.abs(point / SIZE - other / SIZE);
      int distance = Math.max(columns, rows);
      if (cells[other] != Cell.VACANT && distance <= 2) {
        weight += distance <= 1 ? 2 : 1;
      }
    }
    return weight;
  }

  @Test
  void weightIsTheNumberOfNearStones() {
    Random random = new Random(5);
    for (int i = 0; i < 50; i++) {
      Cell[] cells = new Cell[SIZE * SIZE];
      for (int point = 0; point < cells.length; point++) {
        boolean vacant = random.nextDouble() < 0.8;
        cells[point] = vacant ? Cell.VACANT : random.nextBoolean() ? Cell.BLACK : Cell.WHITE;
      }
      int[] weights = new int[cells.length];
      Evaluator plain = board -> 0;
      plain.weigh(board(cells), weights);
      for (int point = 0; point < cells.length; point++) {
        assertThat(weights[point]).isEqualTo(weight(cells, point));
      }
    }
  }
}
