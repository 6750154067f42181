package org.gobang.ai.lookahead;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.MutableBoard;
import org.gobang.api.evaluator.Evaluator;
import org.junit.jupiter.api.Test;

class MoveOrderTest {

  /** An evaluator that prefers points by their index. */
  private static final Evaluator UPWARD =
      new Evaluator() {
        @Override
        public int value(MutableBoard board) {
          return 0;
        }

        @Override
        public void weigh(MutableBoard board, int[] weights) {
          Arrays.setAll(weights, index -> index < 10 ? 0 : index);
        }
      };

  private static List<String> moves(Board board, int width) {
    int size = board.size();
    return Arrays.stream(new MoveOrder(UPWARD, width).moves(board.mutableCopy()))
        .mapToObj(index -> new Point(index % size, index / size).toString())
        .toList();
  }

  @Test
  void heaviestMovesComeFirst() {
    Board board = Boards.after(Boards.empty("freestyle", 9), "i9");
    assertThat(moves(board, 3)).containsExactly("h9", "g9", "f9");
    assertThat(moves(board, 100)).hasSize(70).doesNotContain("i9", "a1", "i1");
  }

  @Test
  void winIsTheOnlyMove() {
    Board board = Boards.after(Boards.empty("freestyle", 9), "a1 a9 b1 b9 c1 c9 d1 d9");
    assertThat(moves(board, 3)).containsExactly("e1");
  }

  @Test
  void blocksComeFirstAtAnyWidth() {
    Board board = Boards.after(Boards.empty("freestyle", 9), "b1 a9 c1 b9 d1 g8 e1");
    assertThat(moves(board, 1)).containsExactlyInAnyOrder("a1", "f1");
    assertThat(moves(board, 4).subList(0, 2)).containsExactlyInAnyOrder("a1", "f1");
    assertThat(moves(board, 4)).hasSize(4);
  }

  /** The opponent's wins are found after a pass, which an opening does not allow. */
  @Test
  void supportsOpeningsWithoutPasses() {
    Board board = Boards.after(Boards.empty("custom:torus=true,opening=swap2", 9), "e5");
    assertThat(moves(board, 3)).containsExactly("i9", "h9", "g9");
  }

  @Test
  void centreComesFirstWithoutWeights() {
    Evaluator none = board -> 0;
    MutableBoard empty = Boards.empty("freestyle", 9).mutableCopy();
    assertThat(new MoveOrder(none, 5).moves(empty)).hasSize(5).contains(40).startsWith(40);
  }

  @Test
  void forbiddenPointsAreExcluded() {
    Board black = Boards.after(Boards.empty("renju", 15), "g8 a1 i8 c1 h7 e1 h9 a15");
    assertThat(black.forbidden(Stone.BLACK)).containsOnlyKeys(Point.parse("h8"));
    assertThat(moves(black, 225)).contains("g9").doesNotContain("h8");
  }

  @Test
  void ignoresWeightsOfOccupiedPoints() {
    MutableBoard board = Boards.after(Boards.empty("freestyle", 9), "i9 a9").mutableCopy();
    int[] weights = new MoveOrder(UPWARD, 3).weights(board);
    assertThat(weights[80]).isZero();
    assertThat(weights[79]).isEqualTo(79);
  }
}
