package org.gobang.ui.swing.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Point;
import java.beans.PropertyChangeEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.accessibility.AccessibleState;
import org.gobang.api.Stone;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.board.BoardScene;
import org.gobang.presentation.board.PointScene;
import org.gobang.ui.swing.present.BoardPresenter;
import org.gobang.ui.swing.present.WindowTexts;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The accessible names and events of the board, without a screen. */
class BoardSpeechTest {

  private static final org.gobang.api.Point A15 = org.gobang.api.Point.parse("a15");
  private static final org.gobang.api.Point H8 = org.gobang.api.Point.parse("h8");
  private static final org.gobang.api.Point H9 = org.gobang.api.Point.parse("h9");
  private static final org.gobang.api.Point O1 = org.gobang.api.Point.parse("o1");

  private final List<org.gobang.api.Point> played = new ArrayList<>();
  private final List<PropertyChangeEvent> events = new ArrayList<>();
  private final BoardPresenter presenter =
      new BoardPresenter(played::add, FakeWorkbench.withDeepAndPlain(), () -> 0);
  private final BoardComponent board = board(Locale.ENGLISH);
  private final AccessibleContext speech = board.getAccessibleContext();

  private BoardComponent board(Locale locale) {
    return new BoardComponent(presenter, WindowTexts.in(locale));
  }

  @BeforeEach
  void show() {
    board.setSize(600, 600);
    presenter.show(
        new BoardScene(
            15,
            Map.of(
                H8,
                PointScene.BARE.change().stone(Stone.BLACK).last(true).build(),
                O1,
                PointScene.BARE.change().forbidden(true).build()),
            List.of(),
            Optional.of(Stone.WHITE),
            Map.of(O1, "No double-three here.")));
    speech.addPropertyChangeListener(events::add);
  }

  private AccessibleContext child(org.gobang.api.Point point) {
    return speech
        .getAccessibleChild((14 - point.row()) * 15 + point.column())
        .getAccessibleContext();
  }

  @Test
  void isFoundByAScreenReader() {
    assertThat(board).isInstanceOf(Accessible.class);
    assertThat(speech.getAccessibleStateSet().contains(AccessibleState.MANAGES_DESCENDANTS))
        .isTrue();
  }

  @Test
  void listsPointsInReadingOrder() {
    assertThat(speech.getAccessibleChildrenCount()).isEqualTo(225);
    assertThat(speech.getAccessibleChild(0).getAccessibleContext().getAccessibleName())
        .startsWith("a15, ");
    for (int i = 0; i < 225; i++) {
      AccessibleContext child = speech.getAccessibleChild(i).getAccessibleContext();
      assertThat(child.getAccessibleIndexInParent()).isEqualTo(i);
      assertThat(child.getAccessibleParent()).isSameAs(board);
      assertThat(child.getAccessibleRole()).isEqualTo(AccessibleRole.PUSH_BUTTON);
      assertThat(child.getAccessibleChildrenCount()).isZero();
    }
    assertThat(speech.getAccessibleChild(225)).isNull();
    assertThat(speech.getAccessibleChild(-1)).isNull();
    presenter.show(BoardScene.empty(9));
    assertThat(speech.getAccessibleChildrenCount()).isEqualTo(81);
    assertThat(speech.getAccessibleChild(80).getAccessibleContext().getAccessibleName())
        .isEqualTo("i1, empty");
  }

  @Test
  void namesTheContentOfAPoint() {
    assertThat(child(H8).getAccessibleName()).isEqualTo("h8, black stone, last move");
    assertThat(child(H9).getAccessibleName()).isEqualTo("h9, empty");
    assertThat(child(O1).getAccessibleName()).isEqualTo("o1, empty, No double-three here.");
    BoardComponent chinese = board(Locale.CHINESE);
    AccessibleContext h8 =
        chinese.getAccessibleContext().getAccessibleChild(7 * 15 + 7).getAccessibleContext();
    assertThat(h8.getAccessibleName()).isEqualTo("h8，黑子，最后一手");
    assertThat(h8.getLocale()).isEqualTo(Locale.CHINESE);
  }

  @Test
  void namesEveryMark() {
    PointScene won =
        PointScene.BARE.change().stone(Stone.WHITE).label("12").last(true).winning(true).build();
    PointScene hint =
        PointScene.BARE.change().hint(true).heat(7).ghost(Stone.BLACK).label("3").build();
    presenter.show(
        new BoardScene(15, Map.of(H8, won, H9, hint), List.of(), Optional.empty(), Map.of()));
    assertThat(child(H8).getAccessibleName())
        .isEqualTo("h8, white stone, move 12, last move, in the winning line");
    assertThat(child(H9).getAccessibleName())
        .isEqualTo("h9, empty, hint, expected as move 3, heat 7 of 9");
  }

  @Test
  void reportsTheFocusedPoint() {
    presenter.moveFocus(1, 0);
    presenter.moveFocus(0, 1);
    List<PropertyChangeEvent> moves =
        events.stream()
            .filter(
                event ->
                    event
                        .getPropertyName()
                        .equals(AccessibleContext.ACCESSIBLE_ACTIVE_DESCENDANT_PROPERTY))
            .toList();
    assertThat(moves).hasSize(2);
    assertThat(moves.get(0).getOldValue()).isNull();
    assertThat(moves.get(0).getNewValue()).isSameAs(child(H8));
    assertThat(moves.get(1).getOldValue()).isSameAs(child(H8));
    assertThat(moves.get(1).getNewValue()).isSameAs(child(H9));
    assertThat(child(H9).getAccessibleStateSet().contains(AccessibleState.SELECTED)).isTrue();
    assertThat(child(H8).getAccessibleStateSet().contains(AccessibleState.SELECTED)).isFalse();
    for (AccessibleState each : List.of(AccessibleState.FOCUSABLE, AccessibleState.SELECTABLE)) {
      assertThat(child(H8).getAccessibleStateSet().contains(each)).isTrue();
    }
    assertThat(speech.getAccessibleDescription()).isEqualTo("h9, empty");
  }

  @Test
  void reportsAChangedPoint() {
    List<Object> names = new ArrayList<>();
    child(H9).addPropertyChangeListener(event -> names.add(event.getNewValue()));
    presenter.show(
        new BoardScene(
            15,
            Map.of(H9, PointScene.BARE.change().stone(Stone.WHITE).last(true).build()),
            List.of(),
            Optional.empty(),
            Map.of()));
    assertThat(names).containsExactly("h9, white stone, last move");
  }

  @Test
  void placesAStone() {
    assertThat(child(H9).getAccessibleAction().getAccessibleActionCount()).isEqualTo(1);
    assertThat(child(H9).getAccessibleAction().getAccessibleActionDescription(0))
        .isEqualTo("place a stone");
    assertThat(child(H9).getAccessibleAction().doAccessibleAction(0)).isTrue();
    assertThat(child(H9).getAccessibleAction().doAccessibleAction(1)).isFalse();
    assertThat(played).containsExactly(H9);
    assertThat(presenter.focus()).contains(H9);
  }

  @Test
  void hasTheBoundsOfItsPainting() {
    Geometry geometry = board.geometry();
    for (org.gobang.api.Point point : List.of(A15, H8, O1)) {
      Point middle = new Point((int) geometry.x(point), (int) geometry.y(point));
      assertThat(speech.getAccessibleComponent().getAccessibleAt(middle)).isSameAs(child(point));
      assertThat(child(point).getAccessibleComponent().getBounds().contains(middle)).isTrue();
      assertThat(child(point).getAccessibleComponent().getLocationOnScreen())
          .as("no screen")
          .isNull();
    }
    assertThat(speech.getAccessibleComponent().getAccessibleAt(new Point(1, 1))).isNull();
    child(O1).getAccessibleComponent().requestFocus();
    assertThat(presenter.focus()).contains(O1);
  }
}
