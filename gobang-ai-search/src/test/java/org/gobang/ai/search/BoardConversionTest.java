package org.gobang.ai.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.gobang.ai.search.position.SearchPosition;
import org.junit.jupiter.api.Test;

class BoardConversionTest {

  @Test
  void keepsTheOrderOfTheLastMoves() {
    SearchPosition position =
        BoardConversion.position(EngineFixture.board("freestyle", 15, "h8 a1 o15 b3 c2"));

    assertThat(position.sideToMove()).isEqualTo(SearchPosition.WHITE);
    assertThat(position.lastMove()).isEqualTo(2 + 15);
    assertThat(position.moveBefore(2)).isEqualTo(1 + 2 * 15);
    assertThat(position.moveBefore(5)).isEqualTo(7 + 7 * 15);
    assertThat(position.stone(position.moveBefore(2))).isEqualTo(SearchPosition.WHITE);
    assertThat(position.ply()).isEqualTo(5);
  }
}
