package org.gobang.presentation.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.junit.jupiter.api.Test;

class SamePositionTest {

  private static final Node H8 = node("h8");
  private static final Node I9 = node("i9");

  private static Node node(String point, Node... next) {
    return new Node(new Move.Place(Stone.BLACK, Point.parse(point)), List.of(), List.of(next));
  }

  private static GameRecord record(Node... lines) {
    return GameRecord.of("freestyle", Start.empty(15), List.of()).withLines(List.of(lines));
  }

  @Test
  void followsMovesInAnotherOrder() {
    GameRecord before = record(H8, node("g7", I9, H8));
    GameRecord now = record(node("g7", H8), H8);
    assertThat(SamePosition.in(before, List.of(1, 1), now)).contains(List.of(0, 0));
    assertThat(SamePosition.in(before, List.of(), now)).contains(List.of());
  }

  @Test
  void isEmptyIfAMoveWasDeleted() {
    GameRecord before = record(H8, node("g7", I9, H8));
    GameRecord now = record(node("g7", H8), H8);
    assertThat(SamePosition.in(before, List.of(1, 0), now)).isEmpty();
    assertThat(SamePosition.farthest(before, List.of(1, 0), now)).containsExactly(0);
  }

  @Test
  void keepsItsPlaceIfAMoveOccursTwice() {
    GameRecord twice = record(H8, H8);
    assertThat(SamePosition.in(twice, List.of(1), twice)).contains(List.of(1));
  }
}
