package org.gobang.api;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MoveTest {

  @Test
  void returnsTheSameMoveForAnotherSide() {
    Move placed = new Move.Place(Stone.BLACK, new Point(7, 7));
    assertThat(placed.by(Stone.BLACK)).isSameAs(placed);
    assertThat(placed.by(Stone.WHITE)).isEqualTo(new Move.Place(Stone.WHITE, new Point(7, 7)));
    assertThat(new Move.Pass(Stone.BLACK).by(Stone.WHITE)).isEqualTo(new Move.Pass(Stone.WHITE));
    assertThat(new Move.Choose(Stone.WHITE, "swap").by(Stone.BLACK))
        .isEqualTo(new Move.Choose(Stone.BLACK, "swap"));
  }
}
