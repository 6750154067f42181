package org.gobang.ui.console.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gobang.fixtures.workbench.FakeWorkbench.PERSON;
import static org.gobang.fixtures.workbench.FakeWorkbench.computer;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.gobang.api.Point;
import org.gobang.api.player.Weights;
import org.gobang.api.workbench.Fouls;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.junit.jupiter.api.Test;

/** Tests the screen at several sizes. */
class LayoutTest {

  private final FakeWorkbench bench =
      new FakeWorkbench()
          .player("runs", "")
          .request("freestyle", 5, PERSON, computer("runs"), Fouls.REFUSE, "c3 d4");

  private TestScreen screen(CharacterWidths widths, boolean ascii) {
    return new TestScreen(bench, TerminalStyle.of(ColourDepth.NONE, widths, ascii));
  }

  @Test
  void placesThePanelBesideTheBoardIfItFits() {
    assertThat(screen(CharacterWidths.NARROW, false).frame(45, 14))
        .containsExactly(
            "  5 ┌─┬─┬─┬─┐    Freestyle, 5×5",
            "  4 ├─┼─┼(○)┤",
            "  3 ├─┼[●]┼─┤    ▸ ●  You",
            "  2 ├─┼─┼─┼─┤      ○  Runs",
            "  1 └─┴─┴─┴─┘",
            "    a b c d e    Your turn: Black",
            "",
            "                   1 c3   d4",
            "",
            "",
            "",
            "",
            "",
            "⏎ play  ? help  u⏎ take back  q⏎ quit");
  }

  @Test
  void placesThePanelBelowInANarrowWindow() {
    assertThat(screen(CharacterWidths.NARROW, false).frame(20, 12))
        .containsExactly(
            "    5 ┌─┬─┬─┬─┐",
            "    4 ├─┼─┼(○)┤",
            "    3 ├─┼[●]┼─┤",
            "    2 ├─┼─┼─┼─┤",
            "    1 └─┴─┴─┴─┘",
            "      a b c d e",
            "  ▸ ●  You",
            "    ○  Runs",
            "  Your turn: Black",
            "    1 c3   d4",
            "",
            "  ⏎ play  ? help");
  }

  @Test
  void makesTheBoardCompactInANarrowerWindow() {
    assertThat(screen(CharacterWidths.NARROW, false).frame(14, 9))
        .containsExactly(
            "   5 ·····",
            "   4 ···○·",
            "   3 ··●··",
            "   2 ·····",
            "   1 ·····",
            "     abcde",
            "  ▸ ● Y   ○ R",
            "",
            "  ⏎ play");
  }

  @Test
  void drawsNothingBelowTheFooterWithoutAPanel() {
    bench.request("freestyle", 15, PERSON, computer("runs"), Fouls.REFUSE, "");
    List<String> frame = screen(CharacterWidths.NARROW, false).frame(19, 17);
    assertThat(frame.get(15)).isEqualTo("   abcdefghijklmno");
    assertThat(frame.get(16)).isEqualTo("Your turn: Black");
  }

  @Test
  void showsTheHeaviestPointsAndTheLastMovesInASmallWindow() {
    bench.reports.put(
        "runs",
        Weights.of(5, Map.of(Point.parse("a1"), 9, Point.parse("a2"), 8, Point.parse("a3"), 7)));
    TestScreen screen = screen(CharacterWidths.NARROW, false).enter("w");
    assertThat(screen.frame(20, 14))
        .contains("  Weights from Runs", "   a1         9", "   a2         8")
        .noneMatch(line -> line.contains("a3"));
    screen.enter("w");
    assertThat(screen.frame(20, 12)).contains("    1 c3   d4");
  }

  @Test
  void showsTheEndOfALongLine() {
    TestScreen screen =
        screen(CharacterWidths.NARROW, false).type("save " + "x".repeat(60) + "end");
    assertThat(screen.frame(45, 14).get(13)).startsWith("> xxx").endsWith("xend");
  }

  @Test
  void marksShortenedText() {
    bench.player("a-player-with-a-long-name", "c1");
    bench.reports.put("a-player-with-a-long-name", Weights.of(5, Map.of(Point.parse("a1"), 9)));
    assertThat(screen(CharacterWidths.NARROW, false).enter("w").frame(26, 24))
        .anyMatch(line -> line.endsWith(".."));
  }

  @Test
  void namesTheMinimumSizeOfTheWindow() {
    String sentence = String.join(" ", screen(CharacterWidths.NARROW, false).frame(20, 6)).strip();
    assertThat(sentence.replaceAll("\\s+", " "))
        .isEqualTo("Terminal too small. Required: 9 columns and 7 rows.");
    screen(CharacterWidths.NARROW, false).frame(1, 1);
  }

  @Test
  void usesOnlyAsciiOnRequest() {
    List<String> frame = screen(CharacterWidths.NARROW, true).type("u").frame(45, 12);
    assertThat(frame)
        .contains("  4 . . .(O).", "  3 . .[X]. .    > X  You", "  2 . . . . .      O  Runs")
        .allMatch(line -> line.chars().allMatch(character -> character < 128));
  }

  @Test
  void keepsItsShapeWithStonesOfTwoColumns() {
    assertThat(screen(new CharacterWidths(true, false, true), false).frame(45, 12))
        .contains("  4 ├─┼─┼─○┤", "  3 ├─┼─●┼─┤    ▸ ●  You", "  2 ├─┼─┼─┼─┤      ○  Runs");
  }

  @Test
  void keepsItsShapeWithLinesOfTwoColumns() {
    assertThat(screen(new CharacterWidths(true, true, true), false).frame(45, 12))
        .contains("  4 ├┼┼○┤", "  3 ├┼●┼┤   ▸ ●  You", "  2 ├┼┼┼┤     ○  Runs");
  }

  @Test
  void showsChineseText() {
    bench.locale = Locale.CHINESE;
    assertThat(screen(CharacterWidths.NARROW, false).frame(60, 24))
        .anyMatch(line -> line.contains("轮到你：黑棋"))
        .anyMatch(line -> line.contains("自由规则，5 路"));
  }

  @Test
  void drawsEverySize() {
    TestScreen screen = screen(new CharacterWidths(true, false, false), false);
    for (int columns = 1; columns < 70; columns++) {
      for (int rows = 1; rows < 26; rows++) {
        assertThat(screen.frame(columns, rows)).hasSize(rows);
      }
    }
  }
}
