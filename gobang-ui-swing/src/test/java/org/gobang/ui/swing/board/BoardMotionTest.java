package org.gobang.ui.swing.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.board.BoardScene;
import org.gobang.ui.swing.present.BoardListener;
import org.gobang.ui.swing.present.BoardPresenter;
import org.junit.jupiter.api.Test;

class BoardMotionTest {

  private static final Point H8 = Point.parse("h8");
  private static final Point I9 = Point.parse("i9");

  private final AtomicLong now = new AtomicLong();
  private final BoardMotion motion = new BoardMotion(now::get);

  private void pass(int millis) {
    now.addAndGet(Duration.ofMillis(millis).toNanos());
  }

  @Test
  void animatesAPlacedStone() {
    motion.drop(H8);
    double high = motion.scale();
    assertThat(motion.stone()).contains(H8);
    assertThat(motion.runs()).isTrue();
    pass(90);
    assertThat(motion.scale()).isLessThan(high).isGreaterThan(1);
    assertThat(motion.opacity()).isBetween(0.4f, 1f);
    pass(100);
    assertThat(motion.stone()).isEmpty();
    assertThat(motion.runs()).isFalse();
    assertThat(motion.scale()).isEqualTo(1);
  }

  @Test
  void animatesAWinningLine() {
    assertThat(motion.brightness()).isZero();
    motion.glow();
    pass(300);
    assertThat(motion.brightness()).isBetween(0.5, 1.0);
    pass(2000);
    assertThat(motion.brightness()).isZero();
    assertThat(motion.runs()).isFalse();
    motion.glow();
    motion.stop();
    assertThat(motion.runs()).isFalse();
  }

  private static BoardScene scene(
      Map<Point, Stone> stones, Optional<Point> last, List<Point> line) {
    BoardScene end = BoardScene.of(15, stones, last);
    return new BoardScene(15, end.spots(), line, Optional.empty(), Map.of());
  }

  @Test
  void animatesOnlyNewStonesAndLines() {
    List<String> moved = new ArrayList<>();
    BoardPresenter board =
        new BoardPresenter(point -> {}, FakeWorkbench.withDeepAndPlain(), () -> 0);
    board.listener(
        new BoardListener() {
          @Override
          public void changed(Set<Point> points) {}

          @Override
          public void changed() {}

          @Override
          public void bubbleChanged() {}

          @Override
          public void stonePut(Point point) {
            moved.add(point.toString());
          }

          @Override
          public void lineWon() {
            moved.add("line");
          }
        });
    Map<Point, Stone> stones = new HashMap<>(Map.of(H8, Stone.BLACK));
    board.show(scene(stones, Optional.of(H8), List.of()));
    stones.put(I9, Stone.WHITE);
    board.show(scene(stones, Optional.of(I9), List.of(H8, I9)));
    assertThat(moved).containsExactly("h8", "i9", "line");
    board.show(scene(stones, Optional.of(I9), List.of(H8, I9)));
    board.show(scene(Map.of(H8, Stone.BLACK), Optional.of(H8), List.of()));
    board.show(BoardScene.empty(15));
    board.show(scene(stones, Optional.of(I9), List.of()));
    assertThat(moved).as("an edited or earlier position").hasSize(3);
  }
}
