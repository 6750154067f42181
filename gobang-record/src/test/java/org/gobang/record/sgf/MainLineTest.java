package org.gobang.record.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;
import org.junit.jupiter.api.Test;

class MainLineTest {

  private static Node node(Stone stone, String point, Node... next) {
    RecordNote note = new RecordNote.Comment("on " + point);
    return new Node(new Move.Place(stone, Point.parse(point)), List.of(note), List.of(next));
  }

  private static GameRecord record(Node... lines) {
    return GameRecord.of("freestyle", Start.empty(15), List.of())
        .withTags(Map.of("event", "Final"))
        .withNotes(List.of(new RecordNote.Comment("start")))
        .withLines(List.of(lines));
  }

  private static final Node A = node(Stone.WHITE, "a1");
  private static final Node B = node(Stone.WHITE, "b1");
  private static final Node C =
      node(Stone.WHITE, "c1", node(Stone.BLACK, "d1"), node(Stone.BLACK, "e1"));
  private static final Node G8 = node(Stone.BLACK, "g8");

  @Test
  void usesTheGivenPath() {
    GameRecord record = record(G8, node(Stone.BLACK, "h8", A, B, C));
    assertThat(MainLine.of(record, List.of(1, 2)))
        .isEqualTo(record(node(Stone.BLACK, "h8", C, A, B), G8));
    assertThat(MainLine.of(record, List.of(1, 2, 1)).mainLine()).hasSize(3);
    assertThat(MainLine.of(record, List.of(1)))
        .isEqualTo(record(node(Stone.BLACK, "h8", A, B, C), G8));
  }

  @Test
  void staysTheSameForAPathOnIt() {
    GameRecord record = record(G8, node(Stone.BLACK, "h8", A, B, C));
    assertThat(MainLine.of(record, List.of())).isEqualTo(record);
    assertThat(MainLine.of(record, List.of(0))).isEqualTo(record);
  }

  @Test
  void rejectsAMissingPath() {
    assertThatIllegalArgumentException().isThrownBy(() -> MainLine.of(record(G8), List.of(1)));
  }
}
