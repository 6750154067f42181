package org.gobang.ui.console.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gobang.fixtures.workbench.FakeWorkbench.PERSON;

import java.util.List;
import org.gobang.api.Point;
import org.gobang.api.workbench.Fouls;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the board on a large screen. */
class LargeBoardTest {

  private final FakeWorkbench bench =
      new FakeWorkbench().request("freestyle", 5, PERSON, PERSON, Fouls.REFUSE, "c3 d3 d4");

  private TestScreen screen(CharacterWidths widths, boolean ascii) {
    return new TestScreen(bench, TerminalStyle.of(ColourDepth.NONE, widths, ascii));
  }

  private static List<String> board(TestScreen screen, int columns, int rows, int width) {
    return screen.frame(columns, rows).stream()
        .map(line -> line.substring(0, Math.min(width, line.length())).stripTrailing())
        .takeWhile(line -> !line.contains("play"))
        .filter(line -> !line.isEmpty())
        .toList();
  }

  @Test
  void doublesTheStepIfItFits() {
    assertThat(board(screen(CharacterWidths.NARROW, false), 61, 18, 26))
        .containsExactly(
            "  5  ┌───┬───┬───┬───┐",
            "     │   │   │   │   │",
            "  4  ├───┼───┼─(▐█▌)─┤",
            "     │   │   │   │   │",
            "  3  ├───┼─[▐█▌]▐ ▌──┤",
            "     │   │   │   │   │",
            "  2  ├───┼───┼───┼───┤",
            "     │   │   │   │   │",
            "  1  └───┴───┴───┴───┘",
            "     a   b   c   d   e");
  }

  @Test
  void triplesTheStepIfItFits() {
    assertThat(board(screen(CharacterWidths.NARROW, false), 71, 19, 36))
        .containsExactly(
            "  5   ┌─────┬─────┬─────┬─────┐",
            "      │     │     │     │     │",
            "      │     │     │    ▄▄▄    │",
            "  4   ├─────┼─────┼──(█████)──┤",
            "      │     │     │    ▀▀▀    │",
            "      │     │    ▄▄▄   ▄▄▄    │",
            "  3   ├─────┼──[█████]█   █───┤",
            "      │     │    ▀▀▀   ▀▀▀    │",
            "      │     │     │     │     │",
            "  2   ├─────┼─────┼─────┼─────┤",
            "      │     │     │     │     │",
            "      │     │     │     │     │",
            "  1   └─────┴─────┴─────┴─────┘",
            "      a     b     c     d     e");
  }

  @Test
  void growsInAsciiToo() {
    assertThat(board(screen(CharacterWidths.NARROW, true), 61, 18, 26))
        .containsExactly(
            "  5  .   .   .   .   .",
            "  4  .   .   . (XXX) .",
            "  3  .   . [XXX]OOO  .",
            "  2  .   .   .   .   .",
            "  1  .   .   .   .   .",
            "     a   b   c   d   e");
    assertThat(board(screen(CharacterWidths.NARROW, true), 71, 19, 36))
        .contains("                 XXX   OOO", "  3   .     .  [XXXXX]O   O   .")
        .allMatch(line -> line.chars().allMatch(character -> character < 128));
  }

  @Test
  void growsAboveThePanelInANarrowWindow() {
    assertThat(screen(CharacterWidths.NARROW, false).frame(25, 26))
        .contains("  4  ├───┼───┼─(▐█▌)─┤")
        .anyMatch(line -> line.equals("White to move"));
  }

  @Test
  void doesNotGrowIfTheFullPanelWouldNotFit() {
    assertThat(screen(CharacterWidths.NARROW, false).frame(60, 25)).contains("      4 ├─┼─┼(●)┤");
  }

  @Test
  void doesNotGrowWithCharactersOfTwoColumns() {
    assertThat(screen(new CharacterWidths(true, false, true), false).frame(200, 60))
        .anyMatch(line -> line.contains("4 ├─┼─┼─●┤"));
  }

  @Test
  void highlightsTheMiddleOfWinningStones() {
    bench.request("freestyle", 15, PERSON, PERSON, Fouls.REFUSE, "a1 a3 b1 b3 c1 c3 d1 d3 e1");
    assertThat(screen(CharacterWidths.NARROW, false).frame(120, 40))
        .anyMatch(line -> line.contains(" 1 ▐◆▌─▐◆▌─▐◆▌─▐◆▌(▐◆▌)"))
        .anyMatch(line -> line.contains(" 3 ▐ ▌─▐ ▌─▐ ▌─▐ ▌──┼"));
  }

  @Test
  void fillsColouredStones() {
    TestScreen screen =
        new TestScreen(bench, TerminalStyle.of(ColourDepth.TRUE, CharacterWidths.NARROW, false));
    assertThat(board(screen, 61, 18, 26)).contains("  3  ├───┼─[▐█▌]▐█▌──┤");
  }

  @ParameterizedTest
  @CsvSource({"61, 18", "71, 19", "45, 14", "9, 8"})
  void playsAtTheClickedPoint(int columns, int rows) {
    TestScreen screen = screen(CharacterWidths.NARROW, false);
    Layout layout = Layout.of(columns, rows, 5, true);
    screen.frame(columns, rows);
    int x = layout.board().columnX(1);
    int y = layout.board().rowY(3);
    screen.press(new Key.Click(x, y));
    assertThat(bench.game().state().board().at(Point.parse("b4")).occupied()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3})
  void mapsEveryPointAndItsStoneBack(int scale) {
    BoardGeometry board = new BoardGeometry(7, 2, 15, scale);
    int above = scale == BoardGeometry.LARGEST ? 1 : 0;
    for (int column = 0; column < 15; column++) {
      for (int row = 0; row < 15; row++) {
        for (int x = -board.beside(); x <= board.beside(); x++) {
          for (int y = -above; y <= above; y++) {
            assertThat(board.at(board.columnX(column) + x, board.rowY(row) + y))
                .contains(new Point(column, row));
          }
        }
      }
    }
    assertThat(board.at(board.columnX(0) - board.beside() - 1, board.rowY(0))).isEmpty();
    assertThat(board.at(board.columnX(0), board.lettersY())).isEmpty();
    assertThat(board.columnX(14) + board.beside() + 1).isLessThan(board.x() + board.width());
  }

  @ParameterizedTest
  @CsvSource({"80, 24, 1", "60, 20, 1", "120, 40, 2", "200, 60, 3"})
  void choosesAScaleForCommonWindows(int columns, int rows, int scale) {
    assertThat(Layout.of(columns, rows, 15, true).board().scale()).isEqualTo(scale);
  }
}
