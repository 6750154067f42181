package org.gobang.presentation.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.junit.jupiter.api.Test;

class BoardSceneTest {

  @Test
  void marksTheLastMoveAtTheEndOfAGame() {
    Point first = Point.parse("h8");
    Point last = Point.parse("i9");
    BoardScene scene =
        BoardScene.of(13, Map.of(first, Stone.BLACK, last, Stone.WHITE), Optional.of(last));
    assertThat(scene.size()).isEqualTo(13);
    assertThat(scene.spots())
        .containsOnly(
            Map.entry(first, PointScene.of(Stone.BLACK, false)),
            Map.entry(last, PointScene.of(Stone.WHITE, true)));
  }
}
