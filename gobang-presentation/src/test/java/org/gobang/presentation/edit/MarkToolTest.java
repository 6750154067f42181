package org.gobang.presentation.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.util.List;
import java.util.Map;
import org.gobang.api.Point;
import org.gobang.api.record.RecordNote;
import org.junit.jupiter.api.Test;

class MarkToolTest {

  private static final RecordNote COMMENT = new RecordNote.Comment("words");

  private List<RecordNote> notes = List.of(COMMENT);

  private void toggle(MarkTool tool, String... points) {
    for (String point : points) {
      notes = tool.toggle(notes, Point.parse(point));
    }
  }

  private Map<Point, String> marks() {
    return MarkTool.marks(notes);
  }

  @Test
  void addsAndRemovesAShape() {
    toggle(MarkTool.TRIANGLE, "h8", "i9");
    assertThat(notes)
        .containsExactly(
            COMMENT,
            new RecordNote.Marked(
                RecordNote.Marked.TRIANGLE, List.of(Point.parse("h8"), Point.parse("i9"))));
    toggle(MarkTool.TRIANGLE, "h8");
    assertThat(marks()).containsOnly(entry(Point.parse("i9"), RecordNote.Marked.TRIANGLE));
    toggle(MarkTool.TRIANGLE, "i9");
    assertThat(notes).containsExactly(COMMENT);
  }

  @Test
  void replacesAMarkOfAnotherKind() {
    toggle(MarkTool.CROSS, "h8");
    toggle(MarkTool.SQUARE, "h8");
    assertThat(marks()).containsOnly(entry(Point.parse("h8"), RecordNote.Marked.SQUARE));
  }

  @Test
  void usesTheFirstFreeLetterAndNumber() {
    toggle(MarkTool.LETTER, "a1", "b1", "c1");
    toggle(MarkTool.NUMBER, "a2", "b2");
    toggle(MarkTool.LETTER, "b1", "d1");
    assertThat(marks())
        .containsOnly(
            entry(Point.parse("a1"), "A"),
            entry(Point.parse("c1"), "C"),
            entry(Point.parse("d1"), "B"),
            entry(Point.parse("a2"), "1"),
            entry(Point.parse("b2"), "2"));
  }

  @Test
  void continuesWithLowercaseLettersWithoutLimit() {
    for (int row = 0; row < 15; row++) {
      for (int column = 0; column < 15; column++) {
        notes = MarkTool.LETTER.toggle(notes, new Point(column, row));
      }
    }
    assertThat(marks()).hasSize(225).containsValues("A", "Z", "a", "z");
  }
}
