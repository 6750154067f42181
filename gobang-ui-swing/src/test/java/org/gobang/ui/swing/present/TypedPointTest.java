package org.gobang.ui.swing.present;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.board.BoardScene;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TypedPointTest {

  private final List<Point> played = new ArrayList<>();
  private final List<String> told = new ArrayList<>();
  private final BoardPresenter board =
      new BoardPresenter(played::add, FakeWorkbench.withDeepAndPlain(), () -> 0);
  private final TypedPoint typed =
      new TypedPoint(
          board,
          WindowTexts.in(Locale.ENGLISH),
          told::add,
          refused -> told.add("refused: " + refused.getMessage()));

  @BeforeEach
  void startTheTurnOfAHuman() {
    board.show(new BoardScene(15, Map.of(), List.of(), Optional.of(Stone.BLACK), Map.of()));
  }

  private TypedPoint type(String characters) {
    characters.chars().forEach(each -> typed.type((char) each));
    return typed;
  }

  private String last() {
    return told.get(told.size() - 1);
  }

  @Test
  void movesTheFocusAndPlaysOnEnter() {
    type("h1");
    assertThat(last()).isEqualTo("Move: h1");
    assertThat(board.focus()).contains(Point.parse("h1"));
    type("2");
    assertThat(last()).isEqualTo("Move: h12");
    assertThat(board.focus()).contains(Point.parse("h12"));
    assertThat(typed.play()).isTrue();
    assertThat(played).containsExactly(Point.parse("h12"));
    assertThat(last()).isEmpty();
    assertThat(typed.play()).as("Enter on the board").isFalse();
  }

  @Test
  void refusesInvalidPointsWithoutPlayingTheFocusedPoint() {
    board.focusOn(Point.parse("a1"));
    type("h").play();
    assertThat(last()).isEqualTo("refused: Point h is not on this board.");
    board.focusOn(Point.parse("a1"));
    type("p3").play();
    assertThat(last()).isEqualTo("refused: Point p3 is not on this board.");
    assertThat(played).isEmpty();
  }

  @Test
  void letterRestartsAndBackspaceDeletesInput() {
    type("h8J");
    assertThat(last()).isEqualTo("Move: j");
    type("10");
    assertThat(typed.removeLast()).isTrue();
    assertThat(last()).isEqualTo("Move: j1");
    typed.removeLast();
    typed.removeLast();
    assertThat(last()).isEmpty();
    assertThat(typed.removeLast()).isFalse();
    assertThat(board.focus()).isEmpty();
  }

  @Test
  void ignoresOtherCharacters() {
    assertThat(typed.type('8')).as("without a column").isFalse();
    assertThat(typed.type('z')).isFalse();
    assertThat(typed.type('?')).isFalse();
    type("a123456789");
    assertThat(last()).isEqualTo("Move: a12");
  }
}
