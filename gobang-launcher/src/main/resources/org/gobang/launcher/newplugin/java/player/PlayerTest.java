package @PACKAGE@;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Comparator;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.testkit.TestBoards;
import org.junit.jupiter.api.Test;

/** Tests the ideas of the strategy, one position each. Black moves first. */
class @CLASS@PlayerTest {

  @Test
  void completesItsOwnFour() {
    assertEquals("l8", best("h8 g8 i8 h9 j8 i9 k8 j9"));
  }

  @Test
  void blocksAFour() {
    assertEquals("l8", best("h8 g8 i8 h9 j8 i9 k8"));
  }

  /** Returns the point with the highest score after moves such as "h8 h9 i10". */
  private static String best(String moves) {
    Board board = TestBoards.empty("freestyle", 15);
    for (String move : moves.split(" ")) {
      board = board.play(Point.parse(move));
    }
    Board position = board;
    return position.allowed().stream()
        .max(Comparator.comparingInt(point -> @CLASS@Player.score(position, point)))
        .orElseThrow()
        .toString();
  }
}
