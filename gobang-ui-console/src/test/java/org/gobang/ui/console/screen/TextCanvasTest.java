package org.gobang.ui.console.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests drawing on a canvas and its output. */
class TextCanvasTest {

  private static final TextStyle RED = TextStyle.PLAIN.ink(new Colour(0xff0000, 9));

  @Test
  void clipsTextAtItsEdges() {
    TextCanvas canvas = new TextCanvas(4, 2, CharacterWidths.NARROW, false);
    canvas.put(-1, 0, "abcdefg", TextStyle.PLAIN);
    canvas.put(2, 1, "x棋", TextStyle.PLAIN);
    canvas.put(0, 2, "below", TextStyle.PLAIN);
    assertThat(canvas.text(0)).isEqualTo("bcde");
    assertThat(canvas.text(1)).isEqualTo("  x");
  }

  @Test
  void drawsNoHalfOfAWideCharacter() {
    TextCanvas canvas = new TextCanvas(6, 1, CharacterWidths.NARROW, false);
    canvas.put(0, 0, "棋子盘", TextStyle.PLAIN);
    canvas.put(1, 0, "ab", TextStyle.PLAIN);
    assertThat(canvas.text(0)).isEqualTo(" ab 盘");
  }

  @Test
  void sendsAStyleOnceAndClearsTheRest() {
    TextCanvas canvas = new TextCanvas(6, 1, CharacterWidths.NARROW, false);
    canvas.put(1, 0, "ab", RED.bolder());
    assertThat(canvas.sequence(0, ColourDepth.TRUE))
        .isEqualTo(" \033[0;1;38;2;255;0;0mab\033[0m\033[K");
    assertThat(canvas.sequence(0, ColourDepth.INDEXED)).contains("38;5;196m");
    assertThat(canvas.sequence(0, ColourDepth.BASIC)).contains("\033[0;1;91mab");
    assertThat(canvas.sequence(0, ColourDepth.NONE)).isEqualTo(" \033[0;1mab\033[0m\033[K");
  }

  @Test
  void movesTheCursorAfterACharacterOfUnknownWidth() {
    TextCanvas canvas = new TextCanvas(4, 1, new CharacterWidths(false, false, false), false);
    canvas.put(0, 0, "●─ab", TextStyle.PLAIN);
    assertThat(canvas.sequence(0, ColourDepth.NONE)).isEqualTo("●\033[2G─\033[3Gab");
  }

  @Test
  void sendsOnlyChangedRows() {
    FrameWriter writer = new FrameWriter(ColourDepth.NONE);
    assertThat(writer.next(frame("one", "two"))).contains("\033[2J", "one", "two");
    assertThat(writer.next(frame("one", "two"))).isEmpty();
    assertThat(writer.next(frame("one", "2"))).isEqualTo("\033[?2026h\033[2;1H2\033[K\033[?2026l");
    writer.forget();
    assertThat(writer.next(frame("one", "2"))).contains("one", "2");
    assertThat(writer.next(frame("one"))).contains("\033[2J", "one");
  }

  @Test
  void sendsEverythingAfterAChangeOfColumns() {
    FrameWriter writer = new FrameWriter(ColourDepth.NONE);
    writer.next(new TextCanvas(9, 1, CharacterWidths.NARROW, false));
    assertThat(writer.next(new TextCanvas(8, 1, CharacterWidths.NARROW, false)))
        .contains("\033[2J");
  }

  private static TextCanvas frame(String... rows) {
    TextCanvas canvas = new TextCanvas(9, rows.length, CharacterWidths.NARROW, false);
    for (int row = 0; row < rows.length; row++) {
      canvas.put(0, row, rows[row], TextStyle.PLAIN);
    }
    return canvas;
  }

  @Test
  void detectsTheNumberOfColours() {
    assertThat(ColourDepth.of(Map.of(), 0)).isEqualTo(ColourDepth.NONE);
    assertThat(ColourDepth.of(Map.of(), 8)).isEqualTo(ColourDepth.BASIC);
    assertThat(ColourDepth.of(Map.of(), 256)).isEqualTo(ColourDepth.INDEXED);
    assertThat(ColourDepth.of(Map.of("COLORTERM", "truecolor"), 256)).isEqualTo(ColourDepth.TRUE);
    assertThat(ColourDepth.of(Map.of("COLORTERM", "truecolor", "NO_COLOR", "1"), 256))
        .isEqualTo(ColourDepth.NONE);
    assertThat(ColourDepth.of(Map.of("NO_COLOR", ""), 256)).isEqualTo(ColourDepth.INDEXED);
  }

  @Test
  void findsTheNearestOf256Colours() {
    assertThat(new Colour(0xffffff, 15).indexed()).isEqualTo(231);
    assertThat(new Colour(0x000000, 0).indexed()).isEqualTo(16);
    assertThat(new Colour(0x5f87af, 4).indexed()).isEqualTo(67);
    assertThat(new Colour(0x808080, 8).indexed()).isEqualTo(244);
  }

  @Test
  void measuresText() {
    CharacterWidths wide = new CharacterWidths(true, false, true);
    assertThat(CharacterWidths.NARROW.of("●棋h─")).isEqualTo(5);
    assertThat(wide.of("●棋h─")).isEqualTo(6);
    assertThat(new CharacterWidths(true, true, true).of("─┼")).isEqualTo(4);
    assertThat(wide.cut("●棋h", 3)).isEqualTo("●");
    assertThat(wide.fit("abcdef", 4, "..")).isEqualTo("ab..");
    assertThat(wide.of("e\u0301")).isEqualTo(1);
  }

  @Test
  void estimatesWidthsByTheLanguageOfTheTerminal() {
    assertThat(CharacterWidths.guess(Map.of("LANG", "zh_CN.UTF-8")).wideSigns()).isTrue();
    assertThat(
            CharacterWidths.guess(Map.of("LANG", "zh_CN.UTF-8", "LC_ALL", "C.UTF-8")).wideSigns())
        .isFalse();
    assertThat(CharacterWidths.guess(Map.of()).measured()).isFalse();
  }

  @Test
  void breaksLinesBetweenWordsOrIdeographs() {
    assertThat(LineWrapper.of("Black may not", 9, CharacterWidths.NARROW))
        .isEqualTo(List.of("Black may", "not"));
    assertThat(LineWrapper.of("abcdefghij", 4, CharacterWidths.NARROW))
        .isEqualTo(List.of("abcd", "efgh", "ij"));
    assertThat(LineWrapper.of("黑棋获胜！", 8, CharacterWidths.NARROW)).isEqualTo(List.of("黑棋获", "胜！"));
    assertThat(LineWrapper.of("", 8, CharacterWidths.NARROW)).isEmpty();
    assertThat(LineWrapper.of("棋", 1, CharacterWidths.NARROW)).isEmpty();
  }
}
