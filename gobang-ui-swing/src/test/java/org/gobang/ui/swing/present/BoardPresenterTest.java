package org.gobang.ui.swing.present;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.board.BoardScene;
import org.gobang.presentation.board.PointScene;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class BoardPresenterTest {

  private static final Point A1 = Point.parse("a1");
  private static final Point H8 = Point.parse("h8");
  private static final Point H9 = Point.parse("h9");

  private final List<Point> played = new ArrayList<>();
  private final List<Set<Point>> changes = new ArrayList<>();
  private final List<String> told = new ArrayList<>();
  private final BoardPresenter board =
      new BoardPresenter(played::add, FakeWorkbench.withDeepAndPlain(), () -> 0);

  @BeforeEach
  void look() {
    board.listener(
        new BoardListener() {
          @Override
          public void changed(Set<Point> points) {
            changes.add(points);
          }

          @Override
          public void changed() {
            told.add("all");
          }

          @Override
          public void bubbleChanged() {
            told.add("said");
          }
        });
  }

  private static BoardScene scene(Map<Point, PointScene> spots, Optional<Stone> hand) {
    return new BoardScene(15, spots, List.of(), hand, Map.of(A1, "never there"));
  }

  @Test
  void showsARefusalUntilThePositionChanges() {
    board.show(scene(Map.of(), Optional.of(Stone.BLACK)));
    board.say(H8, "not there");
    board.show(scene(Map.of(), Optional.empty()));
    assertThat(board.bubble()).as("a foul that ended the game").isPresent();
    board.show(scene(Map.of(H9, PointScene.of(Stone.BLACK, true)), Optional.of(Stone.WHITE)));
    assertThat(board.bubble()).as("another position").isEmpty();
  }

  @Test
  void repaintsOnlyChangedPoints() {
    board.show(scene(Map.of(H8, PointScene.of(Stone.BLACK, true)), Optional.empty()));
    changes.clear();
    board.show(
        scene(
            Map.of(H8, PointScene.of(Stone.BLACK, false), H9, PointScene.of(Stone.WHITE, true)),
            Optional.empty()));
    assertThat(changes).containsExactly(Set.of(H8, H9));
    assertThat(told).isEmpty();
  }

  @Test
  void showsTheGhostOnVacantPoints() {
    board.show(scene(Map.of(H8, PointScene.of(Stone.BLACK, true)), Optional.of(Stone.WHITE)));
    changes.clear();
    board.hover(Optional.of(H9));
    assertThat(board.spot(H9).ghost()).contains(Stone.WHITE);
    board.hover(Optional.of(H8));
    assertThat(board.spot(H8).ghost()).isEmpty();
    assertThat(board.spot(H9)).isEqualTo(PointScene.BARE);
    assertThat(changes).containsExactly(Set.of(H9), Set.of(H9));
  }

  @Test
  void movesTheFocusOnTheBoard() {
    board.moveFocus(1, 0);
    assertThat(board.focus()).as("the initial focus in the centre").contains(H8);
    board.moveFocus(0, 1);
    assertThat(board.spot(H9).focused()).isTrue();
    assertThat(board.spot(H8).focused()).isFalse();
    board.moveFocus(0, 7);
    assertThat(board.focus()).contains(Point.parse("h1"));
    board.playFocus();
    assertThat(played).containsExactly(Point.parse("h1"));
    board.escape();
    board.playFocus();
    assertThat(played).hasSize(1);
  }

  @Test
  void showsABubbleUntilThePointerMoves() {
    board.show(scene(Map.of(), Optional.of(Stone.BLACK)));
    board.say(H8, "not there");
    assertThat(board.bubble()).contains(new PointMessage(H8, "not there"));
    board.hover(Optional.of(A1));
    assertThat(board.bubble()).contains(new PointMessage(A1, "never there"));
    board.hover(Optional.empty());
    assertThat(board.bubble()).isEmpty();
    assertThat(told).containsExactly("said", "said", "said");
  }

  @Test
  void resetsOnABoardOfAnotherSize() {
    board.moveFocus(0, 6);
    board.show(BoardScene.empty(5));
    assertThat(board.focus()).isEmpty();
    assertThat(told).containsExactly("all");
  }
}
