package org.gobang.ui.swing.present;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.board.BoardScene;
import org.gobang.presentation.board.PointScene;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MoveConfirmationTest {

  private static final Point H8 = Point.parse("h8");
  private static final Point H9 = Point.parse("h9");
  private static final Point C3 = Point.parse("c3");
  private static final long MOMENT = UnconfirmedMove.MOMENT.toNanos();

  private final List<Point> played = new ArrayList<>();
  private final List<Boolean> ticks = new ArrayList<>();
  private final List<Set<Point>> changes = new ArrayList<>();
  private final AtomicLong now = new AtomicLong(7);
  private final FakeWorkbench preferences = FakeWorkbench.withDeepAndPlain();
  private final BoardPresenter board = new BoardPresenter(played::add, preferences, now::get);

  @BeforeEach
  void look() {
    board.listener(
        new BoardListener() {
          @Override
          public void changed(Set<Point> points) {
            changes.add(points);
          }

          @Override
          public void changed() {}

          @Override
          public void bubbleChanged() {}

          @Override
          public void ticks(boolean needed) {
            ticks.add(needed);
          }
        });
    turn(Optional.of(Stone.BLACK));
  }

  private void turn(Optional<Stone> hand) {
    PointScene stone = PointScene.BARE.put(Stone.WHITE, 1);
    board.show(new BoardScene(15, Map.of(C3, stone), List.of(), hand, Map.of()));
  }

  private void pass(double moments) {
    now.addAndGet((long) (moments * MOMENT));
    board.tick();
  }

  @Test
  void isOffByDefaultAndSaved() {
    assertThat(board.guard()).isEqualTo(MoveConfirmation.OFF);
    board.click(H8);
    assertThat(played).containsExactly(H8);
    board.guard(MoveConfirmation.UNDO);
    assertThat(preferences.get("swing.guard")).contains("undo");
    BoardPresenter next = new BoardPresenter(played::add, preferences, now::get);
    assertThat(next.guard()).isEqualTo(MoveConfirmation.UNDO);
    preferences.put("swing.guard", "who knows");
    assertThat(MoveConfirmation.in(preferences)).isEqualTo(MoveConfirmation.OFF);
  }

  @Test
  void playsAGhostOnASecondClick() {
    board.guard(MoveConfirmation.CONFIRM);
    board.click(H8);
    board.hover(Optional.empty());
    assertThat(played).isEmpty();
    assertThat(board.spot(H8).ghost()).contains(Stone.BLACK);
    assertThat(board.spot(H8).pending()).contains(1.0);
    pass(100);
    assertThat(played).as("without a time limit").isEmpty();
    board.click(H8);
    assertThat(played).containsExactly(H8);
    assertThat(board.spot(H8)).isEqualTo(PointScene.BARE);
    assertThat(ticks).isEmpty();
  }

  @Test
  void movesTheGhostAndPlaysItOnEnter() {
    board.guard(MoveConfirmation.CONFIRM);
    board.click(H8);
    changes.clear();
    board.click(H9);
    assertThat(changes).containsExactly(Set.of(H8, H9));
    assertThat(board.spot(H8)).isEqualTo(PointScene.BARE);
    board.playFocus();
    assertThat(played).containsExactly(H9);
  }

  @Test
  void confirmsByKeyboard() {
    board.guard(MoveConfirmation.CONFIRM);
    board.moveFocus(1, 0);
    board.playFocus();
    board.escape();
    assertThat(board.spot(H8).ghost()).isEmpty();
    assertThat(board.focus()).as("the focus after discarding the ghost").contains(H8);
    board.playFocus();
    board.moveFocus(0, 1);
    board.playFocus();
    assertThat(played).isEmpty();
    board.playFocus();
    assertThat(played).containsExactly(H9);
  }

  @Test
  void discardsTheGhostOutsideThePointsAndOnAStone() {
    board.guard(MoveConfirmation.CONFIRM);
    board.click(H8);
    board.clickBeside();
    assertThat(board.spot(H8)).isEqualTo(PointScene.BARE);
    board.click(H8);
    board.click(C3);
    assertThat(played).as("played, to be refused").containsExactly(C3);
    assertThat(board.spot(H8)).isEqualTo(PointScene.BARE);
  }

  @Test
  void playsTheStoneAfterItsDelay() {
    board.guard(MoveConfirmation.UNDO);
    board.click(H8);
    board.hover(Optional.of(H9));
    assertThat(board.spot(H8).stone()).contains(Stone.BLACK);
    assertThat(board.spot(H9).ghost()).as("no ghost").isEmpty();
    changes.clear();
    pass(0.25);
    assertThat(board.spot(H8).pending()).contains(0.75);
    assertThat(changes).containsExactly(Set.of(H8));
    board.clickBeside();
    pass(0.7);
    assertThat(played).isEmpty();
    pass(0.06);
    assertThat(played).containsExactly(H8);
    pass(5);
    assertThat(played).hasSize(1);
    assertThat(ticks).containsExactly(true, false);
  }

  @Test
  void removesTheStoneDuringItsDelay() {
    board.guard(MoveConfirmation.UNDO);
    board.click(H8);
    board.click(H8);
    board.click(H8);
    board.escape();
    board.click(H8);
    assertThat(board.undo()).isTrue();
    assertThat(board.undo()).isFalse();
    pass(2);
    assertThat(played).isEmpty();
    board.click(H8);
    pass(0.9);
    board.click(H9);
    pass(0.9);
    assertThat(played).as("a new delay at another point").isEmpty();
    pass(0.2);
    assertThat(played).containsExactly(H9);
  }

  @ParameterizedTest
  @EnumSource(MoveConfirmation.class)
  void discardsTheStoneAtTheEndOfTheTurn(MoveConfirmation guard) {
    board.guard(guard);
    board.click(H8);
    played.clear();
    turn(Optional.of(Stone.WHITE));
    assertThat(board.spot(H8)).isEqualTo(PointScene.BARE);
    turn(Optional.empty());
    board.click(H8);
    assertThat(played).as("refused at once").containsExactly(H8);
    pass(2);
    assertThat(played).hasSize(1);
  }

  @Test
  void keepsTheStoneWhileOnlyMarksChange() {
    board.guard(MoveConfirmation.UNDO);
    board.click(H8);
    Map<Point, PointScene> marks =
        Map.of(C3, PointScene.BARE.put(Stone.WHITE, 1), H9, PointScene.BARE.hovered(Stone.BLACK));
    board.show(new BoardScene(15, marks, List.of(), Optional.of(Stone.BLACK), Map.of()));
    pass(1);
    assertThat(played).containsExactly(H8);
  }

  @ParameterizedTest
  @EnumSource(MoveConfirmation.class)
  void neverPlaysTwice(MoveConfirmation guard) {
    Random random = new Random(31);
    board.guard(guard);
    for (int round = 0; round < 2000; round++) {
      int before = played.size();
      switch (random.nextInt(6)) {
        case 0 -> board.escape();
        case 1 -> board.moveFocus(random.nextInt(3) - 1, random.nextInt(3) - 1);
        case 2 -> board.playFocus();
        case 3 -> pass(random.nextDouble());
        case 4 -> board.undo();
        default -> board.click(random.nextBoolean() ? H8 : H9);
      }
      assertThat(played.size() - before).isBetween(0, 1);
      if (played.size() > before) {
        assertThat(board.spot(H8).pending()).isEmpty();
        assertThat(board.spot(H9).pending()).isEmpty();
      }
    }
    assertThat(played).isNotEmpty();
  }
}
