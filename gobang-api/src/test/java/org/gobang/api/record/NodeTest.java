package org.gobang.api.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.junit.jupiter.api.Test;

class NodeTest {

  private static final Node I10 = node("i10");
  private static final Node J11 = node("j11");

  @Test
  void copiesItsLists() {
    List<Node> next = new ArrayList<>(List.of(I10));
    List<RecordNote> notes = new ArrayList<>(List.of(new RecordNote.Comment("good")));
    Node node = new Node(I10.move(), notes, next);
    next.clear();
    notes.clear();
    assertThat(node.next()).containsExactly(I10);
    assertThat(node.notes()).containsExactly(new RecordNote.Comment("good"));
  }

  @Test
  void equalsATreeOfEqualNodes() {
    assertThat(node("h8", node("h9", I10), J11))
        .isEqualTo(node("h8", node("h9", node("i10")), node("j11")))
        .hasSameHashCodeAs(node("h8", node("h9", node("i10")), node("j11")));
  }

  @Test
  void differsInMoveNotesOrderAndShape() {
    Node tree = node("h8", I10, J11);
    assertThat(tree).isNotEqualTo(node("h9", I10, J11));
    assertThat(tree).isNotEqualTo(node("h8", J11, I10));
    assertThat(tree).isNotEqualTo(node("h8", node("i10", J11)));
    assertThat(tree).isNotEqualTo(node("h8", I10));
    Node noted = new Node(J11.move(), List.of(new RecordNote.Comment("good")), List.of());
    assertThat(tree).isNotEqualTo(node("h8", I10, noted));
    assertThat(node("h8", node("h9", I10), J11)).isNotEqualTo(node("h8", node("h9"), I10, J11));
    assertThat(node("h8", node("h9", I10), J11)).isNotEqualTo(node("h8", node("h9", I10, J11)));
  }

  @Test
  void writesItsMainLine() {
    assertThat(I10).hasToString("i10");
    assertThat(node("h8", node("h9"))).hasToString("h8 h9");
    assertThat(node("h8", node("h9", I10), node("i9", I10, J11)))
        .hasToString("h8 h9 i10 and 3 in variations");
  }

  @Test
  void supportsDeepTrees() {
    Move pass = new Move.Pass(Stone.BLACK);
    List<Move> moves = Collections.nCopies(100_000, pass);
    GameRecord one = GameRecord.of("freestyle", Start.empty(15), moves);
    GameRecord other = GameRecord.of("freestyle", Start.empty(15), moves);
    assertThat(one.equals(other)).isTrue();
    assertThat(one.hashCode()).isEqualTo(other.hashCode());
    assertThat(one.toString()).contains("pass pass");
    assertThat(one.follow(one.mainLine())).hasSize(100_000);
    Node last = new Node(new Move.Pass(Stone.WHITE), List.of(), List.of());
    for (int i = 1; i < moves.size(); i++) {
      last = new Node(pass, List.of(), List.of(last));
    }
    assertThat(one.lines().get(0).equals(last)).isFalse();
  }

  private static Node node(String point, Node... next) {
    Move move = new Move.Place(Stone.BLACK, Point.parse(point));
    return new Node(move, List.of(), List.of(next));
  }
}
