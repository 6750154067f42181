package org.gobang.presentation.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.presentation.edit.PositionEditor.Tool;
import org.gobang.presentation.text.Texts;
import org.junit.jupiter.api.Test;

class PositionEditorTest {

  private static final Point H8 = Point.parse("h8");
  private static final Point C1 = Point.parse("c1");

  private final PositionEditor editor =
      new PositionEditor("renju", 15, Map.of(H8, Stone.BLACK), Stone.WHITE);

  private String text() {
    return editor.text(Texts.shared(Locale.ENGLISH));
  }

  @Test
  void placesReplacesAndRemovesStones() {
    editor.choose(Tool.WHITE);
    editor.put(H8);
    editor.put(C1);
    assertThat(editor.stones()).isEqualTo(Map.of(H8, Stone.WHITE, C1, Stone.WHITE));
    editor.put(C1);
    assertThat(editor.stones()).containsOnlyKeys(H8);
    editor.choose(Tool.ERASE);
    editor.put(C1);
    editor.put(H8);
    assertThat(editor.stones()).isEmpty();
  }

  @Test
  void createsAGameFromThePosition() {
    editor.put(C1);
    Start start = editor.record().start();
    assertThat(start.first()).isEqualTo(Stone.WHITE);
    assertThat(start.stones())
        .containsExactlyInAnyOrder(
            new Move.Place(Stone.BLACK, H8), new Move.Place(Stone.BLACK, C1));
    assertThat(editor.record().rules()).isEqualTo("renju");
    assertThat(editor.record().lines()).isEmpty();
  }

  @Test
  void undoesAndRedoesEveryChange() {
    editor.put(C1);
    editor.toMove(Stone.BLACK);
    editor.turn(Symmetry.MIRROR);
    editor.clear();
    editor.clear();
    List<Map<Point, Stone>> before =
        List.of(
            Map.of(H8, Stone.BLACK, Point.parse("m1"), Stone.BLACK),
            Map.of(H8, Stone.BLACK, C1, Stone.BLACK));
    editor.undo();
    assertThat(editor.stones()).isEqualTo(before.get(0));
    editor.undo();
    assertThat(editor.stones()).isEqualTo(before.get(1));
    assertThat(editor.toMove()).isEqualTo(Stone.BLACK);
    editor.undo();
    assertThat(editor.toMove()).isEqualTo(Stone.WHITE);
    editor.undo();
    assertThat(editor.undoable()).isFalse();
    editor.undo();
    assertThat(editor.stones()).containsOnlyKeys(H8);
    editor.redo();
    assertThat(editor.redoable()).isTrue();
    editor.put(Point.parse("a1"));
    assertThat(editor.redoable()).as("another change was made").isFalse();
  }

  @Test
  void isTextIfTheSidesCanHaveAlternated() {
    assertThat(text()).isEqualTo("h8");
    editor.choose(Tool.WHITE);
    editor.put(C1);
    assertThatThrownBy(this::text).isInstanceOf(RefusedException.class);
    editor.toMove(Stone.BLACK);
    assertThat(text()).isEqualTo("h8 c1");
    editor.clear();
    assertThatThrownBy(this::text).hasMessage("Nothing to copy yet.");
  }
}
