package org.gobang.ui.console.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.gobang.api.Point;
import org.gobang.presentation.edit.MarkTool;
import org.gobang.presentation.session.SessionCommands;
import org.junit.jupiter.api.Test;

class CommandTest {

  @Test
  void readsPointsAndWords() {
    assertThat(Command.parse(" H8 ")).contains(new Command(CommandWord.PUT, "h8"));
    assertThat(Command.parse("ｈ１５")).contains(new Command(CommandWord.PUT, "h15"));
    assertThat(Command.parse("Undo")).contains(new Command(CommandWord.UNDO, ""));
    assertThat(Command.parse("Ｕ")).contains(new Command(CommandWord.UNDO, ""));
    assertThat(Command.parse("？")).contains(new Command(CommandWord.HELP, ""));
  }

  @Test
  void preservesTheNameOfAFile() {
    assertThat(Command.parse("S  My Ｇame.txt "))
        .contains(new Command(CommandWord.SAVE, "My Ｇame.txt"));
    assertThat(Command.parse("save")).contains(new Command(CommandWord.SAVE, ""));
    assertThat(Command.parse("save! x.sgf")).contains(new Command(CommandWord.REPLACE, "x.sgf"));
  }

  @Test
  void readsNumbersFilesAndPositions() {
    assertThat(Command.parse("１２")).contains(new Command(CommandWord.GO, "12"));
    assertThat(Command.parse("o /My Games/x.sgf"))
        .contains(new Command(CommandWord.OPEN, "/My Games/x.sgf"));
    assertThat(Command.parse("g")).contains(new Command(CommandWord.RESUME, ""));
    assertThat(Command.parse("Resume 2")).contains(new Command(CommandWord.RESUME, "2"));
    assertThat(Command.parse("position h8, h9"))
        .contains(new Command(CommandWord.POSITION, "h8, h9"));
  }

  @Test
  void preservesAComment() {
    assertThat(Command.parse("comment  A Fine move "))
        .contains(new Command(CommandWord.COMMENT, "A Fine move"));
    assertThat(Command.parse("#Ｂad")).contains(new Command(CommandWord.COMMENT, "Ｂad"));
    assertThat(Command.parse("#")).contains(new Command(CommandWord.COMMENT, ""));
  }

  @Test
  void readsTeachingCommands() {
    assertThat(Command.parse("why h9")).contains(new Command(CommandWord.WHY, "h9"));
    assertThat(Command.parse("Ｙ")).contains(new Command(CommandWord.WHY, ""));
    assertThat(Command.parse("teach")).contains(new Command(CommandWord.TEACH, ""));
    assertThat(Command.parse("t １０")).contains(new Command(CommandWord.TEACH, "10"));
    assertThat(Command.parse("why h9 h10")).isEmpty();
  }

  @Test
  void readsEditsAndMarks() {
    assertThat(Command.parse("Edit Delete")).contains(new Command(CommandWord.EDIT, "delete"));
    assertThat(Command.parse("edit rotate-left"))
        .contains(new Command(CommandWord.EDIT, "rotate-left"));
    assertThat(Command.parse("mark Circle H8"))
        .contains(new Command(CommandWord.MARK, "circle h8"));
    assertThat(Command.parse("m letter")).contains(new Command(CommandWord.MARK, "letter"));
    for (String line :
        new String[] {"edit", "edit all", "mark", "mark h8", "m star h8", "m cross z"}) {
      assertThat(Command.parse(line)).as(line).isEmpty();
    }
  }

  @Test
  void namesTheTypedCommand() {
    Command mark = Command.parse("m circle  H8").orElseThrow();
    assertThat(mark.tool()).contains(MarkTool.CIRCLE);
    assertThat(mark.point()).contains(Point.parse("h8"));
    assertThat(Command.parse("y").orElseThrow().point()).isEmpty();
    assertThat(Command.parse("edit mirror").orElseThrow().row("edit"))
        .contains(SessionCommands.named("mirror"));
    assertThat(Command.parse("resume").orElseThrow().number()).isEqualTo(1);
    assertThat(Command.parse("0").orElseThrow().number()).isZero();
  }

  @Test
  void helpIncludesTheShortWordIfItFits() {
    assertThat(CommandWord.UNDO.usage()).isEqualTo("undo, u");
    assertThat(CommandWord.WHY.usage()).isEqualTo("why X, y X");
    assertThat(CommandWord.SAVE.usage()).isEqualTo("save FILE");
    assertThat(CommandWord.PUT.usage()).isEqualTo("h8");
  }

  @Test
  void refusesOtherInput() {
    for (String line :
        new String[] {
          "", " ", "jump", "h", "h0", "z3", "h8 h9", "undo 2", "g 0", "g x", "12 3", "1234567", "-1"
        }) {
      assertThat(Command.parse(line.equals("h") ? "hh" : line)).as(line).isEmpty();
    }
  }
}
