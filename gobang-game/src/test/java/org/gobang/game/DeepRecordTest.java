package org.gobang.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.junit.jupiter.api.Test;

/** Tests records deeper than the stack. */
class DeepRecordTest {

  private static final int DEPTH = 50_000;

  @Test
  void opensADeepRecord() {
    List<Move> moves = Collections.nCopies(DEPTH, new Move.Place(Stone.BLACK, Point.parse("h8")));
    GameRecord record = GameRecord.of("freestyle", Start.empty(15), moves);
    GameTree tree = GameTree.of(record, Boards.empty("freestyle"));
    assertThat(tree.at(List.of(0)).position().board().moves()).hasToString("[h8]");
    GameNode last = tree.at(Collections.nCopies(DEPTH, 0));
    assertThat(last.path()).hasSize(DEPTH);
    assertThatThrownBy(last::position)
        .isInstanceOf(RefusedException.class)
        .hasMessage("move 2 (h8): it is not the turn of Black");
    // The notes of the last move are in the nodes of all moves before it.
    last.notes(List.of());
    assertThat(tree.record(Map.of()).equals(record)).isTrue();
  }
}
